import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useId, useRef, useState } from "react";
import { paths } from "../../../shared/paths.ts";
import { searchLimits } from "../../../shared/search/search-kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { SearchForm } from "../../navigation/search-form.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import styles from "./search-box.module.css";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestionChoice } from "./use-suggestion-choice.ts";

/** The field of the search page: a plain form, which suggests pages while somebody types. */
export function SearchBox({ text }: { text: string }) {
  const [typed, setTyped] = useState(text);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { shown, active, open, close, choose, onKeyDown } = useSuggestionChoice(
    typed.trim(),
    ({ to }) => void navigate(to),
  );
  const isOpen = shown.length > 0;
  return (
    <SearchForm role="search" action={paths.search} className={styles.box} onSubmitCapture={close}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.field}
        aria-label="Search Hemline"
        placeholder="Search Hemline"
        maxLength={searchLimits.textLength}
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        // Whoever opens this page wants to type.
        // biome-ignore lint/a11y/noAutofocus: the field is what the page is for.
        autoFocus={text === ""}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          open();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {text !== "" && (
        <Link className={styles.clear} to={paths.search} aria-label="Clear search" title="Clear search">
          <Icon name="close" />
        </Link>
      )}
      {isOpen && <SuggestionList id={id} suggestions={shown} active={active} onChoose={choose} />}
      <span role="status" className={typography.hidden}>
        {isOpen && `${shown.length} to choose from`}
      </span>
    </SearchForm>
  );
}
