import type { Transaction } from "@hemline/database";
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { AssetName } from "../../rules/catalogue/asset-name.ts";
import type { Sql } from "../sql.ts";
import { assets } from "../tables.ts";

export interface Asset extends AssetName {
  content: Uint8Array;
}

export async function assetOf(db: Sql, hash: string): Promise<Asset | null> {
  const [row] = await db.select().from(assets).where(eq(assets.hash, hash));
  return row ?? null;
}

export async function storedAssets(db: Sql, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: assets.hash })
    .from(assets)
    .where(inArray(assets.hash, [...hashes]));
  return new Set(rows.map((it) => it.hash));
}

/** Serializes documents that are being applied, so that none deletes an asset another counts on. */
export async function lockAssets(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${assets} in share row exclusive mode`);
}

export async function insertAssets(db: Sql, wanted: readonly Asset[], now: Date): Promise<void> {
  const kept = await storedAssets(
    db,
    wanted.map((it) => it.hash),
  );
  for (const { hash, type, content } of wanted.filter((it) => !kept.has(it.hash)))
    await db.insert(assets).values({ hash, type, content, createdAt: now }).onConflictDoNothing();
}

/** Marks assets that no project names any more, and deletes those unnamed since `before`. */
export async function deleteUnusedAssets(tx: Transaction, o: { now: Date; before: Date }): Promise<void> {
  await tx.execute(sql`
    with named as (
      select distinct found[1] as hash
      from (
        select concat_ws(' ', paywall, metadata) from billing.offerings
        union all select concat_ws(' ', icon, icon_webp, wordmark, wordmark_webp, font) from billing.branding
      ) as documents (words), regexp_matches(words, '[0-9a-f]{64}', 'g') as found
    ), seen as (
      select hash, exists (select 1 from named where named.hash = assets.hash) as is_used from billing.assets
    )
    update billing.assets set unused_since = case when is_used then null else ${o.now.toISOString()}::timestamptz end
    from seen where seen.hash = assets.hash and is_used <> (unused_since is null)`);
  await tx.delete(assets).where(lt(assets.unusedSince, o.before));
}
