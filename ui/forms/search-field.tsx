import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";
import field from "./field.module.css";
import styles from "./search-field.module.css";

/** A one-line search: the label is read out and the loupe shows it. */
export function SearchField({ label, ...input }: { label: string } & ComponentProps<"input">) {
  return (
    <span className={styles.search}>
      <Icon name="search" />
      <input type="search" dir="auto" enterKeyHint="search" {...input} aria-label={label} className={field.control} />
    </span>
  );
}
