import { Button } from "@hemline/ui/buttons/button.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { categories, patterns } from "../../../shared/items/item-options.ts";
import { microsOf, priceCurrencies } from "../../../shared/items/price-text.ts";
import { itemLimits } from "../../../shared/limits.ts";
import { seasons } from "../../../shared/looks/look-options.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { CatalogueField } from "../catalogue/catalogue-field.tsx";
import { LinkedProduct } from "../catalogue/linked-product.tsx";
import { useForm } from "../forms/use-form.ts";
import { AudienceField } from "../look-editor/audience-field.tsx";
import { ColourField } from "../look-editor/colour-field.tsx";
import { seasonLabels } from "../looks/occasion-labels.ts";
import { categoryLabels, patternLabels } from "../wardrobe/item-labels.ts";
import { changeOf, editedItem } from "./edited-item.ts";
import styles from "./item-edit-form.module.css";
import { ItemPhotoField } from "./item-photo-field.tsx";

/** All facts of one's own item as fields, in place of the facts. */
export function ItemEditForm({
  item,
  onSaved,
  onCancel,
}: {
  item: ItemDetail;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
}) {
  const [edited, setEdited] = useState(() => editedItem(item));
  const change = (part: Partial<typeof edited>) => setEdited((before) => ({ ...before, ...part }));
  const form = useForm(
    async () => {
      await callApi(api.item(item.id), { method: "PUT", body: changeOf(edited, item), toasts: "form" });
      await onSaved();
    },
    async (): Promise<Record<string, string[]>> =>
      edited.price.trim() && microsOf(edited.price) === null ? { "price.micros": ["Enter a price like 79.50."] } : {},
  );
  const text = (name: "size" | "material" | "storedAt" | "notes") => ({
    name,
    value: edited[name],
    errors: form.errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  const product = edited.product === undefined ? item.product : edited.product;
  return (
    <form {...form.formProps} className={layout.stack} aria-label="Edit item">
      <ItemPhotoField
        photo={edited.photo}
        errors={form.errors.photo}
        onChange={(photo) => {
          form.clear("photo");
          change({ photo });
        }}
      />
      <CatalogueField
        label="Name"
        name="name"
        wanted={{ kind: "product", brand: edited.brandSlug ?? item.brandLink?.slug ?? null }}
        value={edited.name}
        errors={form.errors.name}
        maxLength={itemLimits.nameLength}
        onText={(name) => change({ name })}
        onChoose={({ slug, name, brand }) =>
          change({ name, brand: brand.name, brandSlug: brand.slug, product: { slug, name } })
        }
      />
      {product && <LinkedProduct name={product.name} onUnlink={() => change({ product: null })} />}
      <div className={styles.pair}>
        <SelectField
          label="Category"
          name="category"
          value={edited.category}
          errors={form.errors.category}
          onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        >
          <option value="">None</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </SelectField>
        <CatalogueField
          label="Brand"
          name="brand"
          wanted={{ kind: "brand" }}
          value={edited.brand}
          errors={form.errors.brand}
          maxLength={itemLimits.brandLength}
          onText={(brand) => change({ brand, brandSlug: undefined })}
          onChoose={({ slug, name }) => change({ brand: name, brandSlug: slug })}
        />
      </div>
      <ColourField
        chosen={edited.colours}
        hint={`The main colour first, up to ${itemLimits.colours}.`}
        onChange={(colours) => change({ colours })}
      />
      <div className={styles.pair}>
        <TextField label="Size" {...text("size")} maxLength={itemLimits.sizeLength} autoComplete="off" />
        <TextField label="Material" {...text("material")} maxLength={itemLimits.materialLength} autoComplete="off" />
        <SelectField
          label="Pattern"
          name="pattern"
          value={edited.pattern}
          errors={form.errors.pattern}
          onChange={({ currentTarget }) => change({ pattern: currentTarget.value })}
        >
          <option value="">None</option>
          {patterns.map((pattern) => (
            <option key={pattern} value={pattern}>
              {patternLabels[pattern]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="How many you own"
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={itemLimits.quantity}
          value={edited.quantity}
          errors={form.errors.quantity}
          onChange={({ currentTarget }) => change({ quantity: currentTarget.value })}
        />
      </div>
      <fieldset className={styles.seasons}>
        <legend>Seasons</legend>
        {seasons.map((season) => (
          <Check
            key={season}
            checked={edited.seasons.includes(season)}
            onChange={({ currentTarget }) =>
              change({
                seasons: seasons.filter((one) =>
                  one === season ? currentTarget.checked : edited.seasons.includes(one),
                ),
              })
            }
          >
            {seasonLabels[season]}
          </Check>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <TextField
          label="Price"
          name="price.micros"
          inputMode="decimal"
          autoComplete="off"
          hint="Only you see it."
          value={edited.price}
          errors={form.errors["price.micros"]}
          onChange={({ currentTarget }) => change({ price: currentTarget.value })}
        />
        <SelectField
          label="Currency"
          name="price.currency"
          value={edited.currency}
          errors={form.errors["price.currency"]}
          onChange={({ currentTarget }) => change({ currency: currentTarget.value })}
        >
          {[...new Set([edited.currency, ...priceCurrencies])].map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <TextField
          label="Bought on"
          name="boughtOn"
          type="date"
          hint="Only you see it."
          value={edited.boughtOn}
          errors={form.errors.boughtOn}
          onChange={({ currentTarget }) => change({ boughtOn: currentTarget.value })}
        />
        <TextField
          label="Where it is kept"
          hint="Only you see it."
          {...text("storedAt")}
          maxLength={itemLimits.storedAtLength}
          autoComplete="off"
        />
      </div>
      <TextArea label="Notes" hint="Only you see them." {...text("notes")} maxLength={itemLimits.notesLength} />
      <AudienceField audience={edited.audience} noun="item" onChange={(audience) => change({ audience })} />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button type="submit" busy={form.isBusy}>
          Save changes
        </Button>
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
