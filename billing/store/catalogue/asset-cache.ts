import { maxCachedAssetBytes } from "../../rules/limits.ts";
import type { Sql } from "../sql.ts";
import { type Asset, assetOf } from "./assets.ts";

export interface AssetCache {
  of(hash: string): Promise<Asset | null>;
}

/**
 * Caches assets in this process. The content of a hash never changes, so nothing expires, and deleted ones may stay a
 * while. Missing ones are asked for again: they may come.
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
        // A map keeps insertion order: moved to the end, it is evicted last.
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
