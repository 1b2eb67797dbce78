import type { Database } from "@hemline/database";
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BrandNamesAnswer, ProductNamesAnswer } from "../../shared/catalogue/catalogue-names.ts";
import type { Reader } from "../../shared/permissions.ts";
import { searchable } from "../../shared/searchable.ts";
import { brands } from "../brands/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { productPhotos, products } from "../products/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { mayNameBrand, mayNameProduct } from "./may-name.ts";

const shown = 8;
const maxSearchLength = 100;

const viewer = sql`${sql.placeholder("viewer")}::uuid`;
const words = sql`${sql.placeholder("words")}::text`;
/** `pattern` is the words between %. */
const isFound = (text: SQLWrapper): SQL => sql`${text} like ${sql.placeholder("pattern")}::text`;

function valuesOf(member: Reader, search: string) {
  const words = searchable(search.slice(0, maxSearchLength).replaceAll("\0", "").trim());
  return { viewer: member.id, words, pattern: `%${words.replace(/[\\%_]/g, "\\$&")}%` };
}

/** To choose a brand from while its name is typed: those that begin with the words first. */
export async function brandNames(
  { db }: Pick<SiteContext, "db">,
  member: Reader,
  search: string,
): Promise<BrandNamesAnswer> {
  const rows = await preparedRows(db, "brands by words", valuesOf(member, search), () =>
    query
      .select({ slug: brands.slug, name: brands.name, state: brands.state, logo: photoColumns(photos) })
      .from(brands)
      .leftJoin(photos, eq(photos.id, brands.logoId))
      .where(and(mayNameBrand(viewer), isFound(brands.searchText)))
      .orderBy(
        desc(sql`${brands.searchText} = ${words}`),
        desc(sql`starts_with(${brands.searchText}, ${words})`),
        desc(brands.followerCount),
        asc(brands.searchText),
        asc(brands.id),
      )
      .limit(literalLimit(shown)),
  );
  return {
    brands: rows.map(({ slug, name, state, logo }) => ({
      ...{ slug, name, isWaiting: state === "proposed" },
      logo: logo && photoCard(logo),
    })),
  };
}

/** The same for products, of one brand or of all. Whoever may see a proposal of the brand sees its products. */
export async function productNames(
  { db }: Pick<SiteContext, "db">,
  member: Reader,
  search: string,
  brandSlug: string | null,
): Promise<ProductNamesAnswer> {
  const values = { ...valuesOf(member, search), brand: brandSlug };
  if (brandSlug !== null) return answerOf(await rowsAmong(db, "products of a brand by words", values, isFoundInBrand));
  const likely = await rowsAmong(db, "likely products by words", values, and(isFound(products.searchText), isLikely));
  if (likely.length === shown) return answerOf(likely);
  return answerOf(await rowsAmong(db, "products by words", values, isFound(products.searchText)));
}

/** Not by `like`, for which the planner would search the names of all brands: it cannot know how common the words are. */
const isFoundInBrand = sql`${eq(brands.slug, sql.placeholder("brand"))} and strpos(${products.searchText}, ${words}) > 0`;

/** A letter or a common word is in the names of thousands: it is looked for among so many of the most owned first. */
const mostOwned = 2_000;
/** And among so many names that may begin with it. */
const nextNames = 40;

const isLikely = sql`${products.id} = any(array(
  (select id from ${products} order by item_count desc, id desc limit ${sql.raw(String(mostOwned))})
  union all
  (select id from ${products} where lower(name) >= ${words} order by lower(name), id limit ${sql.raw(String(nextNames))})))`;

const closestFirst: SQL[] = [
  desc(sql`starts_with(lower(${products.name}), ${words})`),
  desc(products.itemCount),
  asc(products.searchText),
  asc(products.id),
];

/** Chosen by their ids first: photos of all that are found would be read otherwise. */
const areClosest = (among: SQL | undefined): SQL => sql`${products.id} = any(array(
  select ${products.id} from ${products} join ${brands} on ${brands.id} = ${products.brandId}
  where ${and(mayNameProduct(viewer), among)}
  order by ${sql.join(closestFirst, sql`, `)} limit ${sql.raw(String(shown))}))`;

const rowsAmong = (db: Database, name: string, values: Record<string, unknown>, among: SQL | undefined) =>
  preparedRows(db, name, values, () =>
    query
      .select({
        ...{ slug: products.slug, name: products.name, category: products.category, state: products.state },
        brand: { slug: brands.slug, name: brands.name },
        photo: photoColumns(photos),
        alt: productPhotos.alt,
      })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(productPhotos, and(eq(productPhotos.productId, products.id), eq(productPhotos.position, 0)))
      .leftJoin(photos, eq(photos.id, productPhotos.photoId))
      .where(areClosest(among))
      .orderBy(...closestFirst)
      .limit(literalLimit(shown)),
  );

const answerOf = (rows: Awaited<ReturnType<typeof rowsAmong>>): ProductNamesAnswer => ({
  products: rows.map(({ state, photo, alt, ...product }) => ({
    ...product,
    isWaiting: state === "proposed",
    photo: photo && photoCard(photo, alt ?? ""),
  })),
});
