import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import type { AllowedReaders } from "../../../shared/reader-access.ts";
import { preparedRows, query } from "../../db/prepared-query.ts";
import { looks } from "../../looks/tables.ts";
import { entries } from "../../notebook/tables.ts";
import { commentsClosed, notFound } from "../../problems.ts";
import { lockedSeenBy, notBlocked, preparedViewer, readerKind, viewerId } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { comments } from "../tables.ts";

// A subject’s lock orders everything that happens to its comments.

export interface LockedSubject extends CommentTarget {
  id: string;
  /** Null of an entry whose author has left. */
  authorId: string | null;
}

/**
 * Locks what a member comments on.
 * @param openedTo of an entry
 * @throws 404 when it is not there for the member; 409 when they write no comments there
 */
export async function lockToComment(
  tx: Transaction,
  member: Member,
  { kind, slug }: CommentTarget,
  openedTo: AllowedReaders | null,
): Promise<LockedSubject> {
  const [found] =
    kind === "look" ? await lookToComment(tx, member, slug) : await entryToComment(tx, member, { slug, openedTo });
  if (!found) throw notFound(kind);
  const { isClosed, ...subject } = found;
  if (isClosed) throw commentsClosed(kind);
  return { kind, slug, ...subject };
}

const lookToComment = (tx: Transaction, member: Member, slug: string) =>
  preparedRows(tx, `look to comment on for ${readerKind(member)}`, { slug, viewer: member.id }, () =>
    query
      .select({ id: looks.id, authorId: looks.authorId, isClosed: looks.areCommentsClosed })
      .from(looks)
      .where(and(eq(looks.slug, sql.placeholder("slug")), lockedSeenBy(member, looks, preparedViewer)))
      .for("no key update"),
  );

const entryToComment = (tx: Transaction, member: Member, values: { slug: string; openedTo: AllowedReaders | null }) =>
  preparedRows(tx, `entry to comment on for ${readerKind(member)}`, { ...values, viewer: member.id }, () => {
    const isBlocked = readerKind(member) === "member" ? sql`not ${notBlocked(entries.authorId)}` : sql`false`;
    return query
      .select({
        id: entries.id,
        authorId: entries.authorId,
        isClosed: sql<boolean>`(${entries.areCommentsClosed} or ${isBlocked})`,
      })
      .from(entries)
      .where(
        and(
          eq(entries.slug, sql.placeholder("slug")),
          eq(entries.state, "live"),
          eq(entries.allowed, sql.placeholder("openedTo")),
        ),
      )
      .for("no key update");
  });

/** Locks the look or entry of a comment. It doesn’t ask who may read it. @throws 404 when it is gone */
export async function lockSubjectOf(
  tx: Transaction,
  { lookId, entryId }: Pick<typeof comments.$inferSelect, "lookId" | "entryId">,
): Promise<LockedSubject> {
  const [look] = lookId
    ? await tx
        .select({ id: looks.id, slug: looks.slug, authorId: looks.authorId })
        .from(looks)
        .where(eq(looks.id, lookId))
        .for("no key update")
    : [];
  if (look) return { kind: "look", ...look };
  const [entry] = entryId
    ? await tx
        .select({ id: entries.id, slug: entries.slug, authorId: entries.authorId })
        .from(entries)
        .where(eq(entries.id, entryId))
        .for("no key update")
    : [];
  if (entry) return { kind: "entry", ...entry };
  throw notFound("comment");
}

/**
 * Whether the member reads what a comment stands under, and nothing keeps them from its author.
 * @param openedTo of an entry
 */
export async function isReadBy(
  tx: Transaction,
  member: Member,
  { kind, id }: LockedSubject,
  openedTo: AllowedReaders | null,
): Promise<boolean> {
  if (kind === "look") return (await tx.$count(looks, and(eq(looks.id, id), lockedSeenBy(member, looks)))) > 0;
  if (openedTo === null) return false;
  const isOpen = and(eq(entries.id, id), eq(entries.state, "live"), eq(entries.allowed, openedTo));
  const isApart = readerKind(member) === "member" ? notBlocked(entries.authorId, viewerId(member)) : undefined;
  return (await tx.$count(entries, and(isOpen, isApart))) > 0;
}
