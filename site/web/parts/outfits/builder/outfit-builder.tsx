import { Button } from "@hemline/ui/buttons/button.tsx";
import { useDrag } from "@hemline/ui/dragging/use-drag.ts";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, useRef, useState } from "react";
import type { ItemCard } from "../../../../shared/items/item.ts";
import type { BodySlot } from "../../../../shared/items/item-options.ts";
import { itemLimits } from "../../../../shared/limits.ts";
import type { OutfitDraft } from "../../../../shared/outfits/outfit.ts";
import { slotOfItem } from "../../../../shared/outfits/outfit-options.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { formatCount } from "../../format/format-count.ts";
import { useForm } from "../../forms/use-form.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { ItemPicture } from "../../wardrobe/item-picture.tsx";
import { ItemChoices } from "./item-choices.tsx";
import styles from "./outfit-builder.module.css";
import { OutfitPlaces } from "./outfit-places.tsx";
import { useDraftItems } from "./use-draft-items.ts";

/** The form for a new outfit and for a changed one. `send` throws what the form shows. */
export function OutfitBuilder({
  name: initialName,
  items: initialItems,
  submitLabel,
  secondaryAction,
  notice,
  send,
}: {
  name: string;
  items: readonly ItemCard[];
  submitLabel: string;
  secondaryAction: ReactNode;
  notice?: ReactNode;
  send: (draft: OutfitDraft) => Promise<unknown>;
}) {
  const [name, setName] = useState(initialName);
  const { slot, choices, show, showAll } = useShownSlot();
  const form = useForm(() => send({ name, items: items.map(({ id }) => id) }));
  const { items, announcement, toggle, add, remove, isChanged } = useDraftItems(initialItems, () =>
    form.clear("items"),
  );
  useHoldReload(isChanged);
  const drag = useDrag<ItemCard>((item, place) => {
    if (place === "outfit") add(item);
    if (place === "items") remove(item);
  });
  const errors = Object.entries(form.errors).flatMap(([field, messages]) => (/^items\b/.test(field) ? messages : []));
  return (
    <form {...form.formProps} className={styles.builder}>
      <div className={styles.outfit} data-place="outfit">
        {notice}
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          placeholder="Bindery, cold"
          maxLength={itemLimits.outfitNameLength}
          value={name}
          errors={form.errors.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {errors.length > 0 && <Note tone="bad">{[...new Set(errors)].join(" ")}</Note>}
        <div className={styles.places}>
          <OutfitPlaces
            items={items}
            shownSlot={slot}
            awaitedSlot={drag.dragged && slotOfItem(drag.dragged)}
            onShow={show}
            onRemove={remove}
            drag={drag}
          />
        </div>
      </div>
      <ItemChoices
        ref={choices}
        slot={slot}
        onShowAll={showAll}
        isChosen={(id) => items.some((item) => item.id === id)}
        onPress={toggle}
        drag={drag}
      />
      <div className={styles.actions}>
        <span className={`${typography.s14} ${typography.dim}`}>{formatCount(items.length, "item")}</span>
        {secondaryAction}
        <Button type="submit" busy={form.isBusy}>
          {submitLabel}
        </Button>
      </div>
      {drag.dragged && (
        <span ref={drag.ghost} className={styles.ghost} aria-hidden="true">
          <ItemPicture item={drag.dragged} sizes={photoSizes.itemTile} alt="" />
        </span>
      )}
      <p className={typography.hidden} role="status">
        {announcement}
      </p>
    </form>
  );
}

/** The slot whose items are offered; null for those of all. */
function useShownSlot() {
  const [slot, setSlot] = useState<BodySlot | null>(null);
  const choices = useRef<HTMLElement>(null);
  const show = (next: BodySlot) => {
    setSlot(next === slot ? null : next);
    if (next !== slot) choices.current?.focus({ preventScroll: true });
  };
  return { slot, choices, show, showAll: () => setSlot(null) };
}
