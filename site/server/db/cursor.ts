import { createHash } from "node:crypto";
import * as z from "zod";
import { badRequest } from "../problems.ts";

/** Parts of places. Whoever makes up a cursor names no number that the tables cannot hold. */
export const InstantMs = z.int().min(0).max(Date.UTC(9999, 0));
export const Count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** Catches what was mistyped, cut off or meant for another list. No secret: a cursor grants nothing. */
const sealOf = (list: string, text: string) =>
  createHash("sha256").update(`${list} ${text}`).digest("base64url").slice(0, 8);

/** A place in a list as an opaque word for `?after=`. `place` is the sort key of the last item, the tie-break last. */
export function cursorAt(list: string, place: readonly (string | number | boolean)[]): string {
  const text = Buffer.from(JSON.stringify(place)).toString("base64url");
  return `${text}.${sealOf(list, text)}`;
}

/**
 * The place that a cursor of this list names; null without one.
 * @throws 400 for everything that `cursorAt` did not write for this list.
 */
export function placeOf<Place>(list: string, cursor: string | null, shape: z.ZodType<Place>): Place | null {
  if (cursor === null || cursor === "") return null;
  const [text = "", seal] = cursor.split(".");
  const place = seal === sealOf(list, text) ? shape.safeParse(parsed(text)) : null;
  if (!place?.success) throw badRequest("This page of the list does not exist. Start again from its beginning.");
  return place.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}
