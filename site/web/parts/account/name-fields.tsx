import { TextField } from "@hemline/ui/forms/text-field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { accountLimits } from "../../../shared/limits.ts";

export function NameFields({
  firstName,
  lastName,
  errors,
}: {
  firstName: string | undefined;
  lastName: string | undefined;
  errors: Readonly<Record<string, string[]>>;
}) {
  return (
    <>
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        maxLength={accountLimits.nameLength}
        required
        defaultValue={firstName}
        errors={errors.first_name}
      />
      <TextField
        label="Last name"
        aside={<span className={typography.faint}>optional</span>}
        name="last_name"
        autoComplete="family-name"
        maxLength={accountLimits.nameLength}
        defaultValue={lastName}
        errors={errors.last_name}
      />
    </>
  );
}
