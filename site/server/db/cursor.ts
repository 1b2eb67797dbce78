import { createHash } from "node:crypto";
import * as z from "zod";
import { invalidCursor } from "../problems.ts";

/** Limited to what the columns can hold: cursors may be made up. */
export const InstantMs = z.int().min(0).max(Date.UTC(9999, 0));
export const Count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
export const Text = z.string().regex(/^[^\0]*$/);

/** Catches cursors that were mistyped, truncated or made for another list. Not secret: a cursor grants nothing. */
const checksumOf = (list: string, text: string) =>
  createHash("sha256").update(`${list} ${text}`).digest("base64url").slice(0, 8);

/** `sortKey` is that of the last item, with its tie-breaker last. */
export function writeCursor(list: string, sortKey: readonly (string | number | boolean)[]): string {
  const text = Buffer.from(JSON.stringify(sortKey)).toString("base64url");
  return `${text}.${checksumOf(list, text)}`;
}

/** Null without a cursor. @throws 400 for anything that `writeCursor` did not write for this list */
export function readCursor<SortKey>(list: string, cursor: string | null, shape: z.ZodType<SortKey>): SortKey | null {
  if (cursor === null || cursor === "") return null;
  const [text = "", checksum] = cursor.split(".");
  const sortKey = checksum === checksumOf(list, text) ? shape.safeParse(parsed(text)) : null;
  if (!sortKey?.success) throw invalidCursor();
  return sortKey.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}
