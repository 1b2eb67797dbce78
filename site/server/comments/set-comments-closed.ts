import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { CommentsClosedAnswer } from "../../shared/comments/comment.ts";
import type { CommentTarget } from "../../shared/comments/comment-target.ts";
import type { AllowedReaders } from "../../shared/reader-access.ts";
import { recordActOnOthers } from "../audit/record-act-on-others.ts";
import { editableLook } from "../looks/editable-look.ts";
import { looks } from "../looks/tables.ts";
import { entries } from "../notebook/tables.ts";
import { notFound, notOwner } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { mayCloseComments } from "./subjects/comment-subject.ts";
import { readableEntry } from "./subjects/readable-entry.ts";

/**
 * Closes or opens the comments on a look or an entry; idempotent. Those that are there stay. The audit log says when an
 * admin does so on another member’s look or entry.
 * @throws 403 for what is another member's, 404
 */
export async function setCommentsClosed(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  { kind, slug }: CommentTarget,
  isClosed: boolean,
): Promise<CommentsClosedAnswer> {
  const openedTo = kind === "entry" ? await readableEntry(site, member, slug) : null;
  const { id, comments } = await site.db.transaction(async (tx) => {
    const { id, authorId, areCommentsClosed, ...more } = openedTo
      ? await lockOwnEntry(tx, member, slug, openedTo)
      : await editableLook(tx, member, slug, { lock: true });
    // The log names an entry by its title, also when it is gone; a look by its author.
    const named = "title" in more ? { title: more.title } : {};
    const subjects = openedTo ? entries : looks;
    if (isClosed !== areCommentsClosed)
      await recordActOnOthers(tx, site, { member, requestId }, authorId, {
        ...{ act: isClosed ? "close-comments" : "open-comments", targetKind: kind, targetId: id },
        before: { ...named, comments: onOrOff(areCommentsClosed) },
        after: { ...named, comments: onOrOff(isClosed) },
      });
    const [changed] = await tx
      .update(subjects)
      .set({ areCommentsClosed: isClosed })
      .where(eq(subjects.id, id))
      .returning({ comments: subjects.commentCount });
    return { id, comments: changed?.comments ?? 0 };
  });
  site.changed([`comments:${id}`]);
  return { isClosed, comments };
}

const onOrOff = (isClosed: boolean) => (isClosed ? "off" : "on");

async function lockOwnEntry(tx: Transaction, member: Member, slug: string, openedTo: AllowedReaders) {
  const [entry] = await tx
    .select({
      id: entries.id,
      title: entries.title,
      authorId: entries.authorId,
      areCommentsClosed: entries.areCommentsClosed,
    })
    .from(entries)
    .where(and(eq(entries.slug, slug), eq(entries.state, "live"), eq(entries.allowed, openedTo)))
    .for("no key update");
  if (!entry) throw notFound("entry");
  if (!mayCloseComments(member, entry)) throw notOwner("entry");
  return entry;
}
