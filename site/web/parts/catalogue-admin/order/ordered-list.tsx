import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { useReorder } from "@hemline/ui/reordering/use-reorder.ts";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, useEffect } from "react";
import styles from "./ordered-list.module.css";
import { useHeldItem } from "./use-held-item.ts";

interface OrderedListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Of an item, for its handle. */
  nameOf: (item: Item) => string;
  onMove: (from: number, to: number) => void;
  /** While an item is dragged or picked up, an order is not final. */
  onHold?: (isHeld: boolean) => void;
  /** `chips` stand beside each other. */
  appearance?: "rows" | "chips";
  children: (item: Item, at: number) => ReactNode;
}

/** A list whose items can be moved by dragging their handles and by keys. */
export function OrderedList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  onHold,
  appearance = "rows",
  children,
}: OrderedListProps<Item>) {
  const { list, handleProps, draggedIndex, announcement, move } = useReorder<HTMLOListElement>(items.length, onMove);
  const names = new Map(items.map((item) => [keyOf(item), nameOf(item)]));
  const held = useHeldItem(items.length, (key) => names.get(key) ?? "", move);
  const isHeld = draggedIndex !== null || held.heldKey !== null;
  // Tells the list’s owner, who saves the order when it is final.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the hold counts
  useEffect(() => onHold?.(isHeld), [isHeld]);
  return (
    <>
      <ol ref={list} className={classNames(styles.list, styles[appearance])} aria-label={label}>
        {items.map((item, at) => {
          const key = keyOf(item);
          const handle = handleProps(at);
          return (
            <li
              key={key}
              className={styles.item}
              data-dragged={draggedIndex === at || undefined}
              data-held={held.heldKey === key || undefined}
            >
              {items.length > 1 && (
                <span className={styles.handle}>
                  <IconButton
                    {...handle}
                    icon="grip"
                    label={`Move ${nameOf(item)}, now place ${at + 1}`}
                    aria-pressed={held.heldKey === key}
                    onKeyDown={(event) => held.onKeyDown(event, key, at) || handle.onKeyDown(event)}
                    onBlur={held.drop}
                  />
                </span>
              )}
              {children(item, at)}
            </li>
          );
        })}
      </ol>
      {items.length > 1 && <p className={styles.hint}>Drag, or press Space on the handle and use the arrow keys.</p>}
      <p className={typography.hidden} role="status">
        {held.announcement}
      </p>
      <p className={typography.hidden} role="status">
        {announcement}
      </p>
    </>
  );
}
