import { useEffect, useRef } from "react";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { TaggedItemPicture } from "../../looks/tags/tagged-item-picture.tsx";
import { itemName } from "../../outfits/item-name.ts";
import styles from "./item-suggestions.module.css";

export const optionId = (list: string, { id }: Pick<ItemCard, "id">): string => `${list}-${id}`;

/** The list below a combobox, which keeps the focus. */
export function ItemSuggestions({
  id,
  items,
  taggedIds,
  chosen,
  onChoose,
}: {
  id: string;
  items: readonly ItemCard[];
  taggedIds: readonly string[];
  chosen: ItemCard | undefined;
  onChoose: (item: ItemCard) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the list alone, to what the arrow keys have chosen.
  useEffect(() => {
    const option = chosen && list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!option || !list.current) return;
    const { offsetTop, offsetHeight } = option;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight;
  }, [chosen]);
  if (items.length === 0) return null;
  return (
    <div ref={list} id={id} role="listbox" aria-label="Your items" className={styles.items}>
      {items.map((item) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        <div
          key={item.id}
          id={optionId(id, item)}
          role="option"
          aria-selected={item === chosen}
          className={styles.item}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <TaggedItemPicture item={item} />
          <span className={styles.words}>
            <b dir="auto">{itemName(item)}</b>
            {item.brand && <bdi>{item.brand}</bdi>}
          </span>
          {taggedIds.includes(item.id) && <span className={styles.tagged}>Tagged</span>}
        </div>
      ))}
    </div>
  );
}
