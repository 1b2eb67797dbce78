import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { catalogueLimits } from "../../../../shared/limits.ts";

const { descriptionLength } = catalogueLimits;

/** With a count of its characters. */
export function DescriptionField({
  value,
  errors,
  onChange,
}: {
  value: string;
  errors: readonly string[] | undefined;
  onChange: (description: string) => void;
}) {
  return (
    <TextArea
      label="Description"
      name="description"
      rows={4}
      maxLength={descriptionLength}
      value={value}
      errors={errors}
      hint={`${value.length} of ${descriptionLength} characters`}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
