import sharp from "sharp";
import { expect } from "vitest";
import type { Person } from "../../testing/person.ts";
import { bytesOf } from "./photo-bytes.ts";

/** Expects that Ada's file becomes a photo. @returns the bytes it is shown with */
export async function uploadPicture(ada: Person, name: string, bytes: Uint8Array, type?: string): Promise<Buffer> {
  const { status, data } = await ada.uploads(bytes, { type });
  expect([name, status]).toEqual([name, 200]);
  const shown = await bytesOf(ada, data);
  expect((await sharp(shown).metadata()).space).toBe("srgb");
  return shown;
}
