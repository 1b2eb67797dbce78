import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** Deterministic noise: plain images are too easy to decode. */
export function noise(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = Math.imul(at, 2_654_435_761) >>> 24;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Two frames. */
export const animated = async () =>
  sharp([await noise(20, 20).png().toBuffer(), await noise(20, 20).negate().png().toBuffer()], {
    join: { animated: true },
  });

/**
 * Four colours show which way up it is: red, green / blue, white when upright. Stored turned or mirrored as
 * `orientation` says, with GPS, camera and XMP metadata.
 */
export async function oriented(orientation: number, { width = 60, height = 40 } = {}): Promise<Buffer> {
  const quarter = (colour: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background: colour } },
    left,
    top,
  });
  const upright = await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([quarter("#ff0000", 0, 0), quarter("#00ff00", width / 2, 0), quarter("#0000ff", 0, height / 2)])
    .png()
    .toBuffer();
  return (await stored(upright, orientation))
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .withExif({
      IFD0: { Make: "Secret Camera", Copyright: "Ada" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 0/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><secret/></x:xmpmeta>")
    .withMetadata({ orientation })
    .toBuffer();
}

/** The inverse of what viewers do: orientation 6 is shown turned by 90°, so it is stored turned by 270°. */
async function stored(upright: Buffer, orientation: number) {
  const turned = async (degrees: number) => sharp(await sharp(upright).rotate(degrees).png().toBuffer());
  switch (orientation) {
    case 2:
      return sharp(upright).flop();
    case 3:
      return turned(180);
    case 4:
      return sharp(upright).flip();
    case 5:
      return (await turned(90)).flop();
    case 6:
      return turned(270);
    case 7:
      return (await turned(270)).flop();
    case 8:
      return turned(90);
    default:
      return sharp(upright);
  }
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum >>> 0;
});
const crc = (bytes: Buffer) =>
  (bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A valid PNG with `count` compressed texts, each of which decompresses to `unfoldedBytes`. */
export function withTexts(png: Buffer, count: number, unfoldedBytes: number): Buffer {
  const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(unfoldedBytes, 65))]);
  const afterHead = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHead),
    ...Array.from({ length: count }, () => chunk("zTXt", text)),
    png.subarray(afterHead),
  ]);
}

/** A PNG with `count` empty IDAT chunks. */
export function inPieces(png: Buffer, count: number): Buffer {
  const afterHead = 8 + 25;
  const nothing = chunk("IDAT", Buffer.alloc(0));
  return Buffer.concat([png.subarray(0, afterHead), ...Array<Buffer>(count).fill(nothing), png.subarray(afterHead)]);
}

/** A grey PNG with any size in its header: a few kilobytes of any number of pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The first bytes of a HEIC file. */
export const heic = (brand = "heic") =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, "latin1"),
    Buffer.alloc(400, 7),
  ]);
