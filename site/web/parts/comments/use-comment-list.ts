import { useState } from "react";
import type { CommentThread, LiveComment, PostedComment } from "../../../shared/comments/comment.ts";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { paths } from "../../../shared/paths.ts";
import { useViewer } from "../../payload.ts";
import { type PagedList, sliceAt, usePagedList } from "../lists/use-paged-list.ts";
import { withEdited, withoutComment, withPosted, withThreads } from "./merge-comment-threads.ts";

export interface FurtherReplies {
  side: "previous" | "next";
  href: string;
}

/** The comments of a page, with what was loaded, written and deleted since. */
export interface CommentList extends Omit<PagedList<CommentThread>, "change"> {
  count: number;
  /** Adds the thread of a comment, or a further page of its replies. @throws when it can't be loaded */
  loadThread: (id: string, replies?: FurtherReplies) => Promise<void>;
  posted: (comment: PostedComment) => void;
  edited: (comment: LiveComment) => void;
  deleted: (id: string) => void;
  /** Puts a comment whose deletion was undone in its place. */
  restored: (id: string) => Promise<void>;
}

export function useCommentList(on: CommentTarget, first: Slice<CommentThread>, firstCount: number): CommentList {
  const name = on.kind === "look" ? "lookComments" : "entryComments";
  const list = usePagedList(name, first, {
    path: paths.comments(on),
    // What a reader may do with a comment is part of it.
    reader: useViewer()?.slug ?? "",
    join: withThreads,
  });
  const [added, setAdded] = useState({ to: first, count: 0 });
  // The page was loaded anew, as after logging in.
  if (added.to !== first) setAdded({ to: first, count: 0 });
  const change = (to: (threads: readonly CommentThread[]) => readonly CommentThread[], count: number) => {
    list.change(to);
    setAdded((before) => ({ ...before, count: before.count + count }));
  };
  const loadThread: CommentList["loadThread"] = async (id, replies) => {
    const { items } = await sliceAt(name, replies?.href ?? paths.commentThread(on, id));
    list.change((threads) => withThreads(threads, items, replies?.side));
  };
  return {
    ...list,
    count: Math.max(firstCount + added.count, 0),
    loadThread,
    posted: (comment) => change((threads) => withPosted(threads, comment), 1),
    edited: (comment) => list.change((threads) => withEdited(threads, comment)),
    deleted: (id) => change((threads) => withoutComment(threads, id), -1),
    async restored(id) {
      change((threads) => threads, 1);
      await loadThread(id);
    },
  };
}
