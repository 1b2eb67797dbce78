import { readManifest } from "../../manifest.ts";
import { plannedWardrobes } from "../wardrobes/wardrobes.ts";
import type { PlannedProduct } from "./planned-product.ts";
import { productFile } from "./product-file.ts";

/** Items of planned wardrobes that are this product, by person and name: the pictured one first. */
export function itemsOf({ picture, onlyResembles, owners = [] }: PlannedProduct): (readonly [string, string])[] {
  if (onlyResembles || picture === null) return [...owners];
  const pictured = plannedWardrobes.flatMap(({ by, items }) =>
    items.filter((item) => item.picture === picture).map(({ name }) => [by, name] as const),
  );
  return [...pictured, ...owners];
}

/** What tags of looks call it; undefined where what they show is another one. */
export function tagNameOf({ picture, onlyResembles }: PlannedProduct): string | undefined {
  if (onlyResembles || picture === null) return undefined;
  const { items, products } = readManifest();
  return [...items, ...products].find(({ file }) => file === productFile(picture))?.garments[0]?.name;
}
