import { Button } from "@hemline/ui/buttons/button.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { ComponentProps } from "react";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { categories, patterns } from "../../../shared/items/item-options.ts";
import { itemLimits } from "../../../shared/limits.ts";
import { seasons } from "../../../shared/looks/look-options.ts";
import { CatalogueField } from "../catalogue/catalogue-field.tsx";
import { LinkedProduct } from "../catalogue/linked-product.tsx";
import { AudienceField } from "../look-editor/audience-field.tsx";
import { ColourField } from "../look-editor/colour-field.tsx";
import { seasonLabels } from "../looks/occasion-labels.ts";
import { categoryLabels, patternLabels } from "../wardrobe/item-labels.ts";
import styles from "./item-edit-form.module.css";
import { ItemOwnFields } from "./item-own-fields.tsx";
import { ItemPhotoField } from "./item-photo-field.tsx";
import { type ItemForm, useItemForm } from "./use-item-form.ts";

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
  const form = useItemForm(item, onSaved);
  const { edited, change, text } = form;
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
      <NameField item={item} form={form} />
      <div className={styles.pair}>
        <OptionalChoice label="Category" {...text("category")} options={categories} labels={categoryLabels} />
        <BrandField form={form} />
      </div>
      <ColourField
        chosen={edited.colours}
        hint={`The main colour first, up to ${itemLimits.colours}.`}
        onChange={(colours) => change({ colours })}
      />
      <div className={styles.pair}>
        <TextField label="Size" {...text("size")} maxLength={itemLimits.sizeLength} autoComplete="off" />
        <TextField label="Material" {...text("material")} maxLength={itemLimits.materialLength} autoComplete="off" />
        <OptionalChoice label="Pattern" {...text("pattern")} options={patterns} labels={patternLabels} />
        <TextField
          label="How many you own"
          {...text("quantity")}
          type="number"
          inputMode="numeric"
          min={1}
          max={itemLimits.quantity}
        />
      </div>
      <SeasonsField form={form} />
      <ItemOwnFields form={form} />
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

/** The name, with the product that it links to. */
function NameField({ item, form: { edited, errors, change } }: { item: ItemDetail; form: ItemForm }) {
  const product = edited.product === undefined ? item.product : edited.product;
  return (
    <>
      <CatalogueField
        label="Name"
        name="name"
        wanted={{ kind: "product", brand: edited.brandSlug ?? item.brandLink?.slug ?? null }}
        value={edited.name}
        errors={errors.name}
        maxLength={itemLimits.nameLength}
        onText={(name) => change({ name })}
        onChoose={({ slug, name, brand }) =>
          change({ name, brand: brand.name, brandSlug: brand.slug, product: { slug, name } })
        }
      />
      {product && <LinkedProduct name={product.name} onUnlink={() => change({ product: null })} />}
    </>
  );
}

const BrandField = ({ form: { edited, errors, change } }: { form: ItemForm }) => (
  <CatalogueField
    label="Brand"
    name="brand"
    wanted={{ kind: "brand" }}
    value={edited.brand}
    errors={errors.brand}
    maxLength={itemLimits.brandLength}
    onText={(brand) => change({ brand, brandSlug: undefined })}
    onChoose={({ slug, name }) => change({ brand: name, brandSlug: slug })}
  />
);

function OptionalChoice<Option extends string>({
  options,
  labels,
  ...field
}: ComponentProps<typeof SelectField> & { options: readonly Option[]; labels: Readonly<Record<Option, string>> }) {
  return (
    <SelectField {...field}>
      <option value="">None</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </SelectField>
  );
}

function SeasonsField({ form: { edited, change } }: { form: ItemForm }) {
  return (
    <fieldset className={styles.seasons}>
      <legend>Seasons</legend>
      {seasons.map((season) => (
        <Check
          key={season}
          checked={edited.seasons.includes(season)}
          onChange={({ currentTarget }) =>
            change({
              seasons: seasons.filter((one) => (one === season ? currentTarget.checked : edited.seasons.includes(one))),
            })
          }
        >
          {seasonLabels[season]}
        </Check>
      ))}
    </fieldset>
  );
}
