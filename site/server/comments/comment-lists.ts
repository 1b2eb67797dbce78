import { and, eq, isNull, sql } from "drizzle-orm";
import type { CommentThread, LiveComment, ShownComments } from "../../shared/comments/comment.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
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
import type { EntryRow } from "../notebook/entry-rows.ts";
import { notFound } from "../problems.ts";
import { pageMinute } from "../request/page-minute.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { commentOf, liveComments } from "./comment-payload.ts";
import { type CommentRow, commentRows, firstReplyRows, readableCount } from "./comment-rows.ts";
import { type CommentSubject, entrySubject, lookSubject } from "./subjects/comment-subject.ts";
import type { LockedSubject } from "./subjects/lock-subject.ts";
import { comments, subjectColumns } from "./tables.ts";

const pageSize = 20;
const firstReplies = 3;
const repliesPageSize = 50;

const oldestFirst = instantOrder(comments.postedAt, comments.id, "asc");

const keyOf = ({ comment }: CommentRow): InstantKey => [comment.postedAt.getTime(), comment.id];

/** What a look's page shows of its comments. */
export const commentsOnLook = (site: SiteContext, viewer: Member | null, row: LookRow): Promise<ShownComments> =>
  firstComments(site, viewer, lookSubject(viewer, row));

/** The same of an entry, for those who read the whole of it. */
export const commentsOnEntry = (site: SiteContext, viewer: Member | null, row: EntryRow): Promise<ShownComments> =>
  firstComments(site, viewer, entrySubject(viewer, row));

async function firstComments(
  site: SiteContext,
  viewer: Member | null,
  subject: CommentSubject,
): Promise<ShownComments> {
  const threads = await threadsOf(site, viewer, subject, firstPage);
  const count = threads.next === null ? countIn(threads.items) : await commentCount(site, viewer, subject);
  return { ...commentsState(site, subject), threads, count };
}

/** Of all threads there are. */
const countIn = (threads: readonly CommentThread[]): number =>
  threads.reduce((sum, { comment, replyCount }) => sum + (comment.kind === "live" ? 1 : 0) + replyCount, 0);

export const commentsState = (site: SiteContext, { isClosed, isOwn, mayClose }: CommentSubject) => ({
  ...{ now: pageMinute(site), isClosed, isOwn, mayClose },
});

export async function commentCount(site: SiteContext, viewer: Reader | null, subject: CommentSubject): Promise<number> {
  site.shows([`comments:${subject.id}`]);
  return hasNone(viewer, subject.commentCount) ? 0 : readableCount(site, viewer, subject);
}

/** No visitor reads more comments than are counted; members also read their own hidden ones, and admins more. */
const hasNone = (viewer: Reader | null, count: number): boolean => viewer === null && count === 0;

/**
 * A page of the comments on a look or an entry, oldest first, each with its first replies.
 * @throws 400 for a cursor of another list
 */
export async function threadsOf(
  site: SiteContext,
  viewer: Reader | null,
  subject: CommentSubject,
  cursors: Cursors,
): Promise<Slice<CommentThread>> {
  site.shows([`comments:${subject.id}`]);
  const page = await pageOfRows(
    {
      list: `${subject.kind}-comments`,
      key: InstantKey,
      size: pageSize,
      rows: async (start, limit) => {
        if (hasNone(viewer, subject.commentCount)) return [];
        const name = `comments of a ${subject.kind} ${directionName(start)}`;
        return commentRows(site, viewer, name, { subjectId: subject.id, ...instantValues(start) }, () => ({
          where: and(
            eq(subjectColumns[subject.kind], sql.placeholder("subjectId")),
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
  return { ...page, items: await threadsFrom(site, viewer, subject, page.items) };
}

/** With the first replies to each. */
async function threadsFrom(
  site: SiteContext,
  viewer: Reader | null,
  subject: CommentSubject,
  parents: readonly CommentRow[],
): Promise<CommentThread[]> {
  const withReplies = parents
    .filter(({ comment }) => !hasNone(viewer, comment.replyCount))
    .map(({ comment }) => comment.id);
  const replies = withReplies.length ? await firstReplyRows(site, viewer, withReplies, firstReplies) : [];
  const live = liveComments(site, viewer, subject, [...parents, ...replies]);
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
 * @throws 404 when there is none on this look or entry; 400 for a cursor of another list
 */
export async function threadWith(
  site: SiteContext,
  viewer: Reader | null,
  subject: CommentSubject,
  id: string,
  cursors: Cursors,
): Promise<Slice<CommentThread>> {
  site.shows([`comments:${subject.id}`]);
  const [named] = await oneComment(site, viewer, subject, id);
  const parentId = named?.comment.parentId;
  const [parent] = parentId ? await oneComment(site, viewer, subject, parentId) : [named];
  if (!parent) throw notFound("comment");
  const replies = await repliesTo(site, viewer, parent.comment.id, cursors);
  const [counted] = await firstReplyRows(site, viewer, [parent.comment.id], 1);
  const live = liveComments(site, viewer, subject, [parent, ...replies.items]);
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

const oneComment = (
  site: SiteContext,
  viewer: Reader | null,
  { kind, id: subjectId }: Pick<CommentSubject, "kind" | "id">,
  id: string,
) =>
  commentRows(site, viewer, `one comment of a ${kind}`, { subjectId, id }, () => ({
    where: and(eq(comments.id, sql.placeholder("id")), eq(subjectColumns[kind], sql.placeholder("subjectId"))),
    orderBy: oldestFirst.orderBy({ isBackwards: false }),
    limit: 1,
  }));

const liveOf = (rows: readonly CommentRow[], live: ReadonlyMap<string, LiveComment>): LiveComment[] =>
  rows.flatMap(({ comment }) => live.get(comment.id) ?? []);

/** One comment for the answer to its author. @throws 404 */
export async function liveComment(
  site: SiteContext,
  viewer: Reader,
  subject: LockedSubject,
  id: string,
): Promise<LiveComment> {
  const rows = await oneComment(site, viewer, subject, id);
  const comment = liveComments(site, viewer, subject, rows).get(id);
  if (!comment) throw notFound("comment");
  return comment;
}
