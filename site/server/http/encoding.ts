import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The same bytes in up to three dresses. */
export interface Encoded {
  identity: Buffer<ArrayBuffer>;
  br?: Buffer<ArrayBuffer> | undefined;
  gzip?: Buffer<ArrayBuffer> | undefined;
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Compresses once what is going to be served many times. */
export async function encode(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([inBrotli(identity, { params }), inGzip(identity, { level: 6 })]);
  return { identity, br: br as Buffer<ArrayBuffer>, gzip: gz as Buffer<ArrayBuffer> };
}

/** Shorter ones are not worth the time. */
const minCompressedBytes = 2_048;

/** Compresses what is served once: quickly, and only when the caller takes it. Gzip at level 1 is 5 times as small as a page. */
export async function encodeOnce(text: string, acceptEncoding: string | null): Promise<Encoded> {
  const identity = Buffer.from(text);
  if (identity.length < minCompressedBytes || !acceptEncoding || !allows(acceptEncoding, "gzip")) return { identity };
  return { identity, gzip: (await inGzip(identity, { level: 1 })) as Buffer<ArrayBuffer> };
}

/** True when an Accept-Encoding header allows `name`. Taken apart in one pass: a pattern with spaces can be made to crawl. */
function allows(header: string, name: string): boolean {
  return header.split(",").some((entry) => {
    const [coding, quality] = entry.split(";", 2).map((part) => part.trim());
    return coding === name && (quality === undefined || Number(quality.replace("q=", "")) > 0);
  });
}

/** The smallest dress that the caller takes. */
export function acceptedEncoding(
  header: string | null,
  encoded: Encoded,
): { bytes: Buffer<ArrayBuffer>; encoding?: "br" | "gzip" } {
  if (header && encoded.br && allows(header, "br")) return { bytes: encoded.br, encoding: "br" };
  if (header && encoded.gzip && allows(header, "gzip")) return { bytes: encoded.gzip, encoding: "gzip" };
  return { bytes: encoded.identity };
}
