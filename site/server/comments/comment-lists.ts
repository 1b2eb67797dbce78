import { asc, sql } from "drizzle-orm";
import * as z from "zod";
import type { CommentThread, LiveComment, LookComments } from "../../shared/comments/comment.ts";
import type { Slice } from "../../shared/page-data.ts";
import { canEditLook, type Reader } from "../../shared/permissions.ts";
import { InstantMs, readCursor, writeCursor } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
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

const Key = z.tuple([InstantMs, z.uuid()]);
const start: z.infer<typeof Key> = [0, "00000000-0000-0000-0000-000000000000"];
const oldestFirst = [asc(comments.postedAt), asc(comments.id)];
const isAfter = sql`(${comments.postedAt}, ${comments.id}) > (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)`;

const keyOf = ({ comment }: CommentRow) => [comment.postedAt.getTime(), comment.id];

function keyAfter(list: string, cursor: string | null): { at: string; id: string } {
  const [at, id] = readCursor(list, cursor, Key) ?? start;
  return { at: new Date(at).toISOString(), id };
}

/** What a look's page shows of its comments. `count` is how many there are for this reader. */
export async function firstComments(
  site: SiteContext,
  viewer: Member | null,
  row: LookRow,
): Promise<LookComments & { count: number }> {
  const [threads, count] = await Promise.all([threadsOf(site, viewer, row, null), commentCount(site, viewer, row)]);
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
  after: string | null,
): Promise<Slice<CommentThread>> {
  site.shows([`comments:${row.look.id}`]);
  const key = keyAfter("look-comments", after);
  if (row.look.commentCount === 0) return { items: [], next: null };
  const values = { lookId: row.look.id, ...key };
  const found = await commentRows(site, viewer, "comments of a look", values, () => ({
    where: sql`${comments.lookId} = ${sql.placeholder("lookId")} and ${comments.parentId} is null and ${isAfter}`,
    orderBy: oldestFirst,
    limit: pageSize + 1,
  }));
  const shown = found.slice(0, pageSize);
  const withReplies = shown.filter(({ comment }) => comment.replyCount > 0).map(({ comment }) => comment.id);
  const replies = withReplies.length ? await firstReplyRows(site, viewer, withReplies, firstReplies) : [];
  const live = await liveComments(site, viewer, row, [...shown, ...replies]);
  return sliceOf(
    found,
    pageSize,
    (parent) => {
      const own = replies.filter(({ comment }) => comment.parentId === parent.comment.id);
      const replyCount = own[0]?.total ?? 0;
      const last = own.at(-1);
      return {
        comment: commentOf(parent, live),
        replies: {
          items: liveOf(own, live),
          next: last && replyCount > own.length ? writeCursor(parent.comment.id, keyOf(last)) : null,
        },
        replyCount,
      };
    },
    (last) => writeCursor("look-comments", keyOf(last)),
  );
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
  after: string | null,
): Promise<Slice<CommentThread>> {
  site.shows([`comments:${row.look.id}`]);
  const [named] = await commentRows(site, viewer, "one comment", { lookId: row.look.id, id }, oneComment);
  const parentId = named?.comment.parentId;
  const [parent] = parentId
    ? await commentRows(site, viewer, "one comment", { lookId: row.look.id, id: parentId }, oneComment)
    : [named];
  if (!parent) throw notFound("comment");
  const values = { parentId: parent.comment.id, ...keyAfter(parent.comment.id, after) };
  const found = await commentRows(site, viewer, "replies", values, () => ({
    where: sql`${comments.parentId} = ${sql.placeholder("parentId")} and ${isAfter}`,
    orderBy: oldestFirst,
    limit: repliesPageSize + 1,
  }));
  const [counted] = await firstReplyRows(site, viewer, [parent.comment.id], 1);
  const live = await liveComments(site, viewer, row, [parent, ...found.slice(0, repliesPageSize)]);
  const replies = sliceOf(
    found,
    repliesPageSize,
    (reply) => reply,
    (last) => writeCursor(parent.comment.id, keyOf(last)),
  );
  const thread: CommentThread = {
    comment: commentOf(parent, live),
    replies: { items: liveOf(replies.items, live), next: replies.next },
    replyCount: counted?.total ?? 0,
  };
  return { items: [thread], next: null };
}

const oneComment = () => ({
  where: sql`${comments.id} = ${sql.placeholder("id")} and ${comments.lookId} = ${sql.placeholder("lookId")}`,
  orderBy: oldestFirst,
  limit: 1,
});

const liveOf = (rows: readonly CommentRow[], live: ReadonlyMap<string, LiveComment>): LiveComment[] =>
  rows.flatMap(({ comment }) => live.get(comment.id) ?? []);

/** One comment for the answer to its author. @throws 404 */
export async function liveComment(site: SiteContext, viewer: Reader, row: LookRow, id: string): Promise<LiveComment> {
  const rows = await commentRows(site, viewer, "one comment", { lookId: row.look.id, id }, oneComment);
  const comment = (await liveComments(site, viewer, row, rows)).get(id);
  if (!comment) throw notFound("comment");
  return comment;
}
