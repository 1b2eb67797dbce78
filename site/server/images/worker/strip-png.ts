import { crc32, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keptChunks = new Set([
  "IHDR",
  "PLTE",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "sBIT",
  "cICP",
  "iCCP",
  "eXIf",
  "IDAT",
  "IEND",
]);
/** Real files have a few thousand at most. */
const maxChunks = 50_000;
const maxProfileBytes = 4 * 1024 * 1024;

/** The file was made to exhaust the decoder. */
export class TooHeavy extends Error {}

export const isPng = (file: Buffer): boolean => file.subarray(0, signature.length).equals(signature);

/**
 * Removes all chunks that do not concern pixels: a text of some kilobytes may decompress to many megabytes, and the
 * decoder decompresses every one.
 * @throws TooHeavy for too many chunks.
 */
export function stripPng(file: Buffer): Buffer {
  const parts: Uint8Array[] = [signature];
  const seen = new Set<string>();
  let count = 0;
  for (let at = signature.length; at + 12 <= file.length; ) {
    if (++count > maxChunks) throw new TooHeavy();
    const end = at + 12 + file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const chunk = file.subarray(at, end);
    if (isWanted(name, chunk, seen)) parts.push(chunk);
    seen.add(name);
    if (name === "IEND") break;
    at = end;
  }
  return Buffer.concat(parts);
}

function isWanted(name: string, chunk: Buffer, seen: ReadonlySet<string>): boolean {
  if (!keptChunks.has(name) || (name !== "IDAT" && seen.has(name))) return false;
  return name !== "iCCP" || isSmallProfile(chunk);
}

function isSmallProfile(chunk: Buffer): boolean {
  const nameEnd = chunk.indexOf(0, 8);
  if (nameEnd < 0 || chunk.length < 13 || crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4))
    return false;
  try {
    inflateSync(chunk.subarray(nameEnd + 2, -4), { maxOutputLength: maxProfileBytes });
    return true;
  } catch {
    return false;
  }
}
