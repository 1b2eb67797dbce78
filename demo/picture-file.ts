import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { picturesFolder, readManifest } from "./manifest.ts";

/** The same id for the same file, so that a continued seeding finds its uploads. */
export function photoIdOf(file: string): string {
  const hex = createHash("sha256").update(`hemline demo ${file}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const bytesOf = (file: string) =>
  Readable.toWeb(
    createReadStream(new URL(file, picturesFolder)),
  ) as ReadableStream<Uint8Array> as unknown as globalThis.ReadableStream<Uint8Array>;

/** What a picture shows, but for portraits and logos. */
export function altOf(file: string): string {
  const { pictures, items, products, covers, banners } = readManifest();
  return [...pictures, ...items, ...products, ...covers, ...banners].find((entry) => entry.file === file)?.alt ?? "";
}
