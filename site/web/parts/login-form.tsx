import { Button } from "@hemline/ui/button.tsx";
import frame from "@hemline/ui/frame.module.css";
import { PasswordField } from "@hemline/ui/password-field.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import { useSearchParams } from "react-router";
import type { SentForm } from "../../shared/pages.ts";
import { api } from "../../shared/paths.ts";
import { call } from "../api.ts";
import { useForm } from "./form.ts";

/** Email and password of a member. */
export function LoginForm({ onDone, sent = null }: { onDone: () => unknown; sent?: SentForm | null }) {
  // From our email to a member whose password strangers are guessing.
  const link = useSearchParams()[0].get("link");
  const { errors, isBusy, ties } = useForm(
    async (body) => {
      await call(api.login, { method: "POST", body: { ...body, ...(link && { link }) }, login: false, toasts: "form" });
      await onDone();
    },
    undefined,
    sent,
  );
  return (
    <form {...ties} className={frame.stack}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={sent?.fields.email}
        required
        errors={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        errors={errors.password}
      />
      <Button type="submit" block busy={isBusy}>
        Log in
      </Button>
    </form>
  );
}
