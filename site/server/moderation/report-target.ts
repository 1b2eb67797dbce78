import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReportSubject } from "../../shared/moderation/report-draft.ts";
import { isUuid } from "../../shared/uuid.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { comments } from "../comments/tables.ts";
import { messageSnapshot } from "../discussions/messages/message-snapshot.ts";
import { discussions, messagePhotos, messages } from "../discussions/tables.ts";
import { mayEnterGroup } from "../groups/may-enter-group.ts";
import { groups } from "../groups/tables.ts";
import { itemSeenBy } from "../items/item-cards.ts";
import { items } from "../items/tables.ts";
import { lookPhotos, looks } from "../looks/tables.ts";
import { entryAccess } from "../notebook/entry-access.ts";
import { entries } from "../notebook/tables.ts";
import { notFound } from "../problems.ts";
import { products } from "../products/tables.ts";
import { hasPage, lockedSeenBy, notBlocked, seenBy, viewerId } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import { reviewPhotos, reviews } from "../reviews/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { brandTarget, collectionTarget, productTarget } from "./catalogue-targets.ts";
import type { ReportedThing } from "./reported-thing.ts";
import { responseTarget } from "./response-target.ts";

/** What a report is about, as it is now. @throws 404 also for what its reporter may not read */
export async function reportTarget(site: SiteContext, reader: Member, subject: ReportSubject): Promise<ReportedThing> {
  const found = await findReportTarget(site, reader, subject);
  if (!found) throw notFound(subject.kind);
  return found;
}

/** The same, or null for none. */
export function findReportTarget(
  site: SiteContext,
  reader: Member,
  subject: ReportSubject,
): Promise<ReportedThing | null> {
  switch (subject.kind) {
    case "member":
      return memberTarget(site, reader, subject.slug);
    case "look":
      return lookTarget(site, reader, subject.slug);
    case "comment":
      return commentTarget(site, reader, subject.id);
    case "item":
      return itemTarget(site, reader, subject.id);
    case "review":
      return reviewTarget(site, reader, subject.id);
    case "response":
      return responseTarget(site, reader, subject.id);
    case "message":
      return messageTarget(site, reader, subject.id);
    case "brand":
      return brandTarget(site, subject.slug);
    case "collection":
      return collectionTarget(site, subject);
    case "product":
      return productTarget(site, subject.slug);
  }
}

const author = {
  slug: members.slug,
  username: members.username,
  firstName: members.firstName,
  lastName: members.lastName,
};

const authorOf = (row: Parameters<typeof usernameOf>[0] & { slug: string }) => ({
  slug: row.slug,
  username: usernameOf(row),
});

const profilePhotos = sql<string[]>`array_remove(array[${members.avatarId}, ${members.coverId}], null)`;

async function memberTarget({ db }: SiteContext, reader: Member, slug: string): Promise<ReportedThing | null> {
  const [row] = await db
    .select({ id: members.id, author, bio: members.bio, links: members.links, photos: profilePhotos })
    .from(memberSlugs)
    .innerJoin(members, eq(members.id, memberSlugs.memberId))
    .where(and(eq(memberSlugs.slug, slug), isShownTo(reader)));
  if (!row) return null;
  const shown = authorOf(row.author);
  return {
    id: row.id,
    authorId: row.id,
    snapshot: {
      ...{ title: shown.username, author: shown, photos: row.photos },
      text: [row.bio, ...row.links].filter(Boolean).join("\n"),
    },
  };
}

/** Whose page the reader may open. */
const isShownTo = (reader: Member): SQL =>
  reader.role === "admin"
    ? ne(members.standing, "erased")
    : sql`(${hasPage} and ${notBlocked(members.id, viewerId(reader))})`;

async function lookTarget({ db }: SiteContext, reader: Member, slug: string): Promise<ReportedThing | null> {
  const [row] = await db
    .select({
      ...{ id: looks.id, authorId: looks.authorId, title: looks.title, text: looks.text, author },
      photos: sql<string[]>`(select coalesce(jsonb_agg(shown.photo_id order by shown.position), '[]')
        from ${lookPhotos} shown where shown.look_id = ${looks.id})`,
    })
    .from(looks)
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(and(eq(looks.slug, slug), seenBy(reader, looks, viewerId(reader))));
  if (!row) return null;
  const { id, authorId, title, text, photos } = row;
  return { id, authorId, snapshot: { title, text, author: authorOf(row.author), photos } };
}

