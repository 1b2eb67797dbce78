import { Button } from "@hemline/ui/button.tsx";
import details from "@hemline/ui/details.module.css";
import frame from "@hemline/ui/frame.module.css";
import { PasswordField } from "@hemline/ui/password-field.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import type { SentForm } from "../../shared/pages.ts";
import { api, paths } from "../../shared/paths.ts";
import { call } from "../api.ts";
import { useForm } from "./form.ts";
import styles from "./register-form.module.css";

/** Everything a newcomer has to say, and nothing more. */
export function RegisterForm({ onDone, sent = null }: { onDone: () => unknown; sent?: SentForm | null }) {
  const typed = sent?.fields;
  const { errors, isBusy, ties } = useForm(
    async ({ slug, ...fields }) => {
      await call(api.register, {
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
    <form {...ties} className={frame.stack}>
      <div className={styles.names}>
        <TextField
          label="First name"
          name="first_name"
          autoComplete="given-name"
          maxLength={60}
          required
          defaultValue={typed?.first_name}
          errors={errors.first_name}
        />
        <TextField
          label="Last name"
          aside={<span className={type.faint}>optional</span>}
          name="last_name"
          autoComplete="family-name"
          maxLength={60}
          defaultValue={typed?.last_name}
          errors={errors.last_name}
        />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="Nobody on Hemline sees it."
        defaultValue={typed?.email}
        errors={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 10 characters. A whole sentence is fine."
        errors={errors.password}
      />
      <details className={styles.more} open={errors.slug ? true : undefined}>
        <summary className={details.summary}>Choose the address of your page</summary>
        <TextField
          label="Address"
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          hint="The last part of /members/…: small letters, digits and hyphens. Left empty, we make one from your name."
          defaultValue={typed?.slug}
          errors={errors.slug}
        />
      </details>
      <Button type="submit" block busy={isBusy}>
        Make an account
      </Button>
      <p className={`${type.s13} ${type.faint}`}>
        By making an account you agree to the{" "}
        <Link className={type.link} to={paths.terms}>
          terms
        </Link>
        . What we keep about you is in{" "}
        <Link className={type.link} to={paths.privacy}>
          privacy
        </Link>
        .
      </p>
    </form>
  );
}
