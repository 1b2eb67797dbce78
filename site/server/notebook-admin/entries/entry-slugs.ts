import { randomBytes } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { isMadeOf, isUntitled, slugOfTitle } from "../../../shared/notebook-admin/followed-slug.ts";
import { changeSlug } from "../../catalogue-admin/slugs.ts";
import { withFreeSlug } from "../../db/free-slug.ts";
import { entries } from "../../notebook/tables.ts";
import { invalid } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import { subjectOfOldSlug } from "../../slugs/old-slugs.ts";
import { noScope } from "../../slugs/tables.ts";
import { lockEntrySlugs } from "../lock-notebook.ts";
import type { Entry } from "./lock-entry.ts";

/** A free slug made of the title. @param ownId of the entry that gets it */
export async function freeSlugFor(tx: Transaction, title: string, ownId: string): Promise<string> {
  await lockEntrySlugs(tx);
  const made = slugOfTitle(title);
  const preferred = isUntitled(title) ? `${made}-${randomBytes(3).toString("hex")}` : made;
  return withFreeSlug(preferred, async (slug) => ((await isFree(tx, slug, ownId)) ? slug : null));
}

/** Until it is first published, an entry’s slug follows its title, unless an admin chose another. */
export async function followedSlug(tx: Transaction, entry: Entry, title: string): Promise<string> {
  const { id, slug, publishedAt } = entry;
  const isFollowing = publishedAt === null && isMadeOf(entry.title, slug);
  return !isFollowing || isMadeOf(title, slug) ? slug : freeSlugFor(tx, title, id);
}

/**
 * Before an entry gets a slug that an admin chose. Once it was published, its former one redirects for good.
 * @throws 422 at `slug` when it is taken, or leads to something else
 */
export async function moveToSlug(tx: Transaction, site: SiteContext, entry: Entry, to: string): Promise<void> {
  if (to === entry.slug) return;
  await lockEntrySlugs(tx);
  if (entry.publishedAt !== null)
    return changeSlug(tx, site, { kind: "entry", scopeId: noScope }, { id: entry.id, from: entry.slug, to });
  if (!(await isFree(tx, to, entry.id))) throw invalid({ slug: ["This page address is taken. Choose another one."] });
}

async function isFree(tx: Transaction, slug: string, ownId: string): Promise<boolean> {
  const former = await subjectOfOldSlug(tx, "entry", slug);
  if (former !== null && former !== ownId) return false;
  return (await tx.$count(entries, and(eq(entries.slug, slug), ne(entries.id, ownId)))) === 0;
}
