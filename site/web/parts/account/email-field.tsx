import { TextField } from "@hemline/ui/forms/text-field.tsx";
import type { SentForm } from "../../../shared/page-data.ts";

interface EmailFieldProps {
  sent: SentForm | null;
  errors: readonly string[] | undefined;
  hint?: string;
}

/** The address that names an account. */
export function EmailField({ sent, errors, hint }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={sent?.fields.email}
      required
      hint={hint}
      errors={errors}
    />
  );
}
