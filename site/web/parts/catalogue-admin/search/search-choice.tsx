import fieldStyles from "@hemline/ui/forms/field.module.css";
import { Field, type FieldTexts } from "@hemline/ui/forms/field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type KeyboardEvent, useId, useState } from "react";
import { EntryPicture } from "../entry-picture.tsx";
import type { Choosable, Find } from "./choosable.ts";
import styles from "./search-choice.module.css";
import { useFound } from "./use-found.ts";

/** A field that finds brands or products while their name is typed. It keeps the focus; its list is below it. */
export function SearchChoice({
  find,
  without = [],
  placeholder = "Name or page address",
  name,
  onChoose,
  ...texts
}: FieldTexts & {
  /** The same function while it finds the same. */
  find: Find;
  /** Slugs that can’t be chosen. */
  without?: readonly string[];
  placeholder?: string;
  /** Of what a form sends without script. */
  name?: string;
  onChoose: (chosen: Choosable) => void;
}) {
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isSearching = isOpen && text.trim() !== "";
  const found = useFound(find, text, isSearching);
  const items = isSearching ? found.items.filter(({ slug }) => !without.includes(slug)) : [];
  const choose = (chosen: Choosable) => {
    setText("");
    setOpen(false);
    setActive(-1);
    onChoose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const places = items.length + 1;
    const chosen = items[active];
    if (event.key === "ArrowDown") setActive(((active + 2) % places) - 1);
    else if (event.key === "ArrowUp") setActive(((active + places) % places) - 1);
    else if (event.key === "Escape" && isOpen) setOpen(false);
    // Enter must not send the form around this field.
    else if (event.key === "Enter") chosen && choose(chosen);
    else return;
    event.preventDefault();
    if (event.key.startsWith("Arrow")) setOpen(true);
  };
  return (
    <div className={styles.choice}>
      <Field {...texts}>
        {(attributes) => (
          <input
            {...attributes}
            name={name}
            className={fieldStyles.control}
            dir="auto"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? id : undefined}
            aria-activedescendant={items[active] && `${id}-${active}`}
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setActive(-1);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {items.length > 0 && <Options id={id} items={items} active={active} onChoose={choose} />}
      {isSearching && (
        <SearchState state={found.state} isEmpty={items.length === 0} isKnown={found.items.length > 0} text={text} />
      )}
    </div>
  );
}

function Options({
  id,
  items,
  active,
  onChoose,
}: {
  id: string;
  items: readonly Choosable[];
  active: number;
  onChoose: (chosen: Choosable) => void;
}) {
  return (
    <div id={id} role="listbox" aria-label="Found" className={styles.options}>
      {items.map((item, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        <div
          key={item.slug}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={styles.option}
          ref={at === active ? (option) => option?.scrollIntoView({ block: "nearest" }) : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <EntryPicture name={item.name} photo={item.picture} />
          <span className={styles.words}>
            <b dir="auto">{item.name}</b>
            <bdi className={styles.detail}>{item.detail}</bdi>
          </span>
        </div>
      ))}
    </div>
  );
}

function SearchState({
  state,
  isEmpty,
  isKnown,
  text,
}: {
  state: "loading" | "failed" | "loaded";
  isEmpty: boolean;
  /** What was found can’t be chosen again. */
  isKnown: boolean;
  text: string;
}) {
  const nothing = isKnown ? "All that this finds is here already." : `Nothing found for “${text.trim()}”.`;
  const failed = "We couldn’t search. Check your connection and type again.";
  const word = state === "failed" ? failed : state === "loaded" && isEmpty ? nothing : "";
  return (
    <p role="status" className={word ? styles.state : typography.hidden}>
      {word}
    </p>
  );
}
