import { Hono } from "hono";
import {
  CollectionDraft,
  CollectionEdit,
  CollectionOrder,
  ProductOrder,
} from "../../../shared/catalogue-admin/collection-form.ts";
import { idempotent } from "../../idempotency/idempotent.ts";
import { adminOfCall } from "../../request/acting-admin.ts";
import { adminOnly } from "../../request/admin-only.ts";
import { jsonBody } from "../../request/json-body.ts";
import { rateLimited } from "../../request/rate-limited.ts";
import { signedIn } from "../../request/signed-in.ts";
import type { SiteEnv } from "../../request/site-env.ts";
import { addToCollection, removeFromCollection, reorderProducts } from "./change-products.ts";
import { createCollection } from "./create-collection.ts";
import { deleteCollection } from "./delete-collection.ts";
import { reorderCollections } from "./reorder-collections.ts";
import { saveCollection } from "./save-collection.ts";

const limit = rateLimited("admin");
const collection = "/admin/brands/:slug/collections/:collectionSlug";

const addressIn = ({ slug, collectionSlug }: { slug: string; collectionSlug: string }) => ({
  brandSlug: slug,
  slug: collectionSlug,
});

export const adminCollectionsApi = new Hono<SiteEnv>()
  .post(
    "/admin/brands/:slug/collections",
    signedIn,
    adminOnly,
    idempotent("admin"),
    jsonBody(CollectionDraft),
    async (c) => {
      const data = await createCollection(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft);
      return c.json({ message: "Collection created", data });
    },
  )
  .put("/admin/brands/:slug/collection-order", signedIn, adminOnly, limit, jsonBody(CollectionOrder), async (c) => {
    await reorderCollections(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft.slugs);
    return c.json({ data: null });
  })
  .put(collection, signedIn, adminOnly, limit, jsonBody(CollectionEdit), async (c) => {
    const data = await saveCollection(c.var.site, adminOfCall(c.var), addressIn(c.req.param()), c.var.draft);
    return c.json({ message: "Collection saved", data });
  })
  .delete(collection, signedIn, adminOnly, limit, async (c) => {
    await deleteCollection(c.var.site, adminOfCall(c.var), addressIn(c.req.param()));
    return c.json({ message: "Collection deleted", data: null });
  })
  .put(`${collection}/product-order`, signedIn, adminOnly, limit, jsonBody(ProductOrder), async (c) => {
    await reorderProducts(c.var.site, adminOfCall(c.var), addressIn(c.req.param()), c.var.draft.slugs);
    return c.json({ data: null });
  })
  .put(`${collection}/products/:productSlug`, signedIn, adminOnly, limit, async (c) => {
    await addToCollection(c.var.site, adminOfCall(c.var), addressIn(c.req.param()), c.req.param("productSlug"));
    return c.json({ data: null });
  })
  .delete(`${collection}/products/:productSlug`, signedIn, adminOnly, limit, async (c) => {
    await removeFromCollection(c.var.site, adminOfCall(c.var), addressIn(c.req.param()), c.req.param("productSlug"));
    return c.json({ data: null });
  });
