import { Button } from "@hemline/ui/buttons/button.tsx";
import { useRef } from "react";
import type { ItemCard as Card } from "../../../shared/items/item.ts";
import type { ItemsPages } from "../../../shared/items/pages.ts";
import { formatCount } from "../format/format-count.ts";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import { ListSkeleton } from "../lists/list-skeleton.tsx";
import { LongList } from "../lists/long-list.tsx";
import { usePagedList } from "../lists/use-paged-list.ts";
import { ItemCard } from "../wardrobe/item-card.tsx";
import grid from "../wardrobe/item-grid.module.css";
import { BulkEditBar } from "./bulk-edit-bar.tsx";
import { EmptyWardrobe } from "./empty-wardrobe.tsx";
import { LazyBulkEditDialog } from "./lazy-bulk-edit-dialog.ts";
import styles from "./paged-wardrobe.module.css";
import { SelectableItem } from "./selectable-item.tsx";
import { useWardrobeEditing } from "./use-wardrobe-editing.ts";

/** The items of a wardrobe with their further pages. The owner can choose many of them and change them together. */
export function PagedWardrobe({ page }: { page: ItemsPages["memberWardrobe"] }) {
  const { member, query, facets, own } = page;
  const list = usePagedList("memberWardrobe", page.items);
  const section = useRef<HTMLDivElement>(null);
  const { shown, selection, editing, setEditing, bulk } = useWardrobeEditing(list, section);
  const isEmpty = shown.length === 0 && list.next.href === null && list.previous.href === null;
  if (isEmpty)
    return (
      <div ref={section} tabIndex={-1} className={styles.list}>
        <EmptyWardrobe page={page} />
      </div>
    );
  const urgent = shown.slice(0, 5).map(({ id }) => id);
  const card = (item: Card) =>
    selection.isOn ? (
      <SelectableItem item={item} isChosen={selection.ids.has(item.id)} onToggle={() => selection.toggle(item.id)} />
    ) : (
      <ItemCard
        item={item}
        owner={member.slug}
        urgency={item.id === urgent[0] ? "first" : urgent.includes(item.id) ? "soon" : "lazy"}
      />
    );
  return (
    <div ref={section} tabIndex={-1} className={styles.list}>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {formatCount(facets.shows[query.show], "item")}
        </p>
        {own && !selection.isOn && (
          <Button kind="line" size="sm" onClick={selection.begin}>
            Choose items
          </Button>
        )}
      </div>
      <FurtherPageLink page={list.previous} kind="previous" noun="items" />
      <LongList items={shown} rendering={list.rendering} className={grid.grid}>
        {card}
      </LongList>
      <FurtherPageLink page={list.next} kind="more" noun="items" skeleton={<ListSkeleton />} />
      {selection.isOn && (
        <BulkEditBar
          chosen={selection.ids.size}
          shown={shown.length}
          inArchive={query.show === "archived"}
          busy={bulk.isBusy}
          on={{
            edit: setEditing,
            unarchive: () => void bulk.unarchive(),
            remove: () => void bulk.remove(),
            chooseAll: () => selection.choose(shown),
            chooseNone: () => selection.choose([]),
            done: selection.end,
          }}
        />
      )}
      {own && (
        <LazyBulkEditDialog
          open={editing !== null}
          edit={editing ?? "category"}
          count={selection.ids.size}
          busy={bulk.isBusy}
          onSave={(change) => void bulk.save(change)}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
