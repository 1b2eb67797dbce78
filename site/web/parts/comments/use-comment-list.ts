import { useState } from "react";
import type { CommentThread, LiveComment, PostedComment } from "../../../shared/comments/comment.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { paths } from "../../../shared/paths.ts";
import { fetchPageData, payloadPath } from "../../fetch-payload.ts";
import { withEdited, withoutComment, withPosted, withThreads } from "./merge-comment-threads.ts";

/** The comments of a page, with what was loaded, written and deleted since. */
export interface CommentList {
  threads: readonly CommentThread[];
  count: number;
  /** For a link that also works without script; null at the end. */
  nextHref: string | null;
  state: "idle" | "loading" | "failed";
  /** Adds the next comments. */
  load: () => Promise<void>;
  /** Adds the thread of a comment: all its replies, or the next ones. @throws when it can't be loaded */
  loadThread: (id: string, after: string | null) => Promise<void>;
  posted: (comment: PostedComment) => void;
  edited: (comment: LiveComment) => void;
  deleted: (id: string) => void;
}

export function useCommentList(slug: string, first: Slice<CommentThread>, firstCount: number): CommentList {
  const fresh = { base: first, threads: first.items as readonly CommentThread[], next: first.next, added: 0 };
  const [list, setList] = useState(fresh);
  const [state, setState] = useState<CommentList["state"]>("idle");
  // The page was loaded anew, as after logging in.
  if (list.base !== first) {
    setList(fresh);
    setState("idle");
  }
  const change = (to: (threads: readonly CommentThread[]) => readonly CommentThread[], added = 0) =>
    setList((before) => ({ ...before, threads: to(before.threads), added: before.added + added }));
  const hrefOf = (next: string) => `${paths.lookComments(slug)}?after=${encodeURIComponent(next)}`;

  return {
    threads: list.threads,
    count: Math.max(firstCount + list.added, 0),
    nextHref: list.next && hrefOf(list.next),
    state,
    async load() {
      if (!list.next || state === "loading") return;
      setState("loading");
      try {
        const page = await threadsAt(hrefOf(list.next));
        setList((before) => ({ ...before, threads: withThreads(before.threads, page.items), next: page.next }));
        setState("idle");
      } catch {
        setState("failed");
      }
    },
    async loadThread(id, after) {
      const href = paths.commentThread(slug, id);
      const { items } = await threadsAt(after ? `${href}&after=${encodeURIComponent(after)}` : href);
      change((threads) => withThreads(threads, items));
    },
    posted: (comment) => change((threads) => withPosted(threads, comment), 1),
    edited: (comment) => change((threads) => withEdited(threads, comment)),
    deleted: (id) => change((threads) => withoutComment(threads, id), -1),
  };
}

async function threadsAt(href: string): Promise<Slice<CommentThread>> {
  const [pathname = "", search = ""] = href.split("?");
  const { answer } = await fetchPageData(`${payloadPath(pathname)}?${search}&part=list`);
  if (answer?.kind === "list" && answer.list.id === "lookComments") return answer.list.slice;
  throw new Error(`No comments at ${href}.`);
}
