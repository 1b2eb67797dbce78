import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip, type InputType, type ZlibOptions } from "node:zlib";

export interface Encoded {
  identity: Buffer<ArrayBuffer>;
  br?: Buffer<ArrayBuffer> | undefined;
  gzip?: Buffer<ArrayBuffer> | undefined;
}

const inBrotli: (bytes: InputType, options: BrotliOptions) => Promise<Buffer<ArrayBuffer>> = promisify(brotliCompress);
const inGzip: (bytes: InputType, options: ZlibOptions) => Promise<Buffer<ArrayBuffer>> = promisify(gzip);

export async function encode(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([inBrotli(identity, { params }), inGzip(identity, { level: 6 })]);
  return { identity, br, gzip: gz };
}

/** Shorter ones are not worth the time. */
const minCompressedBytes = 2_048;

/** Compresses quickly, for what is served once: gzip at level 1 makes a page five times smaller. */
export async function encodeOnce(text: string, acceptEncoding: string | null): Promise<Encoded> {
  const identity = Buffer.from(text);
  if (identity.length < minCompressedBytes || !acceptEncoding || !allows(acceptEncoding, "gzip")) return { identity };
  return { identity, gzip: await inGzip(identity, { level: 1 }) };
}

/** Splits instead of matching a pattern: one with optional spaces backtracks on hostile headers. */
function allows(header: string, name: string): boolean {
  return header.split(",").some((entry) => {
    const [coding, quality] = entry.split(";", 2).map((part) => part.trim());
    return coding === name && (quality === undefined || Number(quality.replace("q=", "")) > 0);
  });
}

export function acceptedEncoding(
  header: string | null,
  encoded: Encoded,
): { bytes: Buffer<ArrayBuffer>; encoding?: "br" | "gzip" } {
  if (header && encoded.br && allows(header, "br")) return { bytes: encoded.br, encoding: "br" };
  if (header && encoded.gzip && allows(header, "gzip")) return { bytes: encoded.gzip, encoding: "gzip" };
  return { bytes: encoded.identity };
}
