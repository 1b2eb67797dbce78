import { Button } from "@hemline/ui/buttons/button.tsx";
import { useRef, useState } from "react";
import type { ItemCard as Card } from "../../../shared/items/item.ts";
import type { ItemsPages } from "../../../shared/items/pages.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import { formatCount } from "../format/format-count.ts";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import { ListSkeleton } from "../lists/list-skeleton.tsx";
import { LongList } from "../lists/long-list.tsx";
import { usePagedList } from "../lists/use-paged-list.ts";
import { ItemCard } from "../wardrobe/item-card.tsx";
import grid from "../wardrobe/item-grid.module.css";
import type { BulkEdit } from "./bulk-edit.ts";
import { BulkEditBar } from "./bulk-edit-bar.tsx";
import { EmptyWardrobe } from "./empty-wardrobe.tsx";
import { LazyBulkEditDialog } from "./lazy-bulk-edit-dialog.ts";
import styles from "./paged-wardrobe.module.css";
import { SelectableItem } from "./selectable-item.tsx";
import { useBulkEdit } from "./use-bulk-edit.ts";
import { useWardrobeSelection } from "./use-wardrobe-selection.ts";

/** The items of a wardrobe with their further pages. The owner can choose many of them and change them together. */
export function PagedWardrobe({ page }: { page: ItemsPages["memberWardrobe"] }) {
  const { member, query, facets, own } = page;
  const list = usePagedList("memberWardrobe", page.items);
  const refresh = useRefresh();
  const section = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<BulkEdit | null>(null);
  const selection = useWardrobeSelection();
  useHoldReload(selection.ids.size > 0);
  const shown = list.items.filter(({ id }) => !gone.has(id));
  const bulk = useBulkEdit(selection.ids, {
    onChanged: (items) => {
      const byId = new Map(items.map((item) => [item.id, item]));
      list.change((before) => before.map((item) => byId.get(item.id) ?? item));
      void refresh();
    },
    onListed: (ids, areListed) => {
      setGone((before) => new Set(areListed ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]));
      void refresh();
    },
    onDone: () => {
      setEditing(null);
      selection.end();
      // What had the focus is gone with the bar.
      section.current?.focus({ preventScroll: true });
    },
  });
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
