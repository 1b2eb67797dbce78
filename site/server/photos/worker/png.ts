import { crc32, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a PNG's pixels, colours and orientation are made of. Texts, times, palettes to suggest: nobody reads them here. */
const kept = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "cICP", "iCCP", "eXIf", "IDAT", "IEND"]);
/** Files in the wild have a few thousand at most. */
const chunksAtMost = 50_000;
const profileAtMostBytes = 4 * 1024 * 1024;

/** The file is made to be a burden, not to be seen. */
export class TooHeavy extends Error {}

export const isPng = (file: Buffer): boolean => file.subarray(0, signature.length).equals(signature);

/**
 * A PNG without the chunks that have nothing to do with its pixels. A text of some kilobytes may unfold to many
 * megabytes, and the decoder unfolds all of them before anybody can ask it not to.
 * @throws TooHeavy for more chunks than a picture has.
 */
export function slimPng(file: Buffer): Buffer {
  const parts: Uint8Array[] = [signature];
  const seen = new Set<string>();
  let count = 0;
  for (let at = signature.length; at + 12 <= file.length; ) {
    if (++count > chunksAtMost) throw new TooHeavy();
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
  if (!kept.has(name) || (name !== "IDAT" && seen.has(name))) return false;
  return name !== "iCCP" || isProfile(chunk);
}

/** A colour profile that can be unfolded within reason. */
function isProfile(chunk: Buffer): boolean {
  const nameEnd = chunk.indexOf(0, 8);
  if (nameEnd < 0 || chunk.length < 13 || crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4))
    return false;
  try {
    inflateSync(chunk.subarray(nameEnd + 2, -4), { maxOutputLength: profileAtMostBytes });
    return true;
  } catch {
    return false;
  }
}
