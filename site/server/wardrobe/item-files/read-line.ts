import * as z from "zod";
import { colours } from "../../../shared/colours.ts";
import { ItemChange, ItemPriceDraft } from "../../../shared/items/item.ts";
import { archiveReasons, categories, patterns } from "../../../shared/items/item-options.ts";
import { microsOf } from "../../../shared/items/price-text.ts";
import { itemLimits } from "../../../shared/limits.ts";
import { seasons } from "../../../shared/looks/look-options.ts";
import { audiences } from "../../../shared/permissions.ts";
import type { ImportFault, ItemColumn } from "../../../shared/wardrobe/import.ts";
import { Day } from "../../../shared/wears/wear.ts";
import type { UnpicturedItem } from "../../items/create-items.ts";
import { unstorable } from "../../request/json-body.ts";
import { listOf, numberBy, wholeNumber, wordOf } from "./cell-rules.ts";
import type { ImportedLine } from "./imported-line.ts";

const { shape } = ItemChange;

const yesOrNo = z
  .string()
  .toLowerCase()
  .pipe(
    z
      .enum(["yes", "no", "true", "false", "1", "0"], "Write yes or no.")
      .transform((word) => /^(yes|true|1)$/.test(word)),
  );

const day = z.iso.date("Write a date as 2026-11-25.").pipe(Day);

/** What each column is read from, and the sentence that says what to write instead. */
const Cells = z.object({
  category: wordOf(categories),
  colours: listOf(colours, "colours").pipe(shape.colours.unwrap()),
  brand: shape.brand.unwrap(),
  size: shape.size.unwrap(),
  material: shape.material.unwrap(),
  pattern: wordOf(patterns),
  seasons: listOf(seasons, "seasons"),
  price: numberBy(microsOf, "Write a price like 79.50.").pipe(ItemPriceDraft.shape.micros),
  currency: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, "Write three capitals, like EUR."),
  bought_on: day,
  notes: shape.notes.unwrap(),
  quantity: numberBy(wholeNumber, `Write a whole number from 1 to ${itemLimits.quantity}.`).pipe(
    shape.quantity.unwrap(),
  ),
  stored_at: shape.storedAt.unwrap(),
  favourite: yesOrNo,
  wished: yesOrNo,
  archived: wordOf(archiveReasons),
  audience: wordOf(audiences),
} satisfies Record<Exclude<ItemColumn, "name">, z.ZodType>);

const Line = z.object({ name: shape.name.unwrap() }).extend(Cells.partial().shape);

/** An item, or what is wrong with its line: of a list, each word may be. */
export function readLine({ number: line, cells }: ImportedLine): UnpicturedItem | ImportFault[] {
  const faults: ImportFault[] = [];
  const written: Partial<Record<ItemColumn, string>> = { name: "" };
  for (const [column, text] of cells) {
    if (unstorable.test(text))
      faults.push({ line, column, message: "This text contains a character we can’t save. Write it without." });
    if (text) written[column] = text;
  }
  const { data, error } = Line.safeParse(written);
  for (const { path, message } of error?.issues ?? []) faults.push({ line, column: String(path[0]), message });
  if (written.price && !written.currency)
    faults.push({ line, column: "currency", message: "Write the currency of the price, like EUR." });
  return data && faults.length === 0 ? itemOf(data) : faults;
}

/** A currency alone says nothing: spreadsheets fill whole columns. */
const itemOf = ({
  price,
  currency,
  bought_on: boughtOn,
  stored_at: storedAt,
  favourite: isFavourite,
  wished: isWished,
  archived: archiveReason,
  ...same
}: z.output<typeof Line>): UnpicturedItem => ({
  ...same,
  ...{ boughtOn, storedAt, isFavourite, isWished, archiveReason },
  price: price !== undefined && currency ? { micros: price, currency } : undefined,
});
