import type Stripe from "stripe";
import { integer, type Read, shapeOf, text } from "./parameters.ts";
import { noSuchCursor } from "./problem.ts";

/** What every list may be asked with. */
export const paging = shapeOf<Stripe.PaginationParams>()({
  ending_before: text(),
  limit: integer(1, 100),
  starting_after: text(),
});
export type Paging = Read<typeof paging>;

export const usualLimit = 10;

/** A page of a list, as the provider wraps it. `url` is the path that it can be asked at. */
export const listOf = <T>(data: T[], about: { url: string; has_more: boolean }): Stripe.ApiList<T> => ({
  object: "list",
  data,
  ...about,
});

/** The wished page of a list that is short enough to be held as a whole. */
export function pageOf<T extends { id: string }>(all: readonly T[], given: Paging, url: string): Stripe.ApiList<T> {
  const limit = given.limit ?? usualLimit;
  const placeOf = (parameter: "starting_after" | "ending_before", id: string): number => {
    const place = all.findIndex((one) => one.id === id);
    if (place < 0) throw noSuchCursor(parameter, id);
    return place;
  };
  if (given.ending_before !== undefined) {
    const end = placeOf("ending_before", given.ending_before);
    return listOf(all.slice(Math.max(0, end - limit), end), { url, has_more: end > limit });
  }
  const start = given.starting_after === undefined ? 0 : placeOf("starting_after", given.starting_after) + 1;
  return listOf(all.slice(start, start + limit), { url, has_more: all.length > start + limit });
}
