import { useRef, useState } from "react";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import type { OutfitsPages } from "../../../shared/outfits/pages.ts";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import { ListSkeleton } from "../lists/list-skeleton.tsx";
import { usePagedList } from "../lists/use-paged-list.ts";
import { NoOutfits } from "./no-outfits.tsx";
import { OutfitCard } from "./outfit-card.tsx";
import styles from "./outfit-list.module.css";

/** The member's outfits, the latest first. */
export function OutfitList({ outfits }: OutfitsPages["outfits"]) {
  const list = usePagedList("outfits", outfits);
  const section = useRef<HTMLDivElement>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const shown = list.items.filter(({ id }) => !deleted.has(id));
  const remove = ({ id }: Outfit) => {
    setDeleted((before) => new Set([...before, id]));
    // The menu that had the focus is gone with its card.
    section.current?.focus({ preventScroll: true });
  };
  const countWears = ({ id }: Outfit, by: number) =>
    list.change((items) =>
      items.map((outfit) => (outfit.id === id ? { ...outfit, wears: outfit.wears + by } : outfit)),
    );
  return (
    <div ref={section} tabIndex={-1} className={styles.section}>
      {shown.length === 0 && list.next.href === null && list.previous.href === null ? (
        <NoOutfits />
      ) : (
        <>
          <FurtherPageLink page={list.previous} kind="previous" noun="outfits" />
          <ul className={styles.outfits}>
            {shown.map((outfit) => (
              <li key={outfit.id}>
                <OutfitCard outfit={outfit} onWorn={(by) => countWears(outfit, by)} onDeleted={() => remove(outfit)} />
              </li>
            ))}
          </ul>
          <FurtherPageLink page={list.next} kind="more" noun="outfits" skeleton={<ListSkeleton />} />
        </>
      )}
    </div>
  );
}
