import { Hono } from "hono";
import { CatalogueAction, type ParsedAction, UndoDraft } from "../../../shared/catalogue-admin/action-form.ts";
import type { ActionAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import { adminOfCall } from "../../request/acting-admin.ts";
import { adminOnly } from "../../request/admin-only.ts";
import { jsonBody } from "../../request/json-body.ts";
import { rateLimited } from "../../request/rate-limited.ts";
import { signedIn } from "../../request/signed-in.ts";
import type { SiteEnv } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { brandNames } from "../brands/brand-names.ts";
import { textOf } from "../list-query.ts";
import { productNames } from "../products/product-names.ts";
import { brandMerger } from "./brand-merger.ts";
import { changeStates } from "./change-states.ts";
import { mergeMany } from "./merge-many.ts";
import { productMerger } from "./product-merger.ts";
import { brandSubjects, productSubjects } from "./subjects.ts";
import { undoActions } from "./undo-actions.ts";
import { undoableSubjects } from "./undoable-subjects.ts";

const limit = rateLimited("admin");
const search = rateLimited("own-items");

const actOnBrands = (site: SiteContext, acting: ActingAdmin, action: ParsedAction): Promise<ActionAnswer> =>
  action.action === "merge"
    ? mergeMany(site, acting, action, brandMerger)
    : changeStates(site, acting, brandSubjects, action);

const actOnProducts = (site: SiteContext, acting: ActingAdmin, action: ParsedAction): Promise<ActionAnswer> =>
  action.action === "merge"
    ? mergeMany(site, acting, action, productMerger)
    : changeStates(site, acting, productSubjects, action);

/** Acts on many at once, and what choosing one of them needs. */
export const catalogueActionsApi = new Hono<SiteEnv>()
  .post("/admin/brand-actions", signedIn, adminOnly, limit, jsonBody(CatalogueAction), async (c) =>
    c.json({ data: await actOnBrands(c.var.site, adminOfCall(c.var), c.var.draft) }),
  )
  .post("/admin/product-actions", signedIn, adminOnly, limit, jsonBody(CatalogueAction), async (c) =>
    c.json({ data: await actOnProducts(c.var.site, adminOfCall(c.var), c.var.draft) }),
  )
  .post("/admin/undos", signedIn, adminOnly, limit, jsonBody(UndoDraft), async (c) => {
    const { site, draft } = c.var;
    const undoables = [brandSubjects, productSubjects].map((subjects) => undoableSubjects(site, subjects));
    const data = await undoActions(site, adminOfCall(c.var), draft.entries, undoables);
    return c.json({ message: "Action undone", data });
  })
  .get("/admin/brand-names", signedIn, adminOnly, search, async (c) => {
    const words = textOf(new URL(c.req.url), "search");
    return c.json({ data: words ? await brandNames(c.var.site, words) : { brands: [] } });
  })
  .get("/admin/product-names", signedIn, adminOnly, search, async (c) => {
    const url = new URL(c.req.url);
    const words = textOf(url, "search");
    return c.json({ data: words ? await productNames(c.var.site, words, textOf(url, "brand")) : { products: [] } });
  });
