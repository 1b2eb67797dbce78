import { type AssetType, assetTypes } from "./asset-type.ts";

export interface AssetName {
  hash: string;
  type: AssetType;
}

const shape = new RegExp(`^([0-9a-f]{64})\\.(${assetTypes.join("|")})$`);

export function assetNameOf(text: string): AssetName | null {
  const [, hash, type] = shape.exec(text) ?? [];
  return hash && type ? { hash, type: type as AssetType } : null;
}

export const assetText = ({ hash, type }: AssetName) => `${hash}.${type}`;

export const assetsFolder = "assets/";

/** Names an asset as in an exported document; other names stay. */
export const exportedAsset = (name: string) => (assetNameOf(name) ? assetsFolder + name : name);
