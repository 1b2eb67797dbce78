import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { Role } from "../../../shared/accounts/user.ts";
import { adminLimits } from "../../../shared/limits.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";

/** Asks for the reason of a new role. */
export function RoleForm({
  slug,
  role,
  submitLabel,
  onChanged,
  onCancel,
}: {
  slug: string;
  role: Role;
  submitLabel: string;
  onChanged: () => Promise<void>;
  onCancel: () => void;
}) {
  const { errors, isBusy, formProps } = useForm(async ({ why }) => {
    await callApi(api.memberRole(slug), { method: "PUT", body: { role, why }, toasts: "form" });
    await onChanged();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <TextArea
        label="Reason"
        name="why"
        hint="Admins read it in the audit log."
        required
        maxLength={adminLimits.whyLength}
        errors={errors.why}
      />
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
