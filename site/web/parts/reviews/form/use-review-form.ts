import type { WriteReviewPage } from "../../../../shared/reviews/pages.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { useForm } from "../../forms/use-form.ts";
import { usePhotosForm } from "../../photos/field/use-photos-form.ts";
import { reviewsPathOf } from "../reviews-path.ts";
import type { ReviewFields } from "./review-fields.ts";
import { sendReview } from "./send-review.ts";
import { useReviewDraft } from "./use-review-draft.ts";

/** A form that posts or saves the review of its draft, and then shows it among the others. */
export function useReviewForm(page: WriteReviewPage) {
  const navigate = useNavigate();
  const draft = useReviewDraft(page);
  const { fields, store, sync } = draft;
  const sending = useForm(async () => {
    const draftHeader = await sync.hold();
    try {
      const id = await sendReview(page, fields, draftHeader);
      const reviews = reviewsPathOf(page.subject);
      await navigate(id ? `${reviews}#review-${id}` : reviews);
      store.clear();
      sync.forget();
    } finally {
      sync.release();
    }
  });
  const form = usePhotosForm(sending);
  const set = (change: Partial<ReviewFields>) => {
    for (const name of Object.keys(change)) form.clear(name);
    store.change((before) => ({ ...before, ...change }));
  };
  return { ...form, draft, set };
}
