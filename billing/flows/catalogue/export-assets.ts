import { assetNameOf, assetsFolder } from "../../rules/catalogue/asset-name.ts";
import { Catalogue } from "../../rules/catalogue/catalogue.ts";
import { assetOf } from "../../store/catalogue/assets.ts";
import type { Sql } from "../../store/sql.ts";
import { fileReferencesIn } from "./store-assets.ts";

export async function* exportAssets(db: Sql, document: Catalogue): AsyncGenerator<[name: string, content: Uint8Array]> {
  const names = new Set(fileReferencesIn(Catalogue.parse(document)).map((it) => it.name));
  for (const name of names) {
    const asset = assetNameOf(name.slice(assetsFolder.length));
    const kept = asset && (await assetOf(db, asset.hash));
    if (kept) yield [name, kept.content];
  }
}
