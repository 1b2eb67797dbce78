import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useEffect, useState } from "react";
import { reviewLimits } from "../../../shared/limits.ts";
import type { WriteReviewPage } from "../../../shared/reviews/pages.ts";
import { fits } from "../../../shared/reviews/review-options.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useViewer } from "../../payload.ts";
import { formatCount } from "../format/format-count.ts";
import { formatNumber } from "../format/format-number.ts";
import { useForm } from "../forms/use-form.ts";
import { ChoiceField } from "./choice-field.tsx";
import { fitLabels } from "./fit-in-words.ts";
import { PreviewButton } from "./preview-button.tsx";
import { type ReviewFields, rememberedReview, rememberReview } from "./review-draft-memory.ts";
import { ReviewPhotosField } from "./review-photos-field.tsx";
import { reviewsPathOf } from "./reviews-path.ts";
import { sendReview } from "./send-review.ts";
import { StarsField } from "./stars-field.tsx";

const fieldsOf = ({ own, items }: WriteReviewPage): ReviewFields => ({
  halves: own?.halves ?? null,
  fit: own?.fit ?? null,
  sizeBought: own?.sizeBought ?? "",
  quality: own?.quality ?? null,
  text: own?.source ?? "",
  photos: own?.photos ?? [],
  item: items[0]?.id ?? null,
});

const qualities = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

/** Writes a review or changes one. What was typed stays in this tab until it is posted. */
export function ReviewForm({ page }: { page: WriteReviewPage }) {
  const { subject, items, sizes, own } = page;
  const viewer = useViewer()?.slug ?? "";
  const navigate = useNavigate();
  const back = reviewsPathOf(subject);
  const [fields, setFields] = useState(() => fieldsOf(page));
  const [isRestored, setRestored] = useState(false);
  // The tab's storage: the server has rendered the form without it.
  useEffect(() => {
    const kept = rememberedReview(viewer, back);
    if (kept) setFields(kept);
    setRestored(true);
  }, [viewer, back]);
  useEffect(() => {
    if (isRestored) rememberReview(viewer, back, fields);
  }, [isRestored, viewer, back, fields]);
  const { errors, isBusy, formProps, clear } = useForm(async () => {
    await sendReview(page, fields);
    setRestored(false);
    rememberReview(viewer, back, null);
    await navigate(`${back}#reviews`);
  });
  const set = <Name extends keyof ReviewFields>(name: Name, value: ReviewFields[Name]) => {
    clear(name);
    setFields((before) => ({ ...before, [name]: value }));
  };
  return (
    <form {...formProps} className={layout.stack}>
      <StarsField value={fields.halves} errors={errors.halves} onChange={(halves) => set("halves", halves)} />
      <ChoiceField
        label="How does it fit? (optional)"
        choices={fits.map((value) => ({ value, label: fitLabels[value] }))}
        value={fields.fit}
        onChange={(fit) => set("fit", fit)}
      />
      <TextField
        label="Size you bought (optional)"
        name="sizeBought"
        list="review-sizes"
        value={fields.sizeBought}
        maxLength={reviewLimits.sizeLength}
        errors={errors.sizeBought}
        onChange={({ target: { value } }) => set("sizeBought", value)}
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
        onChange={(quality) => set("quality", quality)}
      />
      <TextArea
        label="Your review"
        name="text"
        rows={8}
        value={fields.text}
        errors={errors.text}
        hint={`How does it fit, wear and wash? **bold**, _italic_ and lists that begin with - work. ${formatNumber(fields.text.length)} of ${formatNumber(reviewLimits.textLength)} characters.`}
        onChange={({ target: { value } }) => set("text", value)}
      />
      <PreviewButton source={fields.text} />
      <ReviewPhotosField
        photos={fields.photos}
        errors={errors.photos}
        onChange={(change) => setFields((before) => ({ ...before, photos: change(before.photos) }))}
      />
      {items.length > 0 && (
        <SelectField
          label="Which of your items is it?"
          hint="Your review then shows how often you’ve worn it."
          value={fields.item ?? ""}
          errors={errors.item}
          onChange={({ target: { value } }) => set("item", value || null)}
        >
          {items.map(({ id, name, wears }) => (
            <option key={id} value={id}>
              {name}, {wears === 0 ? "never worn" : `worn ${formatCount(wears, "time")}`}
            </option>
          ))}
          <option value="">Don’t show my wears</option>
        </SelectField>
      )}
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button type="submit" busy={isBusy}>
          {own ? "Save review" : "Post review"}
        </Button>
        <Link className={buttonClass({ kind: "line" })} to={back}>
          Cancel
        </Link>
      </div>
    </form>
  );
}
