export const assetTypes = ["png", "jpg", "webp", "avif", "heic", "woff2", "woff", "ttf", "otf"] as const;
export type AssetType = (typeof assetTypes)[number];

export const mediaTypes: Record<AssetType, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  heic: "image/heic",
  woff2: "font/woff2",
  woff: "font/woff",
  ttf: "font/ttf",
  otf: "font/otf",
};

export const isFont = (type: AssetType) => mediaTypes[type].startsWith("font/");

/** The magic bytes of each type, one character a byte, and their offset. */
const beginnings: [AssetType, at: number, string][] = [
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["jpg", 0, "\xff\xd8\xff"],
  ["webp", 8, "WEBP"],
  ["avif", 4, "ftypavif"],
  ["avif", 4, "ftypavis"],
  ["heic", 4, "ftypheic"],
  ["heic", 4, "ftypheix"],
  ["heic", 4, "ftypmif1"],
  ["woff2", 0, "wOF2"],
  ["woff", 0, "wOFF"],
  ["ttf", 0, "\0\x01\0\0"],
  ["otf", 0, "OTTO"],
];

/** A file's type by its magic bytes; null for types that are not served. */
export function assetTypeOf(bytes: Uint8Array): AssetType | null {
  const head = charactersOf(bytes);
  return beginnings.find(([, at, beginning]) => head.startsWith(beginning, at))?.[0] ?? null;
}

/** Drawings in markup can carry scripts. */
export function isMarkup(bytes: Uint8Array): boolean {
  return /^(?:\xef\xbb\xbf)?\s*</.test(charactersOf(bytes));
}

const charactersOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 64));
