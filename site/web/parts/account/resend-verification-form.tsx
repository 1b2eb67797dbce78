import { Button } from "@hemline/ui/buttons/button.tsx";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";

/** Has the link that verifies the viewer's address mailed again. */
export function ResendVerificationForm({ size }: { size?: "sm" }) {
  const { isBusy, formProps } = useForm(() => callApi(api.emailVerification, { method: "POST" }));
  return (
    <form {...formProps} action={paths.verifyEmail}>
      <Button type="submit" kind="line" size={size} busy={isBusy}>
        Send link again
      </Button>
    </form>
  );
}
