import { TextField } from "@hemline/ui/forms/text-field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { accountLimits } from "../../../shared/limits.ts";

const fieldOf = (at: number) => `links.${at}`;
const places = Array.from({ length: accountLimits.links }, (_, at) => at);

/** The links among the fields of a form that was sent. */
export const linksIn = (fields: Readonly<Record<string, string>>): string[] =>
  places.map((at) => fields[fieldOf(at)] ?? "");

/** Up to three addresses, one a field. */
export function LinkFields({
  links,
  errors,
}: {
  links: readonly string[];
  errors: Readonly<Record<string, string[]>>;
}) {
  return places.map((at) => (
    <TextField
      key={at}
      label={`Link ${at + 1}`}
      aside={<span className={typography.faint}>optional</span>}
      hint={
        at === 0
          ? "Your own site or a page elsewhere. Your profile shows only its domain, like example.org."
          : undefined
      }
      name={fieldOf(at)}
      dir="ltr"
      inputMode="url"
      autoComplete={at === 0 ? "url" : "off"}
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      defaultValue={links[at] ?? ""}
      errors={errors[fieldOf(at)]}
    />
  ));
}
