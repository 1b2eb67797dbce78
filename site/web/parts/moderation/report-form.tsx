import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import { reportLimits } from "../../../shared/limits.ts";
import { type ReportAnswer, type ReportedKind, reportReasons } from "../../../shared/moderation/report.ts";
import { api } from "../../../shared/paths.ts";
import { postOnce } from "../../post-once.ts";
import { useForm } from "../forms/use-form.ts";
import { RadioField } from "./radio-field.tsx";
import { reasonLabels } from "./reason-labels.ts";

const isNamedBySlug = (kind: ReportedKind) => ["member", "look", "brand", "product"].includes(kind);

/** As the call names it. */
function namesOf(kind: ReportedKind, target: string): Record<string, string> {
  if (kind !== "collection") return isNamedBySlug(kind) ? { slug: target } : { id: target };
  const [brand = "", slug = ""] = target.split("/");
  return { brand, slug };
}

/** @param props.onRepeated a toast has said that the viewer reported it before */
export function ReportForm({
  kind,
  target,
  onSent,
  onRepeated,
}: {
  kind: ReportedKind;
  target: string;
  onSent: () => void;
  onRepeated: () => void;
}) {
  const { errors, isBusy, formProps } = useForm(async ({ reason, note }) => {
    const body = { kind, ...namesOf(kind, target), reason, note };
    const { data } = await postOnce<ReportAnswer>(api.reports, body, { toasts: "form" });
    if (data?.isNew === false) onRepeated();
    else onSent();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <RadioField
        legend="What’s wrong?"
        name="reason"
        choices={reportReasons.map((reason) => ({ value: reason, words: reasonLabels[reason] }))}
        errors={errors.reason}
      />
      <TextArea
        label="Note (optional)"
        name="note"
        hint={`What should the admins know? Up to ${formatNumber(reportLimits.noteLength)} characters.`}
        maxLength={reportLimits.noteLength}
        errors={errors.note}
      />
      <Button type="submit" block busy={isBusy}>
        Send report
      </Button>
    </form>
  );
}
