import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { ImportAnswer } from "../../../shared/wardrobe/import.ts";
import { idempotent } from "../../idempotency/idempotent.ts";
import { unreadableImport } from "../../problems.ts";
import { adminOfCall } from "../../request/acting-admin.ts";
import { adminOnly } from "../../request/admin-only.ts";
import { rateLimited } from "../../request/rate-limited.ts";
import { signedIn } from "../../request/signed-in.ts";
import type { SiteEnv } from "../../request/site-env.ts";
import { fileText } from "../../wardrobe/item-files/file-text.ts";
import type { FileFormat } from "../../wardrobe/item-files/read-items.ts";
import { formatCount } from "../actions/format-count.ts";
import { brandFilterOf } from "../brands/brand-list.ts";
import { productFilterOf } from "../products/product-list.ts";
import { csvHeaders } from "./csv-stream.ts";
import { exportedBrands } from "./export-brands.ts";
import { exportedProducts } from "./export-products.ts";
import { importBrands } from "./import-brands.ts";
import { importProducts } from "./import-products.ts";

const limit = rateLimited("admin");

/** Comes after `fileText`. */
const csvOnly = createMiddleware<SiteEnv & { Variables: { format: FileFormat } }>(async (c, next) => {
  if (c.var.format !== "csv") throw unreadableImport("other-type");
  await next();
});

export const catalogueFilesApi = new Hono<SiteEnv>()
  .post("/admin/brand-import", signedIn, adminOnly, fileText, csvOnly, idempotent("admin"), async (c) => {
    const data: ImportAnswer = { imported: await importBrands(c.var.site, adminOfCall(c.var), c.var.text) };
    return c.json({ message: `${formatCount(data.imported, "brand")} added`, data });
  })
  .post("/admin/product-import", signedIn, adminOnly, fileText, csvOnly, idempotent("admin"), async (c) => {
    const data: ImportAnswer = { imported: await importProducts(c.var.site, adminOfCall(c.var), c.var.text) };
    return c.json({ message: `${formatCount(data.imported, "product")} added`, data });
  })
  .get("/admin/brand-export", signedIn, adminOnly, limit, (c) =>
    c.body(exportedBrands(c.var.site, brandFilterOf(new URL(c.req.url))), 200, csvHeaders("brands")),
  )
  .get("/admin/product-export", signedIn, adminOnly, limit, async (c) => {
    const filter = await productFilterOf(c.var.site, new URL(c.req.url));
    return c.body(exportedProducts(c.var.site, filter), 200, csvHeaders("products"));
  });
