import { Button } from "@hemline/ui/buttons/button.tsx";
import { PasswordField } from "@hemline/ui/forms/password-field.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";

/** Asks for a link to the new address; the account keeps the present one until the link is used. */
export function EmailChangeForm({ email }: { email: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const { errors, isBusy, formProps } = useForm(async (body) => {
    await callApi(api.email, { method: "PUT", body, toasts: "form" });
    setAsked(String(body.email));
    formProps.ref.current?.reset();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <p>
        You log in with <b>{email}</b>.
      </p>
      {asked && (
        <Note icon="mail">We’ve sent a link to {asked}. Your address changes when you open it and confirm.</Note>
      )}
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        errors={errors.email}
      />
      <PasswordField
        label="Your password"
        name="current_password"
        autoComplete="current-password"
        required
        errors={errors.current_password}
      />
      <div>
        <Button type="submit" kind="line" busy={isBusy}>
          Send a link
        </Button>
      </div>
    </form>
  );
}
