import { Button } from "@hemline/ui/buttons/button.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ItemCard } from "../../../../shared/items/item.ts";
import type { Category } from "../../../../shared/items/item-options.ts";
import { deleteItems } from "../../wardrobe/change-items.ts";
import type { Sitting } from "../sitting.ts";
import { NamedAll } from "./named-all.tsx";
import styles from "./namer.module.css";
import type { NamingState } from "./naming.ts";
import { faultOf, noEdits } from "./naming-edits.ts";
import { NamingFields } from "./naming-fields.tsx";
import { PhotoSteps } from "./photo-steps.tsx";
import { chosenCurrency, rememberCurrency } from "./price-currency.ts";
import { ShownPhoto } from "./shown-photo.tsx";
import { type ItemTile, nextToName, type Tile } from "./tile.ts";

interface NamerProps {
  ref: Ref<HTMLElement>;
  sitting: Pick<Sitting, "naming"> & { names: NamingState };
  tiles: readonly Tile[];
  shown: ItemTile | undefined;
  categories: readonly Category[];
  onShow: (id: string | null) => void;
}

/** Names one photo after the other. */
export function Namer({ ref, tiles, shown, ...rest }: NamerProps) {
  return (
    <section ref={ref} className={styles.namer} aria-label="Name the photo" tabIndex={-1}>
      {shown ? <NamerForm tiles={tiles} shown={shown} {...rest} /> : <NamedAll tiles={tiles} />}
    </section>
  );
}

function NamerForm({
  sitting: { naming, names },
  tiles,
  shown: { id, at, item },
  categories,
  onShow,
}: Omit<NamerProps, "ref" | "shown"> & { shown: ItemTile }) {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<{ id: string; field: "name" | "price"; message: string } | null>(null);
  const [said, say] = useState("");
  const edits = names.edits.get(id) ?? noEdits;
  const next = nextToName(tiles, id);
  const focusField = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  // Whoever waited here for the next photo, by keyboard, goes on with its name.
  useEffect(() => {
    if (document.activeElement === form.current?.parentElement)
      form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(item, edits);
    // The price's field may not be open yet.
    flushSync(() => setFault(found && { id, ...found }));
    if (found) return focusField(found.field);
    const currency = chosenCurrency(edits);
    if (edits.price) rememberCurrency(currency);
    void naming.save(item, currency);
    say(`${edits.name ?? item.name} saved`);
    onShow(next?.id ?? null);
    focusField("name");
  };
  const remove = async (deleted: ItemCard) => {
    if (!(await deleteItems([id], () => naming.setDeleted(deleted, false)))) return;
    naming.setDeleted(deleted, true);
    onShow(next?.id ?? null);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <ShownPhoto photo={item.photo} />
      <PhotoSteps tiles={tiles} id={id} at={at} onShow={onShow} onDelete={() => void remove(item)} />
      <NamingFields
        item={item}
        edits={edits}
        categories={categories}
        fault={fault?.id === id ? fault : null}
        onEdit={(change) => {
          setFault(null);
          naming.edit(id, change);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" block>
          {next ? "Save and next" : "Save item"}
        </Button>
        {next && (
          <Button kind="line" onClick={() => onShow(next.id)}>
            Skip
          </Button>
        )}
      </div>
      <p className={typography.hidden} role="status">
        {said}
      </p>
    </form>
  );
}
