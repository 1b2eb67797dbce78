import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { adminLimits } from "../../../shared/limits.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";

interface HideMessageProps {
  message: { id: string; number: number; isHidden: boolean };
  /** Their display name. */
  author: string;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** For admins: hides a reply with a reason, or shows it again. */
export function HideMessage({ open, ...rest }: HideMessageProps) {
  const { message, author, onClose } = rest;
  return (
    <Dialog
      open={open}
      title={message.isHidden ? `Show reply ${message.number} again?` : `Hide reply ${message.number}?`}
      lead={
        message.isHidden ? (
          "Everyone who can read the group will read it again."
        ) : (
          <>
            Only <bdi>{author}</bdi> and admins will read it. Open reports about it count as decided.
          </>
        )
      }
      onClose={onClose}
    >
      <DecisionForm {...rest} />
    </Dialog>
  );
}

function DecisionForm({ message: { id, isHidden }, onClose, onDone }: Omit<HideMessageProps, "open">) {
  const { errors, isBusy, formProps } = useForm(async ({ why }) => {
    const body = { decision: isHidden ? "show" : "hide", why };
    await callApi(api.messageApproval(id), { method: "POST", body, toasts: "form" });
    onClose();
    onDone();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <TextArea
        label="Reason (optional)"
        name="why"
        hint={isHidden ? "Admins read it in the audit log." : "Its author reads it, and admins in the audit log."}
        maxLength={adminLimits.whyLength}
        errors={errors.why}
      />
      <Button type="submit" block busy={isBusy}>
        {isHidden ? "Show reply" : "Hide reply"}
      </Button>
    </form>
  );
}
