import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedEncoding, encode } from "./content-encoding.ts";

test("both compressions have the same content", async () => {
  const { br, gzip } = await encode("looks ".repeat(50));
  expect([br && brotliDecompressSync(br).toString(), gzip && gunzipSync(gzip).toString()]).toEqual([
    "looks ".repeat(50),
    "looks ".repeat(50),
  ]);
});

test.each([
  [null, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5", "br"],
  ["gzip;q=0", undefined],
  ["bread", undefined],
  ["br ; q=0 , gzip ; q=0.1", "gzip"],
  [`br${" ".repeat(15_000)}x`, undefined],
  ["br,".repeat(5_000), "br"],
])("Accept-Encoding %j is answered with %s", async (header, encoding) => {
  expect(acceptedEncoding(header, await encode("words")).encoding).toBe(encoding);
});
