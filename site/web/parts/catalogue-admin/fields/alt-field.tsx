import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { catalogueLimits } from "../../../../shared/limits.ts";
import { altTextHint } from "../../photos/alt-text-hint.ts";

/** “What the cover shows” */
export function AltField({
  label,
  name,
  value,
  errors,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  errors: readonly string[] | undefined;
  onChange: (alt: string) => void;
}) {
  return (
    <TextField
      label={label}
      name={name}
      hint={altTextHint}
      maxLength={catalogueLimits.altTextLength}
      value={value}
      errors={errors}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
