import { Hono } from "hono";
import { UnknownPath } from "../problems.ts";
import { assetNameOf } from "../rules/catalogue/asset-name.ts";
import { mediaTypes } from "../rules/catalogue/asset-type.ts";
import type { BillingEnv } from "./middleware/billing-env.ts";

/**
 * `/assets/{hash}.{type}`: pictures and fonts for any page that embeds a checkout. The content of a name never changes.
 */
export const assetsApi = new Hono<BillingEnv>().get("/:name", async (c) => {
  const wanted = assetNameOf(c.req.param("name"));
  const asset = wanted && (await c.var.assets.of(wanted.hash));
  if (asset?.type !== wanted?.type || !asset) throw UnknownPath(c.req.path);
  const headers = {
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": mediaTypes[asset.type],
    "cross-origin-resource-policy": "cross-origin",
    etag: `"${asset.hash}"`,
    "x-content-type-options": "nosniff",
  };
  if (c.req.header("if-none-match")?.includes(headers.etag)) return c.body(null, 304, headers);
  return c.body(new Uint8Array(asset.content), 200, { ...headers, "content-length": String(asset.content.length) });
});
