import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { useEffect, useId, useRef } from "react";
import { lookLimits } from "../../../shared/limits.ts";
import type { TaggedItem } from "../../../shared/looks/look.ts";
import { LinkedProduct } from "../catalogue/linked-product.tsx";
import type { DraftTag } from "./draft/local-look-draft.ts";
import { ItemSuggestions, optionId } from "./item-suggestions.tsx";
import { LinkedItem } from "./linked-item.tsx";
import { useLinkedItems } from "./linked-items.tsx";
import styles from "./tag-name-field.module.css";
import { TagProducts } from "./tag-products.tsx";
import { useItemSuggestions } from "./use-item-suggestions.ts";

/**
 * A field for the name of a tag, beside its dot, that finds the member’s own items while they type. Enter links the
 * item that the arrow keys have chosen, or else closes the field, as Esc does.
 */
export function TagNameField({
  tag: { x, y, name, item: linkedId, product },
  number,
  taggedIds,
  onChange,
  onLink,
  onProduct,
  onUnlink,
  onDone,
  onRemove,
}: {
  tag: DraftTag;
  number: number;
  /** Items that the look names already come last. */
  taggedIds: readonly string[];
  onChange: (name: string) => void;
  onLink: (item: TaggedItem) => void;
  onProduct: (product: { slug: string; name: string }) => void;
  onUnlink: () => void;
  onDone: () => void;
  onRemove: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOwn, find, learn } = useLinkedItems();
  const linked = find(linkedId);
  const { items, hasFailed, active, move } = useItemSuggestions(name, isOwn && linkedId === undefined, taggedIds);
  const chosen = items[active];
  const choose = (item: TaggedItem) => {
    learn(item);
    onLink(item);
  };
  // Focuses without scrolling: the browser would move the photo out of view.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.closest("[role=group]")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be placed on a photo in every browser
    <div
      role="group"
      aria-label={`Tag ${number}`}
      className={`${styles.field} ${y > 0.6 ? styles.above : styles.below}`}
      style={{ "--x": `${x * 100}%`, "--y": `${y * 100}%` }}
    >
      <div className={styles.row}>
        <input
          ref={input}
          className={styles.name}
          dir="auto"
          role="combobox"
          aria-label={`Name of item ${number}`}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? id : undefined}
          aria-activedescendant={chosen && optionId(id, chosen)}
          placeholder="Wool coat"
          value={linked?.name ?? name}
          readOnly={Boolean(linked?.name)}
          maxLength={lookLimits.tagNameLength}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "ArrowDown") move(1);
            else if (event.key === "ArrowUp") move(-1);
            else if (event.key === "Enter" && chosen) choose(chosen);
            else if (event.key === "Enter" || event.key === "Escape") onDone();
            else return;
            // Enter must not submit the look, and the cursor stays where it is.
            event.preventDefault();
          }}
        />
        <IconButton icon="check" label={`Save tag ${number}`} onClick={onDone} />
        <IconButton icon="bin" label={`Remove tag ${number}`} onClick={onRemove} />
      </div>
      {isOwn && linkedId !== undefined && (
        <LinkedItem
          item={linked}
          onUnlink={() => {
            onUnlink();
            input.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <ItemSuggestions id={id} items={items} taggedIds={taggedIds} chosen={chosen} onChoose={choose} />
      {product && linkedId === undefined ? (
        <LinkedProduct name={name} onUnlink={onUnlink} />
      ) : (
        linkedId === undefined && <TagProducts name={name} onChoose={onProduct} />
      )}
      {hasFailed && <p className={styles.note}>We couldn’t search your wardrobe. You can still type a name.</p>}
    </div>
  );
}
