import { and, eq, type SQL } from "drizzle-orm";
import type { AllowedReaders } from "../../../shared/reader-access.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { entryAccess } from "../../notebook/entry-access.ts";
import { entries } from "../../notebook/tables.ts";
import { closedEntry, notFound } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { comments } from "../tables.ts";

// Billing may be asked, so this comes before the transaction, which then finds the entry open to the same readers as here.

/**
 * Whom the entry at a slug is for, when the member is one of them.
 * @throws 404 for none that is published, 403 where the member gets the teaser alone
 */
export async function readableEntry(site: SiteContext, member: Member, slug: string): Promise<AllowedReaders> {
  const entry = await publishedEntry(site, eq(entries.slug, slug));
  if (!entry) throw notFound("entry");
  const access = await entryAccess(site, member, entry);
  if (access !== "open") throw closedEntry(access);
  return entry.allowed;
}

/**
 * Asks billing where `readableEntry` will: before `idempotent` holds a connection for its transaction, of which there are
 * few, while billing in this process needs another one. The answer is then at hand for some seconds.
 */
export async function askBillingAboutEntry(site: SiteContext, member: Member, slug: string): Promise<void> {
  const entry = await publishedEntry(site, eq(entries.slug, slug));
  if (entry) await entryAccess(site, member, entry);
}

/** The same for the entry of a comment; null where the member does not read it, and for comments on looks. */
export async function readableEntryOf(
  site: SiteContext,
  member: Member,
  commentId: string,
): Promise<AllowedReaders | null> {
  if (!isUuid(commentId)) return null;
  const ofComment = site.db.select({ id: comments.entryId }).from(comments).where(eq(comments.id, commentId));
  const entry = await publishedEntry(site, eq(entries.id, ofComment));
  return entry && (await entryAccess(site, member, entry)) === "open" ? entry.allowed : null;
}

async function publishedEntry({ db }: SiteContext, which: SQL) {
  const [entry] = await db
    .select({ allowed: entries.allowed, authorId: entries.authorId })
    .from(entries)
    .where(and(eq(entries.state, "live"), which));
  return entry;
}
