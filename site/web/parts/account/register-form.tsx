import { Button } from "@hemline/ui/buttons/button.tsx";
import { PasswordField } from "@hemline/ui/forms/password-field.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import details from "@hemline/ui/styles/details.module.css";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { accountLimits } from "../../../shared/limits.ts";
import type { SentForm } from "../../../shared/page-data.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useForm } from "../forms/use-form.ts";
import { EmailField } from "./email-field.tsx";
import { NameFields } from "./name-fields.tsx";
import styles from "./register-form.module.css";

export function RegisterForm({ onDone, sent = null }: { onDone: () => unknown; sent?: SentForm | null }) {
  const typed = sent?.fields;
  const { errors, isBusy, formProps } = useForm(
    async ({ slug, ...fields }) => {
      await callApi(api.register, {
        method: "POST",
        body: { ...fields, ...(slug && { slug }) },
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
      <div className={styles.names}>
        <NameFields firstName={typed?.first_name} lastName={typed?.last_name} errors={errors} />
      </div>
      <EmailField sent={sent} errors={errors.email} hint="Other members never see it." />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        hint={`At least ${accountLimits.minPasswordLength} characters. A whole sentence is fine.`}
        errors={errors.password}
      />
      <details className={styles.more} open={errors.slug ? true : undefined}>
        <summary className={details.summary}>Choose your page address</summary>
        <TextField
          label="Page address"
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLimits.slugLength}
          hint="The last part of /members/… Use lowercase letters, numbers and hyphens. Leave it empty and we’ll make one from your name."
          defaultValue={typed?.slug}
          errors={errors.slug}
        />
      </details>
      <Button type="submit" block busy={isBusy}>
        Create an account
      </Button>
      <p className={`${typography.s13} ${typography.faint}`}>
        By creating an account, you agree to our{" "}
        <Link className={typography.link} to={paths.terms}>
          terms
        </Link>
        . Our{" "}
        <Link className={typography.link} to={paths.privacy}>
          privacy page
        </Link>{" "}
        says what we store about you.
      </p>
    </form>
  );
}
