import { type AssetType, assetTypes } from "./asset-type.ts";

/** An asset as `{base}/assets/` serves it: the SHA-256 of its content and its type. */
export interface AssetName {
  hash: string;
  type: AssetType;
}

const shape = new RegExp(`^([0-9a-f]{64})\\.(${assetTypes.join("|")})$`);

/** @returns null for what is no asset's name. */
export function assetNameOf(text: string): AssetName | null {
  const [, hash, type] = shape.exec(text) ?? [];
  return hash && type ? { hash, type: type as AssetType } : null;
}

export const assetText = ({ hash, type }: AssetName) => `${hash}.${type}`;

/** The folder beside an exported document in which its files lie. */
export const assetsFolder = "assets/";

/** Where an exported document names an asset; what was kept before there were assets stays what it was. */
export const exportedAsset = (name: string) => (assetNameOf(name) ? assetsFolder + name : name);
