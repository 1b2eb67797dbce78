import { IconButton } from "@hemline/ui/icon-button.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import { useEffect, useRef } from "react";
import type { WorkTag } from "./look-work.ts";
import styles from "./tag-names.module.css";

/** The names on one photo, each beside its number. */
export function TagNames({
  tags,
  naming,
  errorsOf,
  onName,
  onRemove,
  onNamed,
}: {
  tags: readonly WorkTag[];
  /** The name to go to. */
  naming: string | null;
  errorsOf: (tag: WorkTag) => readonly string[] | undefined;
  onName: (key: string, name: string) => void;
  onRemove: (key: string) => void;
  onNamed: () => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  // Focus belongs to the browser; the field exists only once React has drawn it.
  useEffect(() => {
    if (!naming) return;
    list.current?.querySelector<HTMLElement>(`[data-tag="${naming}"] input`)?.focus();
    onNamed();
  }, [naming, onNamed]);
  if (tags.length === 0) return null;
  return (
    <ol ref={list} className={styles.names}>
      {tags.map((tag, at) => (
        <li key={tag.key} className={styles.name} data-tag={tag.key}>
          <TextField
            label={`Piece ${at + 1}`}
            value={tag.name}
            maxLength={80}
            placeholder="Wool coat"
            errors={errorsOf(tag)}
            onChange={(event) => onName(tag.key, event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter ends a name; it does not post the look.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
          <IconButton icon="bin" label={`Remove piece ${at + 1}`} onClick={() => onRemove(tag.key)} />
        </li>
      ))}
    </ol>
  );
}
