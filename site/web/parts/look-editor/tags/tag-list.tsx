import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { TaggedItemPicture } from "../../looks/tags/tagged-item-picture.tsx";
import type { DraftTag } from "../draft/local-look-draft.ts";
import { useLinkedItems } from "./linked-items.tsx";
import styles from "./tag-list.module.css";

/** The tags of one photo with their numbers. Pressing one opens its name field at the dot. */
export function TagList({
  tags,
  errorsOf,
  onName,
  onRemove,
}: {
  tags: readonly DraftTag[];
  errorsOf: (tag: DraftTag) => readonly string[] | undefined;
  onName: (key: string) => void;
  onRemove: (key: string) => void;
}) {
  const { find } = useLinkedItems();
  if (tags.length === 0) return null;
  return (
    <ol>
      {tags.map((tag, at) => {
        const errors = errorsOf(tag) ?? [];
        const item = find(tag.item);
        return (
          <li key={tag.key} className={styles.name}>
            <button
              type="button"
              className={styles.open}
              aria-invalid={errors.length > 0 || undefined}
              onClick={() => onName(tag.key)}
            >
              <span className={typography.hidden}>Rename tag </span>
              <span className={styles.number}>{at + 1}</span> {tag.item && <TaggedItemPicture item={item} />}
              <b dir="auto">{item?.name ?? (tag.name || "No name yet")}</b>
            </button>
            <IconButton icon="bin" label={`Remove tag ${at + 1}`} onClick={() => onRemove(tag.key)} />
            {errors.length > 0 && <p className={styles.errors}>{errors.join(" ")}</p>}
          </li>
        );
      })}
    </ol>
  );
}
