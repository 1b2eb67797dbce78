import { Button } from "@hemline/ui/buttons/button.tsx";
import field from "@hemline/ui/forms/field.module.css";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import styles from "./list-filters.module.css";
import { withQuery } from "./with-query.ts";

export interface ListFilter {
  name: string;
  /** Accessible name. */
  label: string;
  /** The first one is what the list does without it. */
  options: readonly { value: string; word: string }[];
}

/** Search, filters and order of a list, in its address. Without script, the browser sends the form. */
export function ListFilters({
  action,
  label,
  query,
  filters,
  kept,
  placeholder = "Name or page address",
  children,
}: {
  action: string;
  /** Of the search. */
  label: string;
  /** As the list is filtered now. */
  query: Readonly<Record<string, string | null>>;
  filters: readonly ListFilter[];
  /** Parameters that the form has no field for. */
  kept: readonly string[];
  placeholder?: string;
  /** Further fields. */
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  const { fields, setFields } = useFields(query);
  const go = (to: typeof query) => {
    setFields(to);
    const usual = filters.filter(({ name, options }) => to[name] === options[0]?.value).map(({ name }) => [name, null]);
    void navigate(withQuery(action, { ...to, ...Object.fromEntries(usual) }), { preventScrollReset: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ ...fields, search: fields.search?.trim() || null });
  };
  return (
    <search>
      <form method="get" action={action} className={styles.filters} onSubmit={submit}>
        {kept.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
        <div className={styles.search}>
          <SearchField
            label={label}
            name="search"
            placeholder={placeholder}
            maxLength={100}
            value={fields.search ?? ""}
            onChange={({ currentTarget: { value } }) => setFields({ ...fields, search: value })}
          />
        </div>
        {filters.map(({ name, label: word, options }) => (
          <select
            key={name}
            name={name}
            aria-label={word}
            className={`${field.control} ${field.select} ${styles.select}`}
            value={fields[name] ?? options[0]?.value}
            onChange={({ currentTarget: { value } }) => go({ ...fields, [name]: value || null })}
          >
            {options.map(({ value, word: option }) => (
              <option key={value} value={value}>
                {option}
              </option>
            ))}
          </select>
        ))}
        {children}
        <Button type="submit" kind="line">
          Search
        </Button>
      </form>
    </search>
  );
}

/** What the form says, which the address follows. */
function useFields(query: Readonly<Record<string, string | null>>) {
  const [fields, setFields] = useState(query);
  const address = withQuery("", query);
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    setFields(query);
  }
  return { fields, setFields };
}
