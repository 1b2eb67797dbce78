import { eq, inArray } from "drizzle-orm";
import type { AssetName } from "../rules/asset-name.ts";
import type { Sql } from "./sql.ts";
import { assets } from "./tables.ts";

export interface Asset extends AssetName {
  content: Uint8Array;
}

/** The asset of this hash; null when nothing of the kind is kept. */
export async function assetOf(db: Sql, hash: string): Promise<Asset | null> {
  const [row] = await db.select().from(assets).where(eq(assets.hash, hash));
  return row ?? null;
}

/** Which of these hashes are kept. */
export async function keptAssets(db: Sql, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: assets.hash })
    .from(assets)
    .where(inArray(assets.hash, [...hashes]));
  return new Set(rows.map((it) => it.hash));
}

/** Keeps what is not kept yet. */
export async function keepAssets(db: Sql, wanted: readonly Asset[], now: Date): Promise<void> {
  const kept = await keptAssets(
    db,
    wanted.map((it) => it.hash),
  );
  for (const { hash, type, content } of wanted.filter((it) => !kept.has(it.hash)))
    await db.insert(assets).values({ hash, type, content, createdAt: now }).onConflictDoNothing();
}
