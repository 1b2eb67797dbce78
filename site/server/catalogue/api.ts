import { Hono } from "hono";
import { BrandProposal, ProductProposal } from "../../shared/catalogue/proposal.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { brandNames, productNames } from "./catalogue-names.ts";
import { proposeBrand, proposeProduct } from "./propose.ts";

const messageOf = (isNew: boolean, noun: string) => (isNew ? `${noun} proposed` : `${noun} found`);

/** Brands and products while a member names their things. */
export const catalogueApi = new Hono<SiteEnv>()
  .get("/brands", signedIn, rateLimited("catalogue-names"), async (c) =>
    c.json({ data: await brandNames(c.var.site, c.var.member, c.req.query("search") ?? "") }),
  )
  .get("/products", signedIn, rateLimited("catalogue-names"), async (c) => {
    const { search = "", brand } = c.req.query();
    return c.json({ data: await productNames(c.var.site, c.var.member, search, brand || null) });
  })
  .post("/brands", signedIn, mayWrite, emailVerified, idempotent("proposal"), jsonBody(BrandProposal), async (c) => {
    const { isNew, found } = await proposeBrand(c.var.site, c.var.member, c.var.draft.name);
    return c.json({ message: messageOf(isNew, "Brand"), data: found });
  })
  .post(
    "/products",
    signedIn,
    mayWrite,
    emailVerified,
    idempotent("proposal"),
    jsonBody(ProductProposal),
    async (c) => {
      const { isNew, found } = await proposeProduct(c.var.site, c.var.member, c.var.draft);
      return c.json({ message: messageOf(isNew, "Product"), data: found });
    },
  );
