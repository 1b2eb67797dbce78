import sharp from "sharp";
import { expect } from "vitest";
import { defined } from "../../../../vitest/defined.ts";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import type { Person } from "../../testing/person.ts";

/** The widest by default. */
export const fileOf = (photo: PhotoCard, format: "avif" | "webp" | "jpg", widthPx = defined(photo.widths.at(-1))) =>
  paths.photo(photo.id, photo.version, widthPx, format);

export async function bytesOf(person: Person, photo: PhotoCard, format: "avif" | "webp" | "jpg" = "jpg") {
  const response = await person.gets(fileOf(photo, format));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The name of the colour at fractions 0..1 of an image. */
export async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red, green, blue] = [0, 1, 2].map((part) => defined(data[at + part]) > 128);
  return red && green && blue ? "white" : red ? "red" : green ? "green" : blue ? "blue" : "black";
}
