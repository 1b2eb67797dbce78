import type { CommentThread, LiveComment, PostedComment } from "../../../shared/comments/comment.ts";
import type { Slice } from "../../../shared/page-data.ts";

/** Ids begin with the instant, so this is also oldest first. */
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

const without = <Item extends { id: string }>(items: readonly Item[], others: readonly { id: string }[]) =>
  items.filter(({ id }) => !others.some((other) => other.id === id));

const idOf = ({ comment }: CommentThread) => ({ ...comment });

/**
 * Threads with those of a further page; a thread that is in both has the replies of both.
 * @param side of the replies that are added
 */
export function withThreads(
  threads: readonly CommentThread[],
  more: readonly CommentThread[],
  side: "previous" | "next" = "next",
): readonly CommentThread[] {
  const merged = more.map((thread) => {
    const known = threads.find(({ comment }) => comment.id === thread.comment.id);
    return known ? { ...thread, replies: withReplies(known.replies, thread.replies, side) } : thread;
  });
  const rest = threads.filter(({ comment }) => !more.some((thread) => thread.comment.id === comment.id));
  return [...rest, ...merged].sort((one, other) => byId(idOf(one), idOf(other)));
}

function withReplies(known: Slice<LiveComment>, more: Slice<LiveComment>, side: "previous" | "next") {
  const items = [...without(known.items, more.items), ...more.items].sort(byId);
  if (side === "previous") return { items, previous: more.previous, next: known.next };
  return { items, previous: more.previous && known.previous, next: more.next };
}

export function withPosted(
  threads: readonly CommentThread[],
  { comment, threadId }: PostedComment,
): readonly CommentThread[] {
  if (threadId === null) return withThreads(threads, [{ comment, replies: noReplies, replyCount: 0 }]);
  return threads.map((thread) =>
    thread.comment.id === threadId
      ? {
          ...thread,
          replies: { ...thread.replies, items: [...thread.replies.items, comment] },
          replyCount: thread.replyCount + 1,
        }
      : thread,
  );
}

const noReplies: Slice<LiveComment> = { items: [], previous: null, next: null };

export const withEdited = (threads: readonly CommentThread[], edited: LiveComment): readonly CommentThread[] =>
  threads.map((thread) => ({
    ...thread,
    comment: thread.comment.id === edited.id ? edited : thread.comment,
    replies: {
      ...thread.replies,
      items: thread.replies.items.map((reply) => (reply.id === edited.id ? edited : reply)),
    },
  }));

/** A comment with replies keeps its place, and loses it with the last of them. */
export const withoutComment = (threads: readonly CommentThread[], id: string): readonly CommentThread[] =>
  threads.flatMap((thread): CommentThread[] => {
    if (thread.comment.id === id) return thread.replyCount > 0 ? [{ ...thread, comment: { kind: "deleted", id } }] : [];
    const items = without(thread.replies.items, [{ id }]);
    const replyCount = thread.replyCount - (thread.replies.items.length - items.length);
    if (thread.comment.kind === "deleted" && replyCount === 0) return [];
    return [{ ...thread, replies: { ...thread.replies, items }, replyCount }];
  });
