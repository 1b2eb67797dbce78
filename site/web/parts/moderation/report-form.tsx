import { Button } from "@hemline/ui/buttons/button.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { reportLimits } from "../../../shared/limits.ts";
import { type ReportedKind, reportReasons } from "../../../shared/moderation/report.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { formatNumber } from "../format/format-number.ts";
import { useForm } from "../forms/use-form.ts";
import { reasonLabels } from "./reason-labels.ts";
import styles from "./report-form.module.css";

const isNamedBySlug = (kind: ReportedKind) => ["member", "look", "brand", "product"].includes(kind);

export function ReportForm({ kind, target, onSent }: { kind: ReportedKind; target: string; onSent: () => void }) {
  const { errors, isBusy, formProps } = useForm(async ({ reason, note }) => {
    const named = isNamedBySlug(kind) ? { slug: target } : { id: target };
    await callApi(api.reports, { method: "POST", body: { kind, ...named, reason, note }, toasts: "form" });
    onSent();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <fieldset className={styles.reasons}>
        <legend>What’s wrong?</legend>
        {reportReasons.map((reason) => (
          <Check key={reason} type="radio" name="reason" value={reason}>
            {reasonLabels[reason]}
          </Check>
        ))}
        {errors.reason && (
          <p className={styles.error} role="alert">
            <Icon name="warning" size="sm" />
            {errors.reason.join(" ")}
          </p>
        )}
      </fieldset>
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
