import type { Category } from "../../../../shared/items/item-options.ts";

/** The category after “one”: “coat”, “pair of boots”. What is no single thing is an item. */
export function oneOf(category: Category | null): string {
  switch (category) {
    case "trousers":
    case "jeans":
    case "shorts":
    case "shoes":
    case "boots":
    case "gloves":
    case "glasses":
    case "tights":
      return `pair of ${category}`;
    case "knitwear":
    case "jewellery":
    case "underwear":
    case "swimwear":
    case "sportswear":
    case "nightwear":
    case "other":
    case null:
      return "item";
    case "top":
    case "shirt":
    case "jacket":
    case "coat":
    case "dress":
    case "jumpsuit":
    case "skirt":
    case "bag":
    case "hat":
    case "scarf":
    case "belt":
      return category;
  }
}
