import { sql } from "drizzle-orm";
import { check, customType, text } from "drizzle-orm/pg-core";
import { type AssetType, assetTypes } from "../../rules/catalogue/asset-type.ts";
import { billingSchema, instant } from "./schema.ts";

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

/** Pictures and fonts of checkouts and paywalls, each once, whichever documents name it. Never changed. */
export const assets = billingSchema.table(
  "assets",
  {
    /** SHA-256 of the content, in hexadecimal. */
    hash: text("hash").primaryKey(),
    type: text("type").$type<AssetType>().notNull(),
    content: bytea("content").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Since when no document in use names it; null while one does. */
    unusedSince: instant("unused_since"),
  },
  (asset) => [
    check("an_asset_is_what_it_is_called", sql`${asset.hash} = encode(sha256(${asset.content}), 'hex')`),
    check("an_asset_has_a_known_type", sql.raw(`type in (${assetTypes.map((it) => `'${it}'`).join(", ")})`)),
  ],
);
