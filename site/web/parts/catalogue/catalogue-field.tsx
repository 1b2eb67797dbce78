import fieldStyles from "@hemline/ui/forms/field.module.css";
import { Field, type FieldTexts } from "@hemline/ui/forms/field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ComponentProps, useId } from "react";
import styles from "./catalogue-field.module.css";
import type { FoundName } from "./found-names.ts";
import { NameOptions } from "./name-options.tsx";
import type { Wanted } from "./use-found-names.ts";
import { useNameChoice } from "./use-name-choice.ts";

/**
 * A field for the name of a brand or a product that offers those we know while somebody types, and to propose a new one.
 * What was typed stays as it is unless one is chosen.
 */
export function CatalogueField({
  wanted,
  value,
  onText,
  onChoose,
  ...rest
}: FieldTexts & {
  wanted: Wanted;
  value: string;
  onText: (text: string) => void;
  onChoose: (found: FoundName) => void;
} & Pick<ComponentProps<"input">, "name" | "maxLength" | "enterKeyHint">) {
  const { name, maxLength, enterKeyHint, ...texts } = rest;
  const id = useId();
  const { shown, proposed, places, active, open, close, choose, onKeyDown } = useNameChoice(
    value.trim(),
    wanted,
    onChoose,
  );
  return (
    <div className={styles.field}>
      <Field {...texts}>
        {(attributes) => (
          <input
            {...attributes}
            {...{ name, maxLength, enterKeyHint }}
            className={fieldStyles.control}
            dir="auto"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={places > 0}
            aria-controls={places > 0 ? id : undefined}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }) => {
              onText(currentTarget.value);
              open();
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {places > 0 && (
        <NameOptions
          id={id}
          names={shown}
          proposed={proposed}
          noun={wanted.kind}
          active={active}
          onChoose={(at) => void choose(at)}
        />
      )}
      <p role="status" className={typography.hidden}>
        {places > 0 ? `${places} to choose from` : ""}
      </p>
    </div>
  );
}
