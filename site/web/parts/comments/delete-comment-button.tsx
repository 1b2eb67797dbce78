import { useState } from "react";
import type { LiveComment } from "../../../shared/comments/comment.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useViewer } from "../../payload.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";

export function DeleteCommentButton({
  comment: { id, author },
  className,
  onDeleted,
}: {
  comment: LiveComment;
  className?: string;
  onDeleted: () => void;
}) {
  const isOwn = useViewer()?.slug === author.slug;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await callApi(api.comment(id), { method: "DELETE" });
      setAsking(false);
      onDeleted();
    } catch {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={isOwn ? "Delete your comment" : `Delete comment by ${author.username}`}
        onClick={() => setAsking(true)}
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
