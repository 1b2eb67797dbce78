import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { type RefObject, useEffect, useId, useRef } from "react";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { lookLimits } from "../../../../shared/limits.ts";
import type { TaggedItem } from "../../../../shared/looks/look.ts";
import { LinkedProduct } from "../../catalogue/linked-product.tsx";
import { ItemSuggestions, optionId } from "./item-suggestions.tsx";
import { LinkedItem } from "./linked-item.tsx";
import { useLinkedItems } from "./linked-items.tsx";
import styles from "./tag-name-field.module.css";
import { TagProducts } from "./tag-products.tsx";
import { useItemSuggestions } from "./use-item-suggestions.ts";
import type { TagNaming } from "./use-tag-editing.ts";

/**
 * A field for the name of a tag, beside its dot, that finds the member’s own items while they type. Enter links the
 * item that the arrow keys have chosen, or else closes the field, as Esc does.
 */
export function TagNameField({
  naming,
  taggedIds,
}: {
  naming: TagNaming;
  /** Items that the look names already come last. */
  taggedIds: readonly string[];
}) {
  const { tag, number, unlink } = naming;
  const { x, y, name, item: linkedId, product } = tag;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOwn, find, learn } = useLinkedItems();
  const linked = find(linkedId);
  const suggestions = useItemSuggestions(name, isOwn && linkedId === undefined, taggedIds);
  const choose = (item: TaggedItem) => {
    learn(item);
    naming.link(item);
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
        <NameInput
          ref={input}
          naming={naming}
          linkedName={linked?.name}
          list={id}
          suggestions={suggestions}
          onChoose={choose}
        />
        <IconButton icon="check" label={`Save tag ${number}`} onClick={naming.finish} />
        <IconButton icon="bin" label={`Remove tag ${number}`} onClick={naming.remove} />
      </div>
      {isOwn && linkedId !== undefined && (
        <LinkedItem
          item={linked}
          onUnlink={() => {
            unlink();
            input.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <ItemSuggestions
        id={id}
        items={suggestions.items}
        taggedIds={taggedIds}
        chosen={suggestions.chosen}
        onChoose={choose}
      />
      {product && linkedId === undefined ? (
        <LinkedProduct name={name} onUnlink={unlink} />
      ) : (
        linkedId === undefined && <TagProducts name={name} onChoose={naming.nameProduct} />
      )}
      {suggestions.hasFailed && (
        <p className={styles.note}>We couldn’t search your wardrobe. You can still type a name.</p>
      )}
    </div>
  );
}

/** A combobox over the suggestions in `list`. The name of a linked item is not to be changed here. */
function NameInput({
  ref,
  naming: { tag, number, rename, finish },
  linkedName,
  list,
  suggestions: { items, chosen, move },
  onChoose,
}: {
  ref: RefObject<HTMLInputElement | null>;
  naming: TagNaming;
  linkedName: string | null | undefined;
  list: string;
  suggestions: ReturnType<typeof useItemSuggestions>;
  onChoose: (item: ItemCard) => void;
}) {
  return (
    <input
      ref={ref}
      className={styles.name}
      dir="auto"
      role="combobox"
      aria-label={`Name of item ${number}`}
      aria-autocomplete="list"
      aria-expanded={items.length > 0}
      aria-controls={items.length > 0 ? list : undefined}
      aria-activedescendant={chosen && optionId(list, chosen)}
      placeholder="Wool coat"
      value={linkedName ?? tag.name}
      readOnly={Boolean(linkedName)}
      maxLength={lookLimits.tagNameLength}
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => rename(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "ArrowDown") move(1);
        else if (event.key === "ArrowUp") move(-1);
        else if (event.key === "Enter" && chosen) onChoose(chosen);
        else if (event.key === "Enter" || event.key === "Escape") finish();
        else return;
        // Enter must not submit the look, and the cursor stays where it is.
        event.preventDefault();
      }}
    />
  );
}
