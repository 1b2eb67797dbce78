import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import { reviewLimits } from "../../../shared/limits.ts";
import { api } from "../../../shared/paths.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useForm } from "../forms/use-form.ts";

/** Responds to a review for its brand, changes the response or takes it back. */
export function AnswerForm({ review: { id, subject, answer }, onDone }: { review: ReviewCard; onDone: () => void }) {
  const refresh = useRefresh();
  const { errors, isBusy, formProps } = useForm(async ({ text }) => {
    await callApi(api.reviewAnswer(id), { method: "PUT", body: { text }, toasts: "form" });
    await refresh();
    onDone();
  });
  const remove = async () => {
    try {
      await callApi(api.reviewAnswer(id), { method: "DELETE" });
      await refresh();
      onDone();
    } catch {
      // A toast has told why.
    }
  };
  return (
    <form {...formProps} className={layout.stack} style={{ inlineSize: "100%" }}>
      <TextArea
        label={`Response from ${subject.brand.name}`}
        name="text"
        defaultValue={answer?.source ?? ""}
        hint={`Everyone sees it below the review. Up to ${formatNumber(reviewLimits.answerLength)} characters.`}
        errors={errors.text}
        autoFocus
      />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button type="submit" size="sm" busy={isBusy}>
          {answer ? "Save response" : "Post response"}
        </Button>
        <Button kind="line" size="sm" onClick={onDone}>
          Cancel
        </Button>
        {answer && (
          <Button kind="bare" size="sm" onClick={() => void remove()}>
            Delete response
          </Button>
        )}
      </div>
    </form>
  );
}
