import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import type { CommentDraft } from "../../shared/comments/comment.ts";
import { commentPlace } from "../../shared/drafts/draft-place.ts";
import type { Reader } from "../../shared/permissions.ts";
import { newUuid } from "../../shared/uuid.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { deleteDraft } from "../drafts/delete-draft.ts";
import { looks } from "../looks/tables.ts";
import { notify } from "../notifications/notify.ts";
import { commentsClosed, notFound } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import { lockedSeenBy, preparedViewer, readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { addToCommentCounts } from "./comment-counts.ts";
import { commentNotices } from "./comment-notices.ts";
import { saveMentions } from "./mentions.ts";
import { comments } from "./tables.ts";

/**
 * Writes a comment under a look, or a reply. A reply to a reply belongs to the same comment.
 * @throws 404 when the look or the comment it replies to is not there for this member; 409 when comments are closed
 */
export async function postComment(
  site: SiteContext,
  member: Reader,
  slug: string,
  draft: CommentDraft,
): Promise<{ id: string; threadId: string | null; look: { id: string; authorId: string } }> {
  const posted = await site.db.transaction(async (tx) => {
    await lockActingMember(tx, member.id);
    // The look's lock also orders everything that happens to its comments.
    const [look] = await preparedRows(
      tx,
      `look to comment on for ${readerKind(member)}`,
      { slug, viewer: member.id },
      () =>
        query
          .select({ id: looks.id, authorId: looks.authorId, areCommentsClosed: looks.areCommentsClosed })
          .from(looks)
          .where(and(eq(looks.slug, sql.placeholder("slug")), lockedSeenBy(member, looks, preparedViewer)))
          .for("no key update"),
    );
    if (!look) throw notFound("look");
    if (look.areCommentsClosed) throw commentsClosed();
    const row = {
      id: newUuid(site.clock),
      authorId: member.id,
      lookId: look.id,
      parentId: draft.parent ? await threadOf(tx, member, look.id, draft.parent) : null,
      source: draft.text,
      postedAt: site.clock(),
    };
    await tx.insert(comments).values(row);
    const named = await saveMentions(tx, row);
    await addToCommentCounts(tx, row, 1);
    if (row.parentId === null) await deleteDraft(tx, member.id, commentPlace(slug));
    for (const notice of await commentNotices(tx, row, named, look.authorId)) await notify(tx, site, notice);
    return { look, id: row.id, threadId: row.parentId };
  });
  site.changed([`comments:${posted.look.id}`]);
  return posted;
}

async function threadOf(tx: Transaction, member: Reader, lookId: string, id: string): Promise<string> {
  const [comment] = await tx
    .select({ id: comments.id, parentId: comments.parentId })
    .from(comments)
    .where(
      and(eq(comments.id, id), eq(comments.lookId, lookId), eq(comments.state, "live"), lockedSeenBy(member, comments)),
    );
  if (!comment) throw notFound("comment");
  return comment.parentId ?? comment.id;
}
