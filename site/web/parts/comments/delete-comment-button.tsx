import { useState } from "react";
import type { DeletedCommentAnswer, LiveComment } from "../../../shared/comments/comment.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useViewer } from "../../payload.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";

export interface CommentDeletion {
  onDeleted: (id: string) => void;
  /** The comment is there again. */
  onRestored: (id: string) => void;
}

/** Members can undo the deletion of their own comment. Those of others and hidden ones are gone, so they are asked first. */
export function DeleteCommentButton({
  comment: { id, author, isHidden },
  onDeleted,
  onRestored,
}: CommentDeletion & { comment: LiveComment }) {
  const isOwn = useViewer()?.slug === author.slug;
  const isFinal = !isOwn || isHidden;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    try {
      await callApi(api.commentDeletion(id), { method: "DELETE" });
    } catch {
      return;
    }
    onRestored(id);
  };
  const remove = async () => {
    setBusy(true);
    try {
      const { data } = await callApi<DeletedCommentAnswer>(api.comment(id), { method: "DELETE", toasts: "failures" });
      showSuccess("Comment deleted", data?.restorable_until ? { label: "Undo", run: restore } : undefined);
      setAsking(false);
      onDeleted(id);
    } catch {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={isOwn ? "Delete your comment" : `Delete comment by ${author.username}`}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (isFinal) setAsking(true);
          else if (!isBusy) void remove();
        }}
      >
        Delete
      </button>
      <LazyConfirmDialog
        open={isAsking}
        title="Delete this comment?"
        yes="Delete comment"
        no="Keep comment"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        {isOwn ? (
          "Replies stay. You can’t undo it."
        ) : (
          <>
            This deletes <bdi>{author.username}</bdi>’s comment for everyone. Replies stay. You can’t undo it.
          </>
        )}
      </LazyConfirmDialog>
    </>
  );
}
