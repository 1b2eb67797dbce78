import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import { commentsClosedCall } from "../../../shared/comments/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { showSuccess } from "../../state/show-toast.ts";

/** For the author of a look or an entry. */
export function CloseCommentsButton({ on, isClosed }: { on: CommentTarget; isClosed: boolean }) {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      await callApi(commentsClosedCall(on), { method: isClosed ? "DELETE" : "PUT", toasts: "failures" });
      showSuccess(isClosed ? "Comments turned on" : "Comments turned off");
      await refresh();
    } catch {
      // The toast has said why.
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={typography.link}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void change();
      }}
    >
      {isClosed ? "Turn comments on" : "Turn comments off"}
    </button>
  );
}
