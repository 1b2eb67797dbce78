import { type ReactNode, useState } from "react";
import { keyOf, type Listed } from "./list-items.ts";
import { newRendering, type RenderingMemory } from "./list-memory.ts";
import { useRenderedItems } from "./use-rendered-items.ts";

/** A list of which only the items near the screen are in the document. */
export function LongList<Item extends Listed>({
  items,
  rendering,
  className,
  itemProps,
  children,
}: {
  items: readonly Item[];
  /** Of a list that comes back with the back button. */
  rendering?: RenderingMemory;
  className?: string | undefined;
  itemProps?: (item: Item) => { className?: string | undefined; "data-photos"?: number };
  children: (item: Item) => ReactNode;
}) {
  const [own] = useState(newRendering);
  const { ref, isRendered, place } = useRenderedItems<HTMLUListElement>(items.map(keyOf), rendering ?? own);
  return (
    <ul ref={ref} className={className}>
      {items.map((item, at) => (
        <li key={keyOf(item)} {...itemProps?.(item)} {...place(at)}>
          {isRendered(at) && children(item)}
        </li>
      ))}
    </ul>
  );
}
