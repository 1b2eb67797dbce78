import { eq, sql } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import type { Reader } from "../../shared/permissions.ts";
import { notFound } from "../problems.ts";
import { Redirect } from "../request/page-loader.ts";
import type { SiteContext } from "../site-context.ts";
import { subjectOfOldSlug } from "../slugs/old-slugs.ts";
import { type EntryRow, entryRows } from "./entry-rows.ts";
import { entries } from "./tables.ts";

/** The published entry at this slug; a former one redirects. @throws 404 also for one that is not published */
export async function entryBySlug(site: SiteContext, viewer: Reader | null, slug: string): Promise<EntryRow> {
  return (await publishedEntry(site, viewer, slug)) ?? leadOn(site, viewer, slug);
}

/** Null where none is published at this slug by now. */
export async function publishedEntry(site: SiteContext, viewer: Reader | null, slug: string): Promise<EntryRow | null> {
  const [row] = await entryRows(site, viewer, "entry by slug", { slug }, () => ({
    where: eq(entries.slug, sql.placeholder("slug")),
    limit: 1,
  }));
  return row ?? null;
}

async function leadOn(site: SiteContext, viewer: Reader | null, slug: string): Promise<never> {
  const id = await subjectOfOldSlug(site.db, "entry", slug);
  if (id === null) throw notFound("entry");
  const [moved] = await entryRows(site, viewer, "entry by id", { id }, () => ({
    where: eq(entries.id, sql.placeholder("id")),
    limit: 1,
  }));
  if (!moved) throw notFound("entry");
  throw new Redirect(paths.entry(moved.entry.slug), 301);
}
