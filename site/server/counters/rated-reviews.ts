import { type SQL, sql } from "drizzle-orm";
import { type Audience, isShown, type Standing, type SubjectState } from "../../shared/permissions.ts";

/** What decides whether a review counts. */
interface CountedFacts {
  review: { state: SubjectState; audience: Audience };
  author: { standing: Standing; isPrivate: boolean };
}

/** Only what everybody can read counts in a rating. */
export const isCounted = ({ review, author }: CountedFacts): boolean =>
  review.state === "live" && review.audience === "everyone" && !author.isPrivate && isShown(author.standing);

/** `isCounted` as SQL, of reviews as `r` and their authors as `m`. */
export const countedReviews: SQL = sql`(r.state = 'live' and r.audience = 'everyone' and not m.is_private
  and m.standing not in ('banned', 'leaving'))`;

/** The reviews `r` that belong to a subject `s`: those of hidden products belong to nothing but their product. */
export const reviewsOfProduct: SQL = sql`r.product_id = s.id`;

export const reviewsOfCollection: SQL = sql`(r.collection_id = s.id or r.product_id = any(array(
  select it.product_id from site.collection_products it join site.products p on p.id = it.product_id
  where it.collection_id = s.id and p.state = 'live')))`;

/** Asked the other way round, because few products are not live. */
export const reviewsOfBrand: SQL = sql`(r.brand_id = s.id
  and not exists (select 1 from site.products p where p.id = r.product_id and p.state <> 'live'))`;
