import { maxCachedAssetBytes } from "../../rules/limits.ts";
import { type Asset, assetOf } from "../../store/catalogue/assets.ts";
import type { Sql } from "../../store/sql.ts";

/** The files that were asked for last, at hand. */
export interface AssetCache {
  /** The asset of this hash; null when nothing of the kind is kept. */
  of(hash: string): Promise<Asset | null>;
}

/**
 * Keeps answers of the table in this process. What a hash stands for never changes, so nothing on the shelf grows old,
 * and what the table has let go of may stay a while. What is not there is asked for again each time: it may come.
 */
export function createAssetCache(db: Sql): AssetCache {
  const kept = new Map<string, Asset>();
  const asked = new Map<string, Promise<Asset | null>>();
  let bytes = 0;

  function keep(asset: Asset): void {
    kept.set(asset.hash, asset);
    bytes += asset.content.length;
    for (const [hash, { content }] of kept) {
      if (bytes <= maxCachedAssetBytes) return;
      kept.delete(hash);
      bytes -= content.length;
    }
  }

  async function fetched(hash: string): Promise<Asset | null> {
    const asset = await assetOf(db, hash);
    if (asset) keep(asset);
    return asset;
  }

  return {
    async of(hash) {
      const known = kept.get(hash);
      if (known) {
        // A map goes by the order in which things were put there: what was asked for last leaves last.
        kept.delete(hash);
        kept.set(hash, known);
        return known;
      }
      const asking = asked.get(hash) ?? fetched(hash).finally(() => asked.delete(hash));
      asked.set(hash, asking);
      return asking;
    },
  };
}
