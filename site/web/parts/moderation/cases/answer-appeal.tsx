import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { moderationLimits } from "../../../../shared/limits.ts";
import type { AdminCase } from "../../../../shared/moderation/admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useForm } from "../../forms/use-form.ts";
import { decisionLabels } from "../decision-labels.ts";
import { RadioField } from "../radio-field.tsx";

interface AnswerAppealProps {
  one: AdminCase;
  appeal: NonNullable<AdminCase["appeal"]>;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Keeps a decision or lifts it, with an answer. */
export function AnswerAppeal({ open, ...rest }: AnswerAppealProps) {
  const { one, appeal, onClose } = rest;
  return (
    <Dialog
      open={open}
      title="Answer this appeal"
      lead={
        <>
          {one.snapshot.author ? <bdi>{one.snapshot.author.username}</bdi> : "A member"} asks us to check the decision “
          {one.decision && decisionLabels[one.decision.kind]}” about <bdi>{one.snapshot.title}</bdi>: “
          <bdi>{appeal.text}</bdi>”
        </>
      }
      onClose={onClose}
    >
      <AnswerForm {...rest} />
    </Dialog>
  );
}

const outcomes = [
  { value: "kept", words: "Keep the decision" },
  { value: "lifted", words: "Lift the decision. What it hid is shown again." },
] as const;

function AnswerForm({ appeal: { id }, onClose, onDone }: Omit<AnswerAppealProps, "open">) {
  const { errors, isBusy, formProps } = useForm(async ({ outcome, answer }) => {
    await callApi(api.appealAnswer(id), { method: "POST", body: { outcome, answer }, toasts: "form" });
    onClose();
    await onDone();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <RadioField legend="Outcome" name="outcome" choices={outcomes} errors={errors.outcome} />
      <TextArea
        label="Answer"
        name="answer"
        hint="We email it to the member. Admins read it in the audit log."
        required
        maxLength={moderationLimits.appealLength}
        errors={errors.answer}
      />
      <Button type="submit" block busy={isBusy}>
        Send answer
      </Button>
    </form>
  );
}
