import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { reviewLimits } from "../../../../shared/limits.ts";
import type { WriteReviewPage } from "../../../../shared/reviews/pages.ts";
import { fits } from "../../../../shared/reviews/review-options.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import { DraftConflict } from "../../drafts/draft-conflict.tsx";
import { DraftStatus } from "../../drafts/draft-status.tsx";
import { formatNumber } from "../../format/format-number.ts";
import { useForm } from "../../forms/use-form.ts";
import { PreviewButton } from "../../markdown/preview-button.tsx";
import { PhotosField } from "../../photos/field/photos-field.tsx";
import { usePhotosForm } from "../../photos/field/use-photos-form.ts";
import { fitLabels } from "../ratings/fit-in-words.ts";
import { reviewsPathOf } from "../reviews-path.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ProofField } from "./proof-field.tsx";
import { describeDraft, draftBodyOf, type ReviewFields } from "./review-fields.ts";
import { sendReview } from "./send-review.ts";
import { StarsField } from "./stars-field.tsx";
import { useReviewDraft } from "./use-review-draft.ts";

const qualities = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

/** Writes a review or changes one. What was typed stays a draft until it is posted. */
export function ReviewForm({ page }: { page: WriteReviewPage }) {
  const { subject, items, sizes, own } = page;
  const navigate = useNavigate();
  const back = reviewsPathOf(subject);
  const { fields, hasChanges, isRestored, store, sync, state } = useReviewDraft(page);
  const form = useForm(async () => {
    await sync.hold();
    try {
      const id = await sendReview(page, fields);
      await navigate(id ? `${back}#review-${id}` : back);
      store.clear();
      sync.forget();
    } finally {
      sync.release();
    }
  });
  const { errors, isBusy, formProps, clear, setUploading } = usePhotosForm(form);
  const set = (change: Partial<ReviewFields>) => {
    for (const name of Object.keys(change)) clear(name);
    store.change((before) => ({ ...before, ...change }));
  };
  const discard = () => {
    const kept = store.read();
    store.clear();
    showSuccess("Draft discarded", { label: "Undo", run: () => store.change(() => kept) });
  };
  return (
    <form {...formProps} className={layout.stack}>
      {/* It stays on the page, so that screen readers hear what comes into it. */}
      <div role="status">{isRestored && <Note>We’ve restored your draft.</Note>}</div>
      <DraftConflict
        sync={sync}
        state={state}
        mine={hasChanges ? draftBodyOf(fields) : null}
        nothing={own ? "The review as published" : "Empty"}
        describe={describeDraft}
        onUndo={() => () => store.change(() => fields)}
      />
      <StarsField value={fields.halves} errors={errors.halves} onChange={(halves) => set({ halves })} />
      <ChoiceField
        label="How does it fit? (optional)"
        choices={fits.map((value) => ({ value, label: fitLabels[value] }))}
        value={fields.fit}
        onChange={(fit) => set({ fit })}
      />
      <TextField
        label="Size you bought (optional)"
        name="sizeBought"
        list="review-sizes"
        value={fields.sizeBought}
        maxLength={reviewLimits.sizeLength}
        errors={errors.sizeBought}
        onChange={({ target: { value } }) => set({ sizeBought: value })}
      />
      <datalist id="review-sizes">
        {sizes.map((size) => (
          <option key={size} value={size} />
        ))}
      </datalist>
      <ChoiceField
        label="Quality (optional)"
        hint="From 1, poor, to 5, excellent."
        choices={qualities}
        value={fields.quality}
        onChange={(quality) => set({ quality })}
      />
      <TextArea
        label="Your review"
        name="text"
        rows={8}
        dir="auto"
        value={fields.text}
        errors={errors.text}
        hint={`How does it fit, wear and wash? **bold**, _italic_ and lists that begin with - work. ${formatNumber(fields.text.length)} of ${formatNumber(reviewLimits.textLength)} characters.`}
        onChange={({ target: { value } }) => set({ text: value })}
      />
      <PreviewButton source={fields.text} />
      <PhotosField
        photos={fields.photos}
        limits={reviewLimits}
        errors={errors.photos}
        onChange={(change) => {
          clear("photos");
          store.change((before) => ({ ...before, photos: change(before.photos) }));
        }}
        onUploading={setUploading}
      />
      <ProofField items={items} item={fields.item} errors={errors.item} onChange={(item) => set({ item })} />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button type="submit" busy={isBusy}>
          {own ? "Save review" : "Post review"}
        </Button>
        <Link className={buttonClass({ kind: "line" })} to={back}>
          Cancel
        </Link>
        {hasChanges && (
          <Button kind="bare" onClick={discard}>
            Discard draft
          </Button>
        )}
      </div>
      <DraftStatus state={state} />
    </form>
  );
}
