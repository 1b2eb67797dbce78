import { categories } from "../../../../shared/items/item-options.ts";
import { colourLabels } from "../../colours/colour-labels.ts";
import { categoryLabels } from "../../wardrobe/item-labels.ts";
import type { FieldWords } from "../conflict/conflict-choice.tsx";
import { textValue } from "../conflict/field-value.tsx";
import type { EditedProduct } from "./edited-product.ts";

/** How the fields of a product are called, and what they hold. */
export const productWords: FieldWords<EditedProduct> = {
  labels: {
    brand: "Brand",
    name: "Name",
    slug: "Address",
    category: "Category",
    description: "Description",
    material: "Material",
    colours: "Colours",
    sizes: "Sizes",
    prices: "Prices",
    link: "Link",
    photos: "Photos",
  },
  valueOf(edited, name) {
    switch (name) {
      case "photos":
        return { kind: "photos", photos: edited.photos };
      case "brand":
        return textValue(edited.brand?.name ?? "");
      case "category": {
        const category = categories.find((one) => one === edited.category);
        return textValue(category ? categoryLabels[category] : "");
      }
      case "colours":
        return textValue(edited.colours.map((colour) => colourLabels[colour]).join(", "));
      case "sizes":
        return textValue(edited.sizes.join(", "));
      case "prices":
        return textValue(edited.prices.map(({ amount, currency }) => `${amount} ${currency}`).join("\n"));
      default:
        return textValue(edited[name]);
    }
  },
};
