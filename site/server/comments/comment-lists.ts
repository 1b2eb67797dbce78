import { and, eq, isNull, sql } from "drizzle-orm";
import type { CommentThread, LiveComment, LookComments } from "../../shared/comments/comment.ts";
import type { Slice } from "../../shared/page-data.ts";
import { canEditLook, type Reader } from "../../shared/permissions.ts";
import { writeCursor } from "../db/cursor.ts";
import {
  type Cursors,
  directionName,
  firstPage,
  InstantKey,
  instantOrder,
  instantValues,
  pageOfRows,
} from "../db/keyset.ts";
import type { LookRow } from "../looks/look-cards.ts";
import { notFound } from "../problems.ts";
import { pageMinute } from "../request/page-minute.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { commentOf, liveComments } from "./comment-payload.ts";
import { type CommentRow, commentRows, firstReplyRows, readableCount } from "./comment-rows.ts";
import { comments } from "./tables.ts";

const pageSize = 20;
const firstReplies = 3;
const repliesPageSize = 50;

const oldestFirst = instantOrder(comments.postedAt, comments.id, "asc");

const keyOf = ({ comment }: CommentRow): InstantKey => [comment.postedAt.getTime(), comment.id];

/** What a look's page shows of its comments. `count` is how many there are for this reader. */
export async function firstComments(
  site: SiteContext,
  viewer: Member | null,
  row: LookRow,
): Promise<LookComments & { count: number }> {
  const [threads, count] = await Promise.all([
    threadsOf(site, viewer, row, firstPage),
    commentCount(site, viewer, row),
  ]);
  return { ...commentsState(site, viewer, row), threads, count };
}

export const commentsState = (site: SiteContext, viewer: Member | null, { look, member }: LookRow) => ({
  now: pageMinute(site),
  isClosed: look.areCommentsClosed,
  mayClose: canEditLook(viewer, member),
});

export async function commentCount(site: SiteContext, viewer: Reader | null, { look }: LookRow): Promise<number> {
  site.shows([`comments:${look.id}`]);
  return look.commentCount === 0 ? 0 : readableCount(site, viewer, look.id);
}

/** A page of a look's comments, oldest first, each with its first replies. @throws 400 for a cursor of another list */
export async function threadsOf(
  site: SiteContext,
  viewer: Reader | null,
  row: LookRow,
  cursors: Cursors,
): Promise<Slice<CommentThread>> {
  site.shows([`comments:${row.look.id}`]);
  const page = await pageOfRows(
    {
      list: "look-comments",
      key: InstantKey,
      size: pageSize,
      rows: async (start, limit) => {
        if (row.look.commentCount === 0) return [];
        const name = `comments of a look ${directionName(start)}`;
        return commentRows(site, viewer, name, { lookId: row.look.id, ...instantValues(start) }, () => ({
          where: and(
            eq(comments.lookId, sql.placeholder("lookId")),
            isNull(comments.parentId),
            oldestFirst.isBeyondPrepared(start),
          ),
          orderBy: oldestFirst.orderBy(start),
          limit,
        }));
      },
      keyOf,
    },
    cursors,
  );
  return { ...page, items: await threadsFrom(site, viewer, row, page.items) };
}

/** With the first replies to each. */
async function threadsFrom(
  site: SiteContext,
  viewer: Reader | null,
  row: LookRow,
  parents: readonly CommentRow[],
): Promise<CommentThread[]> {
  const withReplies = parents.filter(({ comment }) => comment.replyCount > 0).map(({ comment }) => comment.id);
  const replies = withReplies.length ? await firstReplyRows(site, viewer, withReplies, firstReplies) : [];
  const live = await liveComments(site, viewer, row, [...parents, ...replies]);
  return parents.map((parent) => {
    const own = replies.filter(({ comment }) => comment.parentId === parent.comment.id);
    const replyCount = own[0]?.total ?? 0;
    const last = own.at(-1);
    const next = last && replyCount > own.length ? writeCursor(parent.comment.id, keyOf(last)) : null;
    return {
      comment: commentOf(parent, live),
      replies: { items: liveOf(own, live), previous: null, next },
      replyCount,
    };
  });
}

/**
 * The thread that a comment is in, as a list of one. Further pages of its replies come with a cursor; a thread with few
 * replies is whole.
 * @throws 404 when there is none on this look; 400 for a cursor of another list
 */
export async function threadWith(
  site: SiteContext,
  viewer: Reader | null,
  row: LookRow,
  id: string,
  cursors: Cursors,
): Promise<Slice<CommentThread>> {
  site.shows([`comments:${row.look.id}`]);
  const [named] = await commentRows(site, viewer, "one comment", { lookId: row.look.id, id }, oneComment);
  const parentId = named?.comment.parentId;
  const [parent] = parentId
    ? await commentRows(site, viewer, "one comment", { lookId: row.look.id, id: parentId }, oneComment)
    : [named];
  if (!parent) throw notFound("comment");
  const replies = await repliesTo(site, viewer, parent.comment.id, cursors);
  const [counted] = await firstReplyRows(site, viewer, [parent.comment.id], 1);
  const live = await liveComments(site, viewer, row, [parent, ...replies.items]);
  const thread: CommentThread = {
    comment: commentOf(parent, live),
    replies: { ...replies, items: liveOf(replies.items, live) },
    replyCount: counted?.total ?? 0,
  };
  return { items: [thread], previous: null, next: null };
}

const repliesTo = (site: SiteContext, viewer: Reader | null, parentId: string, cursors: Cursors) =>
  pageOfRows(
    {
      list: parentId,
      key: InstantKey,
      size: repliesPageSize,
      rows: (start, limit) =>
        commentRows(site, viewer, `replies ${directionName(start)}`, { parentId, ...instantValues(start) }, () => ({
          where: and(eq(comments.parentId, sql.placeholder("parentId")), oldestFirst.isBeyondPrepared(start)),
          orderBy: oldestFirst.orderBy(start),
          limit,
        })),
      keyOf,
    },
    cursors,
  );

const oneComment = () => ({
  where: sql`${comments.id} = ${sql.placeholder("id")} and ${comments.lookId} = ${sql.placeholder("lookId")}`,
  orderBy: oldestFirst.orderBy({ isBackwards: false }),
  limit: 1,
});

const liveOf = (rows: readonly CommentRow[], live: ReadonlyMap<string, LiveComment>): LiveComment[] =>
  rows.flatMap(({ comment }) => live.get(comment.id) ?? []);

/** One comment for the answer to its author. @throws 404 */
export async function liveComment(
  site: SiteContext,
  viewer: Reader,
  row: { look: Pick<LookRow["look"], "id" | "authorId"> },
  id: string,
): Promise<LiveComment> {
  const rows = await commentRows(site, viewer, "one comment", { lookId: row.look.id, id }, oneComment);
  const comment = (await liveComments(site, viewer, row, rows)).get(id);
  if (!comment) throw notFound("comment");
  return comment;
}
