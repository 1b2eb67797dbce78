import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { saveLimits } from "../../../shared/limits.ts";
import { useForm } from "../forms/use-form.ts";

/** Asks for a folder's name. `send` throws what the form shows. */
export function FolderNameDialog({
  open,
  onClose,
  ...form
}: {
  open: boolean;
  onClose: () => void;
  /** The title of the dialog, and what its button does. */
  title: string;
  yes: string;
  name?: string;
  send: (name: string) => Promise<void>;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={form.title}>
      <NameForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

function NameForm({
  yes,
  name = "",
  send,
  onCancel,
}: {
  yes: string;
  name?: string;
  send: (name: string) => Promise<void>;
  onCancel: () => void;
}) {
  const { errors, isBusy, formProps } = useForm((fields) => send(fields.name ?? ""));
  return (
    <form {...formProps} className={layout.stack}>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={saveLimits.folderNameLength}
        required
        defaultValue={name}
        errors={errors.name}
      />
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {yes}
        </Button>
      </div>
    </form>
  );
}
