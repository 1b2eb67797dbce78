import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { formatCount } from "../../format/format-count.ts";
import { useOwnItems } from "../../outfits/builder/use-own-items.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./item-picker.module.css";

/** One of the member’s own items. Readers see it as far as its owner shows it to them. */
export function ItemPicker({
  open,
  onPick,
  onClose,
}: {
  open: boolean;
  onPick: (item: ItemCard) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      title="Add an item"
      lead="Readers see it if you show them your wardrobe, with the times you’ve worn it."
      onClose={onClose}
    >
      <Choices onPick={onPick} />
    </Dialog>
  );
}

function Choices({ onPick }: { onPick: (item: ItemCard) => void }) {
  const [search, setSearch] = useState("");
  const { items, state, retry } = useOwnItems(search, null);
  const named = items?.filter(({ name }) => name !== null) ?? null;
  return (
    <div className={layout.stack}>
      <SearchField
        label="Search your items"
        placeholder="Name or brand"
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {state === "failed" ? (
        <ErrorState title="We couldn’t load your items" onRetry={retry}>
          Check your connection and try again. Your reply is still here.
        </ErrorState>
      ) : named === null ? (
        <Skeleton />
      ) : named.length === 0 ? (
        <NoItems search={search.trim()} hasUnnamed={items !== null && items.length > 0} />
      ) : (
        <ul className={`${layout.list} ${styles.items}`}>
          {named.map((item) => (
            <li key={item.id}>
              <button type="button" className={styles.item} onClick={() => onPick(item)}>
                <span className={styles.photo}>
                  {item.photo && <UploadedPhoto photo={{ ...item.photo, alt: "" }} sizes="3rem" fit="cover" />}
                </span>
                <span className={layout.grow}>
                  <b dir="auto">{item.name}</b>
                  {item.brand && <span dir="auto">{item.brand}</span>}
                </span>
                <span>{formatCount(item.wears, "wear")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NoItems({ search, hasUnnamed }: { search: string; hasUnnamed: boolean }) {
  if (search)
    return (
      <EmptyState title={`No results for “${search}”`}>
        <p>Check the spelling or try fewer words.</p>
      </EmptyState>
    );
  return hasUnnamed ? (
    <EmptyState title="Your items have no names yet">
      <p>Name them in your wardrobe and they appear here.</p>
    </EmptyState>
  ) : (
    <EmptyState title="Your wardrobe is empty">
      <p>Items that you add to it appear here.</p>
    </EmptyState>
  );
}
