import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { adminLimits, moderationLimits } from "../../../../shared/limits.ts";
import type { AdminCase } from "../../../../shared/moderation/admin.ts";
import { type ChosenDecision, canBeHidden, decisionsFor, endsBySelf } from "../../../../shared/moderation/decision.ts";
import { reportReasons } from "../../../../shared/moderation/report.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { formatCount } from "../../format/format-count.ts";
import { useForm } from "../../forms/use-form.ts";
import { decisionEffects, decisionLabels } from "../decision-labels.ts";
import { RadioField } from "../radio-field.tsx";
import { reasonLabels } from "../reason-labels.ts";

interface DecideCaseProps {
  one: AdminCase;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Asks for a decision with its reason; says whom it concerns and what it does. */
export function DecideCase({ open, ...rest }: DecideCaseProps) {
  const { one, onClose } = rest;
  const { title, author } = one.snapshot;
  return (
    <Dialog
      open={open}
      size="large"
      title="Decide this report"
      lead={
        <>
          <bdi>{title}</bdi>
          {author && one.kind !== "member" && (
            <>
              {" "}
              by <bdi>{author.username}</bdi>
            </>
          )}
          . It counts right away. You can undo it for {moderationLimits.undoMinutes} minutes; then we email everyone it
          concerns.
        </>
      }
      onClose={onClose}
    >
      <DecisionForm {...rest} />
    </Dialog>
  );
}

const lengths = [1, 3, 7, 14, 30, 90] as const;

const buttons: Record<ChosenDecision, string> = {
  dismissed: "Dismiss report",
  hidden: "Hide it",
  warning: "Send warning",
  "posting-pause": "Pause posting",
  suspension: "Suspend member",
  ban: "Ban member",
};

function DecisionForm({ one, onClose, onDone }: Omit<DecideCaseProps, "open">) {
  const { id, version, kind, guard, snapshot, reasons } = one;
  const [decision, setDecision] = useState<ChosenDecision | null>(null);
  const [reason, setReason] = useState<string>(reasons[0]?.reason ?? "");
  const { errors, isBusy, formProps } = useForm(async ({ reason, why, days, hides }) => {
    const body = {
      ...{ version, decision: decision ?? undefined, why },
      ...(decision !== "dismissed" && { reason: reason || undefined, hides: hides === "yes" }),
      ...(days && { days: Number(days) }),
    };
    await callApi(api.caseDecision(id), { method: "POST", body, toasts: "form" });
    onClose();
    await onDone();
  });
  const isDismissal = decision === "dismissed";
  const author = snapshot.author?.username;
  return (
    <form {...formProps} className={layout.stack}>
      <DecisionChoices one={one} errors={errors.decision} onChoose={setDecision} />
      {decision !== null && !isDismissal && (
        <SelectField
          label="Reason"
          name="reason"
          value={reason}
          errors={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        >
          <option value="">Choose a reason</option>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonLabels[reason]}
            </option>
          ))}
        </SelectField>
      )}
      {decision !== null && endsBySelf(decision) && (
        <SelectField label="How long" name="days" defaultValue="7" errors={errors.days}>
          {lengths.map((days) => (
            <option key={days} value={days}>
              {formatCount(days, "day")}
            </option>
          ))}
        </SelectField>
      )}
      {decision !== null && !isDismissal && decision !== "hidden" && canBeHidden(kind) && (
        <Check name="hides" value="yes" defaultChecked={guard !== null} disabled={guard !== null}>
          Hide what was reported too
        </Check>
      )}
      <TextArea
        label={!isDismissal && reason === "other" ? "Note" : "Note (optional)"}
        name="why"
        hint={
          isDismissal || decision === null ? (
            "Only admins read it, in the audit log."
          ) : (
            <>{author ? <bdi>{author}</bdi> : "Its author"} reads it, and admins in the audit log. Reporters don’t.</>
          )
        }
        maxLength={adminLimits.whyLength}
        errors={errors.why}
      />
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {decision === null ? "Decide" : buttons[decision]}
        </Button>
      </div>
    </form>
  );
}

function DecisionChoices({
  one: { kind, guard },
  errors,
  onChoose,
}: {
  one: AdminCase;
  errors: readonly string[] | undefined;
  onChoose: (decision: ChosenDecision) => void;
}) {
  const choices = decisionsFor(kind).map((choice) => ({
    value: choice,
    words: (
      <span>
        <b>{decisionLabels[choice]}</b>
        <span className={`${typography.s14} ${typography.dim}`}> {effectOf(choice, guard !== null)}</span>
      </span>
    ),
  }));
  return <RadioField legend="Decision" name="decision" choices={choices} errors={errors} onChoose={onChoose} />;
}

/** A reply that waits is shown by a dismissal. */
const effectOf = (choice: ChosenDecision, isWaiting: boolean): string =>
  choice === "dismissed" && isWaiting
    ? "It follows our rules. Everyone can read it from now on."
    : decisionEffects[choice];
