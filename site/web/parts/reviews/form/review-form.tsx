import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { formatNumber } from "../../../../shared/format-number.ts";
import { reviewLimits } from "../../../../shared/limits.ts";
import type { WriteReviewPage } from "../../../../shared/reviews/pages.ts";
import { fits } from "../../../../shared/reviews/review-options.ts";
import { Link } from "../../../navigation/link.tsx";
import { showSuccess } from "../../../state/show-toast.ts";
import { DraftConflict } from "../../drafts/draft-conflict.tsx";
import { DraftStatus } from "../../drafts/draft-status.tsx";
import type { DraftStore } from "../../drafts/draft-store.ts";
import { PreviewButton } from "../../markdown/preview-button.tsx";
import { PhotosField } from "../../photos/field/photos-field.tsx";
import { fitLabels } from "../ratings/fit-in-words.ts";
import { reviewsPathOf } from "../reviews-path.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ProofField } from "./proof-field.tsx";
import { describeDraft, draftBodyOf, type ReviewFields } from "./review-fields.ts";
import { StarsField } from "./stars-field.tsx";
import { useReviewForm } from "./use-review-form.ts";

const qualities = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

/** Writes a review or changes one. What was typed stays a draft until it is posted. */
export function ReviewForm({ page }: { page: WriteReviewPage }) {
  const { subject, items, sizes, own } = page;
  const { draft, errors, isBusy, formProps, clear, set, setUpload } = useReviewForm(page);
  const { fields, hasChanges, isRestored, store, sync, state } = draft;
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
      <SizeField
        sizes={sizes}
        size={fields.sizeBought}
        errors={errors.sizeBought}
        onChange={(sizeBought) => set({ sizeBought })}
      />
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
        onUpload={setUpload}
      />
      <ProofField items={items} item={fields.item} errors={errors.item} onChange={(item) => set({ item })} />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button type="submit" busy={isBusy}>
          {own ? "Save review" : "Post review"}
        </Button>
        <Link className={buttonClass({ kind: "line" })} to={reviewsPathOf(subject)}>
          Cancel
        </Link>
        {hasChanges && <DiscardDraft store={store} disabled={isBusy} />}
      </div>
      <DraftStatus state={state} />
    </form>
  );
}

/** The size that was bought, with the known ones to choose from. */
function SizeField({
  sizes,
  size,
  errors,
  onChange,
}: {
  sizes: readonly string[];
  size: string;
  errors?: readonly string[] | undefined;
  onChange: (size: string) => void;
}) {
  return (
    <>
      <TextField
        label="Size you bought (optional)"
        name="sizeBought"
        list="review-sizes"
        value={size}
        maxLength={reviewLimits.sizeLength}
        errors={errors}
        onChange={({ target: { value } }) => onChange(value)}
      />
      <datalist id="review-sizes">
        {sizes.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

/** Goes back to the form without changes, and offers to undo it. Not while the form is sent, or waits for a photo to be. */
function DiscardDraft({ store, disabled }: { store: DraftStore<ReviewFields>; disabled: boolean }) {
  const discard = () => {
    const kept = store.read();
    store.clear();
    showSuccess("Draft discarded", { label: "Undo", run: () => store.change(() => kept) });
  };
  return (
    <Button kind="bare" disabled={disabled} onClick={discard}>
      Discard draft
    </Button>
  );
}
