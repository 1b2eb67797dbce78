import { Hono } from "hono";
import { ProductDraft, ProductEdit } from "../../../shared/catalogue-admin/product-form.ts";
import { idempotent } from "../../idempotency/idempotent.ts";
import { adminOfCall } from "../../request/acting-admin.ts";
import { adminOnly } from "../../request/admin-only.ts";
import { jsonBody } from "../../request/json-body.ts";
import { rateLimited } from "../../request/rate-limited.ts";
import { signedIn } from "../../request/signed-in.ts";
import type { SiteEnv } from "../../request/site-env.ts";
import { createProduct } from "./create-product.ts";
import { saveProduct } from "./save-product.ts";

export const adminProductsApi = new Hono<SiteEnv>()
  .post("/admin/products", signedIn, adminOnly, idempotent("admin"), jsonBody(ProductDraft), async (c) =>
    c.json({ message: "Product created", data: await createProduct(c.var.site, adminOfCall(c.var), c.var.draft) }),
  )
  .put("/admin/products/:slug", signedIn, adminOnly, rateLimited("admin"), jsonBody(ProductEdit), async (c) =>
    c.json({
      message: "Product saved",
      data: await saveProduct(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft),
    }),
  );