/** A comment is as readable as its author and what it stands under. */
async function commentTarget(site: SiteContext, reader: Member, id: string): Promise<ReportedThing | null> {
  if (!isUuid(id)) return null;
  const [row] = await site.db
    .select({
      ...{ id: comments.id, authorId: comments.authorId, text: comments.source, author },
      look: { slug: looks.slug, title: looks.title },
      entry: { slug: entries.slug, title: entries.title },
      readers: { allowed: entries.allowed, authorId: entries.authorId },
    })
    .from(comments)
    .leftJoin(looks, eq(looks.id, comments.lookId))
    .leftJoin(entries, eq(entries.id, comments.entryId))
    .innerJoin(members, eq(members.id, comments.authorId))
    .where(
      and(
        ...[eq(comments.id, id), seenBy(reader, comments, viewerId(reader))],
        or(eq(entries.state, "live"), lockedSeenBy(reader, looks)),
      ),
    );
  if (!row) return null;
  const { authorId, text, look, entry, readers } = row;
  if (readers && (await entryAccess(site, reader, readers)) !== "open") return null;
  const title = `Comment on “${(look ?? entry)?.title}”`;
  const place = { ...(look && { look }), ...(entry && { entry }) };
  return { id: row.id, authorId, snapshot: { title, text, author: authorOf(row.author), photos: [], ...place } };
}

/** Admins read of an item what its reporter reads: not its price, its dates, its place or its notes. */
async function itemTarget({ db }: SiteContext, reader: Member, id: string): Promise<ReportedThing | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      ...{ id: items.id, authorId: items.authorId, name: items.name, photoId: items.photoId, author },
      ...{ brand: items.brandName, size: items.size, material: items.material },
    })
    .from(items)
    .innerJoin(members, eq(members.id, items.authorId))
    .where(and(eq(items.id, id), itemSeenBy(reader, viewerId(reader))));
  if (!row) return null;
  const { authorId, name, brand, size, material, photoId } = row;
  return {
    ...{ id: row.id, authorId },
    snapshot: {
      ...{ title: name ?? "Item without a name", author: authorOf(row.author) },
      text: [brand, size, material].filter(Boolean).join("\n"),
      photos: photoId ? [photoId] : [],
    },
  };
}

/** A review is as readable as its author and what it is about. */
async function reviewTarget({ db }: SiteContext, reader: Member, id: string): Promise<ReportedThing | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      ...{ id: reviews.id, authorId: reviews.authorId, text: reviews.source, waitsUntil: reviews.waitsUntil, author },
      name: sql<string>`coalesce(${products.name}, ${collections.name})`,
      photos: sql<string[]>`(select coalesce(jsonb_agg(shown.photo_id order by shown.position), '[]')
        from ${reviewPhotos} shown where shown.review_id = ${reviews.id})`,
    })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.authorId))
    .innerJoin(brands, and(eq(brands.id, reviews.brandId), eq(brands.state, "live")))
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(collections, eq(collections.id, reviews.collectionId))
    .where(
      and(
        eq(reviews.id, id),
        seenBy(reader, reviews, viewerId(reader)),
        sql`(${reviews.productId} is null or ${products.state} = 'live')`,
      ),
    );
  if (!row) return null;
  const { authorId, text, name, photos, waitsUntil } = row;
  const waits = waitsUntil && { waitsUntil: waitsUntil.toISOString() };
  const title = `Review of “${name}”`;
  return { id: row.id, authorId, snapshot: { title, text, author: authorOf(row.author), photos, ...waits } };
}

/** A message is as readable as its author, its discussion and its group. */
async function messageTarget({ db, clock }: SiteContext, reader: Member, id: string): Promise<ReportedThing | null> {
  if (!isUuid(id)) return null;
  const now = sql`${clock().toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      ...{ id: messages.id, authorId: messages.authorId, number: messages.number, text: messages.source, author },
      discussion: { slug: discussions.slug, title: discussions.title, tags: discussions.tags },
      photos: sql<string[]>`(select coalesce(jsonb_agg(shown.photo_id order by shown.position), '[]')
        from ${messagePhotos} shown where shown.message_id = ${messages.id})`,
    })
    .from(messages)
    .innerJoin(discussions, eq(discussions.id, messages.discussionId))
    .innerJoin(groups, eq(groups.id, discussions.groupId))
    .innerJoin(members, eq(members.id, messages.authorId))
    .where(
      and(
        eq(messages.id, id),
        seenBy(reader, messages, viewerId(reader)),
        lockedSeenBy(reader, discussions),
        mayEnterGroup(reader, now, viewerId(reader)),
      ),
    );
  if (!row) return null;
  const { authorId, number, text, discussion, photos } = row;
  const place = messageSnapshot(number, discussion);
  return { id: row.id, authorId, snapshot: { ...place, text, author: authorOf(row.author), photos } };
}
