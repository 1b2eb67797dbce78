import type { Database } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { type RatingSummary, ratingOf } from "../../../shared/rating.ts";
import type { ReviewsOfSubject } from "../../../shared/reviews/review.ts";
import { members } from "../../accounts/tables.ts";
import { brandMembers, brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { countedReviews, reviewsOfBrand, reviewsOfCollection, reviewsOfProduct } from "../../counters/rated-reviews.ts";
import { keptForAWhile } from "../../db/kept-for-a-while.ts";
import { preparedSql } from "../../db/prepared-query.ts";
import { products } from "../../products/tables.ts";
import { countedBehindBlocks, hasBlocks, preparedViewer } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { reviews } from "../tables.ts";
import type { RatingShare } from "./change-ratings.ts";
import { type RatingFields, ratingSummary, ratingWithout } from "./rating-fields.ts";

/** Whose reviews a page shows. Those of a collection are its own and those of its products. */
export interface ReviewedSubject {
  kind: "product" | "collection" | "brand";
  id: string;
}

export interface SubjectNumbers extends Pick<ReviewsOfSubject, "byWears" | "sizes" | "mayAnswer"> {
  summary: RatingSummary | null;
}

/** What more reviews say together, beside their rating, is counted now and then. */
const maxCounted = 1_000;

/** What the reviews of a subject say together, as the reader counts them. */
export async function subjectNumbers(
  { db }: Pick<SiteContext, "db">,
  viewer: Reader | null,
  { kind, id }: ReviewedSubject,
): Promise<SubjectNumbers> {
  const name = `review numbers of a ${kind} for a ${viewer ? "member" : "visitor"}`;
  const [row] = await preparedSql<NumbersRow>(db, name, { id, viewer: viewer?.id ?? null }, () =>
    numbersOf(subjects[kind], viewer),
  );
  if (!row) return { summary: null, byWears: [], sizes: [], mayAnswer: false };
  const said = row.ratingCount > maxCounted ? await saidOfMany(db, row.hasBlocks ? viewer : null, { kind, id }) : row;
  return {
    summary: ratingSummary(ratingWithout(row, said.hidden ?? []), said.fewer.count + said.more.count + said.many.count),
    byWears: byWears(said),
    sizes: sizesInOrder(row.sizes, said.bought ?? []),
    mayAnswer: viewer !== null && (viewer.role === "admin" || row.isNamed),
  };
}

/** @param viewer whose blocks hide something; null for everybody without blocks */
const saidOfMany = (db: Database, viewer: Reader | null, { kind, id }: ReviewedSubject): Promise<Said> =>
  keptForAWhile(db, `reviews of ${id} ${viewer?.id ?? ""}`, async () => {
    const name = `many reviews of a ${kind} for a ${viewer ? "member" : "visitor"}`;
    const [said] = await preparedSql<Said>(db, name, { id, viewer: viewer?.id ?? null }, () => {
      const { table, isOf } = subjects[kind];
      return sql`select said.* from ${table} s cross join lateral ${saidIn(isOf, viewer)} where s.id = ${subjectId}`;
    });
    if (!said) throw new Error("An aggregate returned no row.");
    return said;
  });

interface Group {
  count: number;
  halves: number;
}

interface Said {
  fewer: Group;
  more: Group;
  many: Group;
  hidden: RatingShare[] | null;
  bought: string[] | null;
}

/** `Said` of at most `maxCounted` reviews: of more, it holds nothing. */
interface NumbersRow extends RatingFields, Said {
  /** As the brand lists them. */
  sizes: string[];
  isNamed: boolean;
  hasBlocks: boolean;
}

interface RatedSubject {
  table: typeof products | typeof collections | typeof brands;
  brandId: SQL;
  sizes: SQL;
  isOf: SQL;
}

const subjects: Record<ReviewedSubject["kind"], RatedSubject> = {
  product: { table: products, brandId: sql`s.brand_id`, sizes: sql`s.sizes`, isOf: reviewsOfProduct },
  collection: { table: collections, brandId: sql`s.brand_id`, sizes: sql`'{}'::text[]`, isOf: reviewsOfCollection },
  brand: { table: brands, brandId: sql`s.id`, sizes: sql`'{}'::text[]`, isOf: reviewsOfBrand },
};

/** Less than ten logged wears, up to forty, and more. */
const groups = { fewer: [1, 9], more: [10, 39], many: [40, null] } as const;

const subjectId = sql`${sql.placeholder("id")}::uuid`;

const numbersOf = ({ table, brandId, sizes, isOf }: RatedSubject, viewer: Reader | null): SQL => sql`
  select s.rating_count as "ratingCount", s.rating_halves as "ratingHalves", s.fits_small as "fitsSmall",
    s.fits_true as "fitsTrue", s.fits_large as "fitsLarge", s.stars, ${sizes} as sizes, said.*,
    exists (select 1 from ${brandMembers} named where named.brand_id = ${brandId} and named.member_id = ${preparedViewer}) as "isNamed",
    ${hasBlocks(preparedViewer)} as "hasBlocks"
  from ${table} s cross join lateral ${saidIn(sql`${isOf} and s.rating_count <= ${sql.raw(String(maxCounted))}`, viewer)}
  where s.id = ${subjectId}`;

/**
 * The offset keeps the planner from looking for a block of each review in each of the aggregates that read `is_hidden`.
 * @param isOf a condition on reviews `r` of a subject `s`
 */
function saidIn(isOf: SQL, viewer: Reader | null): SQL {
  const isHidden = viewer ? countedBehindBlocks(sql`r.author_id`, preparedViewer) : sql`false`;
  const group = (name: keyof typeof groups) => {
    const [from, to] = groups[name];
    const isIn = sql.raw(
      `not r.is_hidden and r.worn_count >= ${from}${to === null ? "" : ` and r.worn_count <= ${to}`}`,
    );
    return sql`json_build_object('count', count(*) filter (where ${isIn}),
      'halves', coalesce(sum(r.halves) filter (where ${isIn}), 0)) as ${sql.identifier(name)}`;
  };
  return sql`(
    select ${group("fewer")}, ${group("more")}, ${group("many")},
      json_agg(json_build_object('halves', r.halves, 'fit', r.fit)) filter (where r.is_hidden) as hidden,
      array_agg(distinct r.size_bought) filter (where not r.is_hidden and r.size_bought is not null) as bought
    from (
      select r.halves, r.fit, r.worn_count, r.size_bought, ${isHidden} as is_hidden
      from ${reviews} r join ${members} m on m.id = r.author_id where ${isOf} and ${countedReviews} offset 0) r) said`;
}

const byWears = (said: Said): SubjectNumbers["byWears"] =>
  (["fewer", "more", "many"] as const).flatMap((name) => {
    const [from, to] = groups[name];
    const rating = ratingOf(said[name].count, said[name].halves);
    return rating ? [{ from, to, ...rating }] : [];
  });

/** As in the size chart of the product; what it does not hold comes last. */
function sizesInOrder(sizes: readonly string[], bought: readonly string[]): string[] {
  const rank = (size: string) => (sizes.includes(size) ? sizes.indexOf(size) : sizes.length);
  return [...bought].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, "en"));
}
