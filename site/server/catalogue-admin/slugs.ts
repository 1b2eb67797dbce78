import type { Database, Transaction } from "@hemline/database";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { commentPlace } from "../../shared/drafts/draft-place.ts";
import { slugOf } from "../../shared/slug.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { withFreeSlug } from "../db/free-slug.ts";
import { type DraftMove, moveDrafts, reviewDraftMove } from "../drafts/move-drafts.ts";
import { groups } from "../groups/tables.ts";
import { categories, entries } from "../notebook/tables.ts";
import { invalid } from "../problems.ts";
import { products } from "../products/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { isOldSlug, keepOldSlug, subjectOfOldSlug } from "../slugs/old-slugs.ts";
import { oldSlugs, type SluggedKind } from "../slugs/tables.ts";

/** Where slugs are unique: among brands, products or groups, or among the collections of a brand. */
export interface SlugPlace {
  kind: SluggedKind;
  scopeId: string;
}

/** Slugs that lead to a brand or product: its former ones, and those of what was merged into it. */
export async function oldSlugsOf({ db }: { db: Database }, kind: "brand" | "product", id: string): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from (
      select slug, created_at as at from ${oldSlugs} where kind = ${kind} and subject_id = ${id}
      union all select slug, edited_at from ${kind === "brand" ? brands : products} where merged_into = ${id}) led_here
    order by at, slug`);
  return rows.map(({ slug }) => slug);
}

/** Former slugs of what is never merged, or deleted when it is: of a collection under its present brand, of a group. */
export async function formerSlugs(
  { db }: { db: Database },
  { kind, scopeId }: SlugPlace,
  id: string,
): Promise<string[]> {
  const rows = await db
    .select({ slug: oldSlugs.slug })
    .from(oldSlugs)
    .where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.scopeId, scopeId), eq(oldSlugs.subjectId, id)))
    .orderBy(asc(oldSlugs.createdAt), asc(oldSlugs.slug));
  return rows.map(({ slug }) => slug);
}

const slugTaken = () => invalid({ slug: ["This page address is taken. Choose another one."] });

/**
 * The slug that a form names, or a free one made of the name.
 * @param insert answers null where another row has the slug
 * @throws 422 at `slug` when it is taken, or leads to something else
 */
export async function newSlug(
  tx: Transaction,
  place: SlugPlace,
  { slug, name }: { slug?: string | undefined; name: string },
  insert: (slug: string) => Promise<string | null>,
): Promise<string> {
  const insertIfFree = async (one: string) =>
    (await isOldSlug(tx, place.kind, one, place.scopeId)) ? null : insert(one);
  if (slug === undefined) return withFreeSlug(slugOf(name, place.kind), insertIfFree);
  const made = await insertIfFree(slug);
  if (made === null) throw slugTaken();
  return made;
}

/**
 * Gives a row another slug, under which the form then saves it. The old one redirects for good; going back to a former
 * one is allowed. Unsent comments on an entry go along, and unsent reviews of a product or collection.
 * @throws 422 at `slug` when it is taken, or leads to something else
 */
export async function changeSlug(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  { kind, scopeId }: SlugPlace,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  if (from === to) return;
  const former = await subjectOfOldSlug(tx, kind, to, scopeId);
  if ((former !== null && former !== id) || (await isTaken(tx, { kind, scopeId }, to, id))) throw slugTaken();
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.scopeId, scopeId), eq(oldSlugs.slug, to)));
  await keepOldSlug(tx, { kind, scopeId, slug: from, subjectId: id, at: clock() });
  await moveDrafts(tx, await draftMoves(tx, { kind, scopeId }, { id, from, to }));
}

/** For the drafts whose places name a slug. */
async function draftMoves(
  tx: Transaction,
  { kind, scopeId }: SlugPlace,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<DraftMove[]> {
  switch (kind) {
    case "entry":
      return [{ from: commentPlace({ kind, slug: from }), to: commentPlace({ kind, slug: to }) }];
    case "product":
      return [reviewDraftMove({ kind, slug: from }, { kind, slug: to })];
    case "collection": {
      const [brand] = await tx.select({ slug: brands.slug }).from(brands).where(eq(brands.id, scopeId));
      const at = { kind, brand: brand?.slug ?? "" };
      return [reviewDraftMove({ ...at, slug: from }, { ...at, slug: to })];
    }
    case "brand": {
      const rows = await tx.select({ slug: collections.slug }).from(collections).where(eq(collections.brandId, id));
      const at = (brand: string, slug: string) => ({ kind: "collection", brand, slug }) as const;
      return rows.map(({ slug }) => reviewDraftMove(at(from, slug), at(to, slug)));
    }
    case "group":
    case "category":
      return [];
  }
}

async function isTaken(tx: Transaction, { kind, scopeId }: SlugPlace, slug: string, id: string): Promise<boolean> {
  switch (kind) {
    case "brand":
      return (await tx.$count(brands, and(eq(brands.slug, slug), ne(brands.id, id)))) > 0;
    case "product":
      return (await tx.$count(products, and(eq(products.slug, slug), ne(products.id, id)))) > 0;
    case "group":
      return (await tx.$count(groups, and(eq(groups.slug, slug), ne(groups.id, id)))) > 0;
    case "entry":
      return (await tx.$count(entries, and(eq(entries.slug, slug), ne(entries.id, id)))) > 0;
    case "category":
      return (await tx.$count(categories, and(eq(categories.slug, slug), ne(categories.id, id)))) > 0;
    case "collection": {
      const isOther = and(eq(collections.brandId, scopeId), eq(collections.slug, slug), ne(collections.id, id));
      return (await tx.$count(collections, isOther)) > 0;
    }
  }
}
