import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { lookLimits } from "../../../shared/limits.ts";
import { occasions, seasons } from "../../../shared/looks/look-options.ts";
import { occasionLabels, seasonLabels } from "../looks/occasion-labels.ts";
import { AudienceField } from "./audience-field.tsx";
import { ColourField } from "./colour-field.tsx";
import type { LocalLookDraft } from "./draft/local-look-draft.ts";
import { coloursOf } from "./draft/look-draft.ts";
import styles from "./look-text-fields.module.css";

export function LookTextFields({
  draft,
  draft: { title, text, occasion, season, colours, audience },
  errors,
  onChange,
}: {
  draft: LocalLookDraft;
  errors: Readonly<Record<string, string[]>>;
  onChange: (fields: Partial<LocalLookDraft>) => void;
}) {
  return (
    <>
      <TextField
        label="Title"
        name="title"
        value={title}
        maxLength={lookLimits.titleLength}
        placeholder="Say it in five words"
        autoComplete="off"
        errors={errors.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextArea
        label="Caption"
        aside={<span className={typography.faint}>optional</span>}
        name="text"
        rows={5}
        value={text}
        maxLength={lookLimits.textLength}
        placeholder="Where the coat comes from, and what you’d change"
        errors={errors.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label="Occasion"
          name="occasion"
          value={occasion}
          errors={errors.occasion}
          onChange={(event) => onChange({ occasion: occasions.find((one) => one === event.currentTarget.value) ?? "" })}
        >
          <option value="">None in particular</option>
          {occasions.map((one) => (
            <option key={one} value={one}>
              {occasionLabels[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Season"
          name="season"
          value={season}
          errors={errors.season}
          onChange={(event) => onChange({ season: seasons.find((one) => one === event.currentTarget.value) ?? "" })}
        >
          <option value="">All year</option>
          {seasons.map((one) => (
            <option key={one} value={one}>
              {seasonLabels[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <ColourField
        chosen={coloursOf(draft)}
        isProposed={colours === null && coloursOf(draft).length > 0}
        onChange={(chosen) => onChange({ colours: chosen })}
      />
      <AudienceField audience={audience} onChange={(next) => onChange({ audience: next })} />
    </>
  );
}
