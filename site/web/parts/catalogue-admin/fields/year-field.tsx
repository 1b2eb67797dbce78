import { TextField } from "@hemline/ui/forms/text-field.tsx";

/** A year as it is typed. */
export function YearField({
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
  onChange: (year: string) => void;
}) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={value}
      errors={errors}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
