import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { type RatingSummary, ratingOf } from "../../shared/rating.ts";
import type { ReviewsOfSubject } from "../../shared/reviews/review.ts";
import { members } from "../accounts/tables.ts";
import { brandMembers, brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { products } from "../products/tables.ts";
import { countedBehindBlocks, preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import type { RatingShare } from "./change-ratings.ts";
import { countedReviews, reviewsOfBrand, reviewsOfCollection, reviewsOfProduct } from "./rated-reviews.ts";
import { type RatingFields, ratingSummary, ratingWithout } from "./rating-fields.ts";
import { reviews } from "./tables.ts";

/** Whose reviews a page shows. Those of a collection are its own and those of its products. */
export interface ReviewedSubject {
  kind: "product" | "collection" | "brand";
  id: string;
}

export interface SubjectNumbers extends Pick<ReviewsOfSubject, "byWears" | "sizes" | "mayAnswer"> {
  summary: RatingSummary | null;
}

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
  return {
    summary: ratingSummary(ratingWithout(row, row.hidden ?? []), row.fewer.count + row.more.count + row.many.count),
    byWears: byWears(row),
    sizes: sizesInOrder(row),
    mayAnswer: viewer !== null && (viewer.role === "admin" || row.isNamed),
  };
}

interface Group {
  count: number;
  halves: number;
}

interface NumbersRow extends RatingFields {
  fewer: Group;
  more: Group;
  many: Group;
  hidden: RatingShare[] | null;
  bought: string[] | null;
  /** As the brand lists them. */
  sizes: string[];
  isNamed: boolean;
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

function numbersOf({ table, brandId, sizes, isOf }: RatedSubject, viewer: Reader | null): SQL {
  const isHidden = viewer ? countedBehindBlocks(sql`r.author_id`, preparedViewer) : sql`false`;
  const group = (name: keyof typeof groups) => {
    const [from, to] = groups[name];
    const isIn = sql.raw(
      `not r.is_hidden and r.worn_count >= ${from}${to === null ? "" : ` and r.worn_count <= ${to}`}`,
    );
    return sql`json_build_object('count', count(*) filter (where ${isIn}),
      'halves', coalesce(sum(r.halves) filter (where ${isIn}), 0)) as ${sql.identifier(name)}`;
  };
  return sql`
    select s.rating_count as "ratingCount", s.rating_halves as "ratingHalves", s.fits_small as "fitsSmall",
      s.fits_true as "fitsTrue", s.fits_large as "fitsLarge", s.stars, ${sizes} as sizes, said.*,
      exists (select 1 from ${brandMembers} named where named.brand_id = ${brandId} and named.member_id = ${preparedViewer}) as "isNamed"
    from ${table} s cross join lateral (
      select ${group("fewer")}, ${group("more")}, ${group("many")},
        json_agg(json_build_object('halves', r.halves, 'fit', r.fit)) filter (where r.is_hidden) as hidden,
        array_agg(distinct r.size_bought) filter (where not r.is_hidden and r.size_bought is not null) as bought
      from (
        select r.halves, r.fit, r.worn_count, r.size_bought, ${isHidden} as is_hidden
        from ${reviews} r join ${members} m on m.id = r.author_id where ${isOf} and ${countedReviews}) r
    ) said
    where s.id = ${sql.placeholder("id")}::uuid`;
}

const byWears = (row: NumbersRow): SubjectNumbers["byWears"] =>
  (["fewer", "more", "many"] as const).flatMap((name) => {
    const [from, to] = groups[name];
    const rating = ratingOf(row[name].count, row[name].halves);
    return rating ? [{ from, to, ...rating }] : [];
  });

/** As in the size chart of the product; what it does not hold comes last. */
function sizesInOrder({ sizes, bought }: NumbersRow): string[] {
  const rank = (size: string) => (sizes.includes(size) ? sizes.indexOf(size) : sizes.length);
  return [...(bought ?? [])].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, "en"));
}
