import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import type { Drag } from "@hemline/ui/dragging/use-drag.ts";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type Ref, useState } from "react";
import type { ItemCard } from "../../../../shared/items/item.ts";
import type { BodySlot } from "../../../../shared/items/item-options.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { slotLabels } from "../../wardrobe/item-labels.ts";
import styles from "./item-choices.module.css";
import { ItemTile } from "./item-tile.tsx";
import { useOwnItems } from "./use-own-items.ts";

/** The member's own items to put into an outfit, by a press or by dragging them there. */
export function ItemChoices({
  slot,
  onShowAll,
  isChosen,
  onPress,
  drag,
  ref,
}: {
  /** Null for the items of all slots. */
  slot: BodySlot | null;
  onShowAll: () => void;
  isChosen: (id: string) => boolean;
  onPress: (item: ItemCard) => void;
  drag: Drag<ItemCard>;
  ref: Ref<HTMLElement>;
}) {
  const [search, setSearch] = useState("");
  const { items, state, retry } = useOwnItems(search, slot);
  return (
    <section
      ref={ref}
      className={styles.choices}
      aria-label={slot ? `Your items: ${slotLabels[slot]}` : "Your items"}
      data-place="items"
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 className={typography.h26}>Your items</h2>
        {slot && (
          <button type="button" className={chipClass(true)} aria-label="Show all items" onClick={onShowAll}>
            {slotLabels[slot]}
            <Icon name="close" size="sm" />
          </button>
        )}
      </div>
      <SearchField
        label="Search your items"
        placeholder="Name or brand"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter must not save the outfit.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {state === "failed" ? (
        <ErrorState title="We couldn’t load your items" onRetry={retry}>
          Check your connection and try again. Your outfit is still here.
        </ErrorState>
      ) : items === null ? (
        <ChoicesSkeleton />
      ) : items.length === 0 ? (
        state === "loaded" && <NoItems search={search} slot={slot} onClear={() => setSearch("")} />
      ) : (
        <ul className={styles.items} aria-busy={state === "loading" || undefined}>
          {items.map((item) => (
            <li key={item.id}>
              <ItemTile item={item} isChosen={isChosen(item.id)} onPress={() => onPress(item)} drag={drag} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoItems({ search, slot, onClear }: { search: string; slot: BodySlot | null; onClear: () => void }) {
  if (search.trim())
    return (
      <EmptyState icon="search" title={`No results for “${search.trim()}”`}>
        <p>Check the spelling or try fewer words.</p>
        <Button kind="line" size="sm" onClick={onClear}>
          Clear search
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState title={slot ? `Nothing for “${slotLabels[slot]}” yet` : "Your wardrobe is empty"}>
      <p>
        {slot
          ? "Add an item of this kind, or show all your items."
          : "Add photos of a few things you wear most. You can add details later."}
      </p>
      <Link className={buttonClass({ size: "sm" })} to={paths.addItems}>
        Add items
      </Link>
    </EmptyState>
  );
}

const placeholders = [1, 2, 3, 4, 5, 6, 7, 8];

function ChoicesSkeleton() {
  return (
    <div className={styles.items} role="status" aria-label="Loading your items">
      {placeholders.map((one) => (
        <Skeleton key={one} ratio={1.25} />
      ))}
    </div>
  );
}
