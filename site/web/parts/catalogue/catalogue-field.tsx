import fieldStyles from "@hemline/ui/forms/field.module.css";
import { Field, type FieldTexts } from "@hemline/ui/forms/field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import styles from "./catalogue-field.module.css";
import { type FoundName, propose } from "./found-names.ts";
import { NameOptions } from "./name-options.tsx";
import { useFoundNames, type Wanted } from "./use-found-names.ts";

const minLength = 2;

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
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = value.trim();
  const isSearching = isOpen && text.length >= minLength;
  const { names, state } = useFoundNames(text, wanted, isSearching);
  const shown = isSearching ? names : [];
  const isNew = !shown.some((one) => one.name.toLowerCase() === text.toLowerCase());
  const mayPropose = wanted.kind === "brand" || wanted.brand !== null;
  const proposed = isSearching && state === "loaded" && isNew && mayPropose ? text : null;
  const places = shown.length + (proposed === null ? 0 : 1);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = async (at: number) => {
    close();
    const found = shown[at] ?? (proposed && (await propose(proposed, wanted.kind === "product" ? wanted.brand : null)));
    if (found) onChoose(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setActive(((active + 2) % (places + 1)) - 1);
    else if (event.key === "ArrowUp") setActive(((active + places + 1) % (places + 1)) - 1);
    else if (event.key === "Escape" && places > 0) close();
    else if (event.key === "Enter" && active >= 0) void choose(active);
    else return;
    event.preventDefault();
    if (event.key.startsWith("Arrow")) setOpen(true);
  };
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
              setActive(-1);
              setOpen(true);
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
