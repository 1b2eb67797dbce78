import { reviewLimits } from "../../../shared/limits.ts";
import type { ReviewFilter } from "../../../shared/reviews/review.ts";
import { fits, type ReviewOrder, reviewAuthors, reviewOrders } from "../../../shared/reviews/review-options.ts";
import { loginRequired, noSuchOption } from "../../problems.ts";
import type { PageRequest } from "../../request/page-loader.ts";
import { queryOption } from "../../request/query-option.ts";
import type { Member } from "../../request/site-env.ts";

const stars = ["1", "2", "3", "4", "5"] as const;

/** @throws 400 for an order that does not exist */
export const wantedOrder = (url: URL, other: ReviewOrder): ReviewOrder =>
  queryOption(url, "sort", reviewOrders, "order") ?? other;

/** What an address narrows a list of reviews to. @throws 400, and 401 for a visitor, who follows nobody */
export const wantedFilter = ({ url, viewer }: Pick<PageRequest, "url" | "viewer">): ReviewFilter => ({
  fit: queryOption(url, "fit", fits),
  stars: Number(queryOption(url, "stars", stars, "number of stars")) || null,
  worn: wantedWears(url),
  size: url.searchParams.get("size")?.trim().slice(0, reviewLimits.sizeLength) || null,
  by: wantedAuthors(url, viewer),
});

export const noFilter: ReviewFilter = { fit: null, stars: null, worn: null, size: null, by: null };

function wantedAuthors(url: URL, viewer: Member | null): ReviewFilter["by"] {
  const by = queryOption(url, "by", reviewAuthors);
  if (by === "following" && !viewer) throw loginRequired();
  return by;
}

function wantedWears({ searchParams }: URL): number | null {
  const text = searchParams.get("worn");
  if (!text) return null;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw noSuchOption("number of wears", text.slice(0, 40));
  return Number(text);
}
