import { Hono } from "hono";
import { BrandDraft, BrandEdit } from "../../../shared/catalogue-admin/brand-form.ts";
import { idempotent } from "../../idempotency/idempotent.ts";
import { adminOfCall } from "../../request/acting-admin.ts";
import { adminOnly } from "../../request/admin-only.ts";
import { jsonBody } from "../../request/json-body.ts";
import { rateLimited } from "../../request/rate-limited.ts";
import { signedIn } from "../../request/signed-in.ts";
import type { SiteEnv } from "../../request/site-env.ts";
import { createBrand } from "./create-brand.ts";
import { saveBrand } from "./save-brand.ts";

export const adminBrandsApi = new Hono<SiteEnv>()
  .post("/admin/brands", signedIn, adminOnly, idempotent("admin"), jsonBody(BrandDraft), async (c) =>
    c.json({ message: "Brand created", data: await createBrand(c.var.site, adminOfCall(c.var), c.var.draft) }),
  )
  .put("/admin/brands/:slug", signedIn, adminOnly, rateLimited("admin"), jsonBody(BrandEdit), async (c) =>
    c.json({
      message: "Brand saved",
      data: await saveBrand(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft),
    }),
  );
