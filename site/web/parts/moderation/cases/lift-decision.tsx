import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { adminLimits } from "../../../../shared/limits.ts";
import type { SanctionKind } from "../../../../shared/moderation/decision.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useForm } from "../../forms/use-form.ts";
import { liftEffects } from "../decision-labels.ts";

interface LiftDecisionProps {
  /** `author` is their display name. */
  sanction: { id: string; kind: SanctionKind; author: string };
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Ends a decision after it could be undone. */
export function LiftDecision({ open, ...rest }: LiftDecisionProps) {
  const { sanction, onClose } = rest;
  return (
    <Dialog
      open={open}
      title="Lift this decision?"
      lead={
        <>
          {liftEffects[sanction.kind]} We email <bdi>{sanction.author}</bdi>.
        </>
      }
      onClose={onClose}
    >
      <LiftForm {...rest} />
    </Dialog>
  );
}

function LiftForm({ sanction: { id }, onClose, onDone }: Omit<LiftDecisionProps, "open">) {
  const { errors, isBusy, formProps } = useForm(async ({ why }) => {
    await callApi(api.lifting(id), { method: "POST", body: { why }, toasts: "form" });
    onClose();
    await onDone();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <TextArea
        label="Reason"
        name="why"
        hint="Only admins read it, in the audit log."
        required
        maxLength={adminLimits.whyLength}
        errors={errors.why}
      />
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="line" onClick={onClose}>
          Keep decision
        </Button>
        <Button type="submit" busy={isBusy}>
          Lift decision
        </Button>
      </div>
    </form>
  );
}
