import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { accountLimits } from "../../../../shared/limits.ts";

const labels = ["Website", "Second link", "Third link"];

/** A brand’s addresses elsewhere, one a field. */
export function BrandLinkField({
  at,
  links,
  errors,
  onChange,
}: {
  at: 0 | 1 | 2;
  links: readonly string[];
  errors: Readonly<Record<string, string[]>>;
  onChange: (links: string[]) => void;
}) {
  return (
    <TextField
      label={labels[at]}
      name={`links.${at}`}
      dir="ltr"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      maxLength={accountLimits.linkLength}
      value={links[at] ?? ""}
      errors={errors[`links.${at}`]}
      onChange={({ currentTarget: { value } }) => onChange(links.map((link, place) => (place === at ? value : link)))}
    />
  );
}
