import { unsupportedPhoto, unusablePhoto } from "../problems.ts";

const asText = (head: Uint8Array, from: number, to: number) => Buffer.from(head.subarray(from, to)).toString("latin1");
const startsWith = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);

export const headBytes = 256;

/** By the first bytes, not by name or content type. @throws 415 for other types, 422 for an empty file */
export function requireImage(head: Uint8Array): void {
  if (head.length === 0) throw unusablePhoto("empty");
  const isImage =
    startsWith(head, 0xff, 0xd8, 0xff) ||
    startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (asText(head, 0, 4) === "RIFF" && asText(head, 8, 12) === "WEBP");
  if (isImage) return;
  const brands = heifBrands(head);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return;
  if (brands.some((brand) => /^(he[ivm]|mif1|msf1)/.test(brand))) throw unsupportedPhoto("heic");
  if (asText(head, 0, 4) === "GIF8") throw unsupportedPhoto("gif");
  if (/^\s*(<\?xml|<!doctype svg|<!--|<svg)/i.test(asText(head, 0, headBytes).replace(/^\u00ef\u00bb\u00bf/, "")))
    throw unsupportedPhoto("svg");
  throw unsupportedPhoto("other");
}

/** Major and compatible brands. */
function heifBrands(head: Uint8Array): string[] {
  if (asText(head, 4, 8) !== "ftyp") return [];
  const end = Math.min(head.length, Buffer.from(head).readUInt32BE(0));
  const brands = [asText(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(asText(head, at, at + 4));
  return brands;
}
