import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ReactNode } from "react";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { colourLabels } from "../colours/colour-labels.ts";
import { ColourSwatch } from "../colours/colour-swatch.tsx";
import { Day } from "../format/day.tsx";
import { formatPrice } from "../format/format-price.ts";
import { seasonLabels } from "../looks/occasion-labels.ts";
import { archiveReasonLabels, patternLabels } from "../wardrobe/item-labels.ts";
import styles from "./item-facts.module.css";

/** What is known of an item; below it, to its owner, what they alone see. */
export function ItemFacts({ item }: { item: ItemDetail }) {
  const { colours, size, material, pattern, seasons, quantity, own } = item;
  return (
    <>
      <dl className={styles.facts}>
        {colours.length > 0 && (
          <Fact name={colours.length === 1 ? "Colour" : "Colours"}>
            <span className={styles.colours}>
              {colours.map((colour) => (
                <span key={colour} className={styles.colour}>
                  <ColourSwatch colour={colour} />
                  {colourLabels[colour]}
                </span>
              ))}
            </span>
          </Fact>
        )}
        {size && <Fact name="Size">{size}</Fact>}
        {material && <Fact name="Material">{material}</Fact>}
        {pattern && <Fact name="Pattern">{patternLabels[pattern]}</Fact>}
        {seasons.length > 0 && (
          <Fact name={seasons.length === 1 ? "Season" : "Seasons"}>
            {seasons.map((season) => seasonLabels[season]).join(", ")}
          </Fact>
        )}
        {quantity > 1 && <Fact name="Owned">{quantity}</Fact>}
        {own?.archiveReason && <Fact name="Archived">{archiveReasonLabels[own.archiveReason]}</Fact>}
        {own?.boughtOn && (
          <Fact name="Bought">
            <Day at={own.boughtOn} />
          </Fact>
        )}
        {own?.price && <Fact name="Price">{formatPrice(own.price)}</Fact>}
        {own?.storedAt && <Fact name="Kept">{own.storedAt}</Fact>}
        {own?.notes && <Fact name="Notes">{own.notes}</Fact>}
      </dl>
      {own && (
        <p className={styles.privacy}>
          <Icon name="lock" size="sm" />
          Only you see price, dates, place and notes.
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
