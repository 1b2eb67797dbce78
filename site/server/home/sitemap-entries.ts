import { and, desc, eq, not } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { discussions } from "../discussions/tables.ts";
import { groups } from "../groups/tables.ts";
import { looks } from "../looks/tables.ts";
import { products } from "../products/tables.ts";
import { hasPage, seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";

/** `changedAt` is null for what anything on it changes. */
export interface SitemapEntry {
  path: string;
  changedAt: Date | null;
}

/** A sitemap may have 50,000 addresses. */
const maxAddresses = {
  looks: 12_000,
  members: 10_000,
  brands: 5_000,
  collections: 5_000,
  products: 10_000,
  discussions: 8_000,
};

type Reading = Pick<SiteContext, "db">;

/** The newest of everything that everybody may see. */
export async function sitemapEntries(site: Reading): Promise<SitemapEntry[]> {
  const groups = await Promise.all([
    lookPaths(site),
    memberPaths(site),
    brandPaths(site),
    collectionPaths(site),
    productPaths(site),
    discussionPaths(site),
  ]);
  return groups.flat();
}

async function lookPaths({ db }: Reading): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: looks.slug, postedAt: looks.postedAt, editedAt: looks.editedAt })
    .from(looks)
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(seenBy(null, looks))
    .orderBy(desc(looks.postedAt), desc(looks.id))
    .limit(maxAddresses.looks);
  return rows.map(({ slug, postedAt, editedAt }) => ({ path: paths.look(slug), changedAt: editedAt ?? postedAt }));
}

async function memberPaths({ db }: Reading): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: members.slug })
    .from(members)
    .where(and(hasPage, not(members.isPrivate)))
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(maxAddresses.members);
  return rows.map(({ slug }) => ({ path: paths.member(slug), changedAt: null }));
}

async function brandPaths({ db }: Reading): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: brands.slug, changedAt: brands.editedAt })
    .from(brands)
    .where(eq(brands.state, "live"))
    .orderBy(desc(brands.createdAt), desc(brands.id))
    .limit(maxAddresses.brands);
  return rows.map(({ slug, changedAt }) => ({ path: paths.brand(slug), changedAt }));
}

async function collectionPaths({ db }: Reading): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: collections.slug, brand: brands.slug, changedAt: collections.editedAt })
    .from(collections)
    .innerJoin(brands, eq(brands.id, collections.brandId))
    .where(eq(brands.state, "live"))
    .orderBy(desc(collections.createdAt), desc(collections.id))
    .limit(maxAddresses.collections);
  return rows.map(({ slug, brand, changedAt }) => ({ path: paths.collection(brand, slug), changedAt }));
}

async function productPaths({ db }: Reading): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: products.slug, changedAt: products.editedAt })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.state, "live"), eq(brands.state, "live")))
    .orderBy(desc(products.editedAt), desc(products.id))
    .limit(maxAddresses.products);
  return rows.map(({ slug, changedAt }) => ({ path: paths.product(slug), changedAt }));
}

/** Those of which everybody reads the messages. */
async function discussionPaths({ db }: Reading): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: discussions.slug, changedAt: discussions.lastMessageAt })
    .from(discussions)
    .innerJoin(groups, eq(groups.id, discussions.groupId))
    .innerJoin(members, eq(members.id, discussions.authorId))
    .where(and(eq(groups.mayRead, "everyone"), seenBy(null, discussions)))
    .orderBy(desc(discussions.lastMessageAt), desc(discussions.id))
    .limit(maxAddresses.discussions);
  return rows.map(({ slug, changedAt }) => ({ path: paths.conversation(slug), changedAt }));
}
