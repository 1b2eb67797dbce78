import type Stripe from "stripe";
import { integer, type Read, shapeOf, text } from "./parameters.ts";
import { noSuchCursor } from "./problem.ts";

/** Parameters of every list. */
export const paging = shapeOf<Stripe.PaginationParams>()({
  ending_before: text(),
  limit: integer(1, 100),
  starting_after: text(),
});
export type Paging = Read<typeof paging>;

export const defaultLimit = 10;

/** A page of a list in the provider's shape. `url` is the path of the list. */
export const apiList = <T>(data: T[], about: { url: string; has_more: boolean }): Stripe.ApiList<T> => ({
  object: "list",
  data,
  ...about,
});

/** A page of a short list that is in memory as a whole. */
export function pageOfArray<T extends { id: string }>(
  all: readonly T[],
  given: Paging,
  url: string,
): Stripe.ApiList<T> {
  const limit = given.limit ?? defaultLimit;
  const indexOfCursor = (parameter: "starting_after" | "ending_before", id: string): number => {
    const index = all.findIndex((one) => one.id === id);
    if (index < 0) throw noSuchCursor(parameter, id);
    return index;
  };
  if (given.ending_before !== undefined) {
    const end = indexOfCursor("ending_before", given.ending_before);
    return apiList(all.slice(Math.max(0, end - limit), end), { url, has_more: end > limit });
  }
  const start = given.starting_after === undefined ? 0 : indexOfCursor("starting_after", given.starting_after) + 1;
  return apiList(all.slice(start, start + limit), { url, has_more: all.length > start + limit });
}
