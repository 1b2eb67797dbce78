import { and, eq, sql } from "drizzle-orm";
import { brandsBehind } from "../brands/brand-by-slug.ts";
import { brandProfile, type PageBrand } from "../brands/brand-profile.ts";
import { brands } from "../brands/tables.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { notFound } from "../problems.ts";
import { type PageRequest, Redirect } from "../request/page-loader.ts";
import type { SiteContext } from "../site-context.ts";
import { oldSlugs } from "../slugs/tables.ts";
import { type CollectionRow, collectionRows } from "./collection-cards.ts";
import { collections } from "./tables.ts";

export interface PageCollection {
  brand: PageBrand;
  row: CollectionRow;
}

/**
 * The collection in a page's address; former slugs of it and of its brand, and those of a brand that was merged,
 * redirect to the present address.
 * @throws 404 also for brands that are not public
 */
export async function pageCollection(
  { site, viewer, params }: PageRequest,
  pathOf: (brandSlug: string, slug: string) => string,
): Promise<PageCollection> {
  const [brand, row] = await Promise.all([
    brandProfile(site, viewer, params.slug ?? ""),
    presentCollection(site, params),
  ]);
  if (brand && row) return { brand, row };
  const moved = await movedCollection(site, params);
  throw new Redirect(pathOf(moved.brand.slug, moved.collection.slug), 301);
}

/** The same without the head of the page. @throws 404 */
export const listCollection = async ({ site, params }: PageRequest): Promise<CollectionRow> =>
  (await presentCollection(site, params)) ?? movedCollection(site, params);

type Params = PageRequest["params"];

/** Null where it is, or was, at another address. */
export async function presentCollection(
  site: Pick<SiteContext, "db" | "shows">,
  { slug = "", collectionSlug = "" }: Params,
): Promise<CollectionRow | null> {
  const [row] = await collectionRows(site, "collection", { slug, collectionSlug }, () => ({
    where: and(eq(brands.slug, sql.placeholder("slug")), eq(collections.slug, sql.placeholder("collectionSlug"))),
    limit: 1,
  }));
  return row ?? null;
}

async function movedCollection(site: SiteContext, { slug = "", collectionSlug = "" }: Params): Promise<CollectionRow> {
  const [moved] = await preparedSql<{ id: string }>(site.db, "moved collection", { slug, collectionSlug }, behindSlugs);
  if (!moved) throw notFound("collection");
  const [row] = await collectionRows(site, "collection by id", moved, () => ({
    where: eq(collections.id, sql.placeholder("id")),
    limit: 1,
  }));
  if (!row) throw notFound("collection");
  return row;
}

/** A collection that went to another brand, when its own was merged, keeps its slug under the old one. */
const behindSlugs = () => sql`
  with recursive ${brandsBehind(sql.placeholder("slug"))}
  select found.id from (
    select c.id, behind.steps, false as is_old from behind
      join ${collections} c on c.brand_id = behind.id and c.slug = ${sql.placeholder("collectionSlug")}
    union all
    select o.subject_id, behind.steps, true from behind
      join ${oldSlugs} o on o.kind = 'collection' and o.scope_id = behind.id
        and o.slug = ${sql.placeholder("collectionSlug")}
  ) found
  order by found.steps, found.is_old limit 1`;
