import { Button } from "@hemline/ui/buttons/button.tsx";
import { PasswordField } from "@hemline/ui/forms/password-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { SentForm } from "../../../shared/page-data.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useSearchParams } from "../../navigation/use-search-params.ts";
import { useForm } from "../forms/use-form.ts";
import { EmailField } from "./email-field.tsx";

export function LoginForm({ onDone, sent = null }: { onDone: () => unknown; sent?: SentForm | null }) {
  // From the email that warns of guessed passwords.
  const link = useSearchParams().get("link");
  const { errors, isBusy, formProps } = useForm(
    async (body) => {
      await callApi(api.login, {
        method: "POST",
        body: { ...body, ...(link && { link }) },
        login: false,
        toasts: "form",
      });
      await onDone();
    },
    undefined,
    sent,
  );
  return (
    <form {...formProps} className={layout.stack}>
      <EmailField sent={sent} errors={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        errors={errors.password}
      />
      {errors.come_back && (
        <>
          <Note tone="warm">{errors.come_back.join(" ")}</Note>
          <input type="hidden" name="come_back" value="yes" />
        </>
      )}
      <Button type="submit" block busy={isBusy}>
        {errors.come_back ? "Keep account" : "Log in"}
      </Button>
      <p>
        <Link className={typography.link} to={paths.resetPassword}>
          Forgot your password?
        </Link>
      </p>
    </form>
  );
}
