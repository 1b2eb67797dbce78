import { Button } from "@hemline/ui/button.tsx";
import frame from "@hemline/ui/frame.module.css";
import { PasswordField } from "@hemline/ui/password-field.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import { api } from "../../shared/paths.ts";
import { call } from "../api.ts";
import { useForm } from "./form.ts";

/** Email and password of a member. */
export function LoginForm({ onDone }: { onDone: () => unknown }) {
  const { errors, isBusy, ties } = useForm(async (body) => {
    await call(api.login, { method: "POST", body, login: false });
    await onDone();
  });
  return (
    <form {...ties} className={frame.stack}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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
