import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { useState } from "react";
import { api } from "../../../shared/paths.ts";
import type { DeletedReviewAnswer, ReviewCard } from "../../../shared/reviews/review.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { postOnce } from "../../post-once.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { writePathOf } from "./reviews-path.ts";

/** Edits and deletes one's own review. A deletion can be undone from its toast. */
export function OwnReviewActions({ review: { id, subject } }: { review: ReviewCard }) {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    try {
      await postOnce(api.reviewRestoration(id), {});
      await refresh();
    } catch {
      // A toast has told why.
    }
  };
  const remove = async () => {
    setBusy(true);
    try {
      const { data } = await callApi<DeletedReviewAnswer>(api.review(id), { method: "DELETE", toasts: "failures" });
      showSuccess("Review deleted", data?.restorable_until ? { label: "Undo", run: restore } : undefined);
      await refresh();
    } catch {
      // A toast has told why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Link className={buttonClass({ kind: "line", size: "sm" })} to={writePathOf(subject) ?? ""}>
        Edit
      </Link>
      <Button kind="bare" size="sm" busy={isBusy} onClick={() => void remove()}>
        Delete
      </Button>
    </>
  );
}
