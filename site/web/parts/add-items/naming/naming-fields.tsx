import { type Colour, colours } from "../../../../shared/colours.ts";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { categories as allCategories, type Category } from "../../../../shared/items/item-options.ts";
import { itemLimits } from "../../../../shared/limits.ts";
import { CatalogueField } from "../../catalogue/catalogue-field.tsx";
import { LinkedProduct } from "../../catalogue/linked-product.tsx";
import { colourLabels } from "../../colours/colour-labels.ts";
import { ColourSwatch } from "../../colours/colour-swatch.tsx";
import { categoryLabels } from "../../wardrobe/item-labels.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { MoreFields } from "./more-fields.tsx";
import { editedFields, type NamingEdits } from "./naming-edits.ts";

const firstCategories = 7;

export function NamingFields({
  item,
  edits,
  categories,
  fault,
  onEdit,
}: {
  item: ItemCard;
  edits: NamingEdits;
  /** Those of the wardrobe, the most frequent first. */
  categories: readonly Category[];
  fault: { field: "name" | "price"; message: string } | null;
  onEdit: (edits: NamingEdits) => void;
}) {
  const fields = editedFields(item, edits);
  const byUse = [...categories, ...allCategories.filter((category) => !categories.includes(category))];
  const product = edits.product === undefined ? item.product : edits.product;
  const toggleColour = (colour: Colour) =>
    onEdit({
      colours: fields.colours.includes(colour)
        ? fields.colours.filter((one) => one !== colour)
        : [...fields.colours, colour],
    });
  return (
    <>
      <CatalogueField
        label="What is it?"
        name="name"
        wanted={{ kind: "product", brand: edits.brandSlug ?? item.brandLink?.slug ?? null }}
        value={fields.name}
        maxLength={itemLimits.nameLength}
        enterKeyHint="next"
        hint="Enter saves and shows the next photo."
        errors={fault?.field === "name" ? [fault.message] : []}
        onText={(name) => onEdit({ name })}
        onChoose={({ slug, name, brand }) =>
          onEdit({ name, brand: brand.name, brandSlug: brand.slug, product: { slug, name } })
        }
      />
      {product && <LinkedProduct name={product.name} onUnlink={() => onEdit({ product: null })} />}
      <ChoiceChips
        legend="Category"
        first={byUse.slice(0, firstCategories)}
        all={byUse}
        chosen={fields.category ? [fields.category] : []}
        onPress={(category) => onEdit({ category: category === fields.category ? null : category })}
        label={(category) => categoryLabels[category]}
      />
      <ChoiceChips
        legend={item.colours.length ? "Colours we found" : "Colours"}
        first={item.colours}
        all={[...item.colours, ...colours.filter((colour) => !item.colours.includes(colour))]}
        chosen={fields.colours}
        max={itemLimits.colours}
        onPress={toggleColour}
        label={(colour) => (
          <>
            <ColourSwatch colour={colour} />
            {colourLabels[colour]}
          </>
        )}
      />
      <MoreFields
        fields={fields}
        edits={edits}
        fault={fault?.field === "price" ? fault.message : null}
        onEdit={onEdit}
      />
    </>
  );
}
