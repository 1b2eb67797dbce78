import { useEffect, useRef } from "react";
import { useLocation } from "../../navigation/use-location.ts";
import { showError } from "../../state/show-toast.ts";
import { focusComment } from "./focus-comment.ts";
import type { CommentList } from "./use-comment-list.ts";

/** Goes to the comment in the address, `#comment-{id}`; one that is not on the page is loaded first. */
export function useLinkedComment({ loadThread }: CommentList): void {
  const { hash, key } = useLocation();
  const load = useRef(loadThread);
  load.current = loadThread;
  // The address belongs to the browser, and the comment's element to the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const id = /^#comment-([0-9a-f-]{36})$/.exec(hash)?.[1];
    if (!id) return;
    let isCurrent = true;
    void showComment(id, load.current).then((isShown) => isShown && isCurrent && focusComment(id));
    return () => {
      isCurrent = false;
    };
  }, [hash, key]);
}

/** @returns false when there is no such comment, and a toast has said so */
async function showComment(id: string, loadThread: CommentList["loadThread"]): Promise<boolean> {
  try {
    if (!document.getElementById(`comment-${id}`)) await loadThread(id);
    return true;
  } catch {
    showError("We can’t find this comment. It may have been deleted.");
    return false;
  }
}
