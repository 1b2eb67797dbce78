import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import type { ReactNode } from "react";
import { categories } from "../../../../shared/items/item-options.ts";
import { accountLimits, catalogueLimits } from "../../../../shared/limits.ts";
import { ColourField } from "../../look-editor/colour-field.tsx";
import { categoryLabels } from "../../wardrobe/item-labels.ts";
import type { CatalogueForm } from "../conflict/use-catalogue-form.ts";
import { EntryForm } from "../entry-form.tsx";
import { FieldPair } from "../field-pair.tsx";
import { DescriptionField } from "../fields/description-field.tsx";
import { NameAndSlug } from "../fields/name-and-slug.tsx";
import { BrandField } from "./brand-field.tsx";
import type { EditedProduct } from "./edited-product.ts";
import { PhotoList } from "./photo-list.tsx";
import { PriceField } from "./price-field.tsx";
import { productWords } from "./product-words.ts";
import { SizeField } from "./size-field.tsx";
import { useProductPhotos } from "./use-product-photos.ts";

/** All fields of a product. */
export function ProductForm({
  form,
  submitLabel,
  savedSlug,
  oldSlugs,
  aside,
}: {
  form: CatalogueForm<EditedProduct>;
  submitLabel: string;
  /** Null for a new one. */
  savedSlug: string | null;
  oldSlugs: readonly string[];
  aside?: ReactNode;
}) {
  const { draft, errors, choose } = form;
  const { edited } = draft;
  const uploading = useProductPhotos((photo) =>
    choose({ photos: [...draft.read().edited.photos, { photo, alt: "" }] }),
  );
  return (
    <EntryForm
      noun="product"
      words={productWords}
      form={form}
      submitLabel={submitLabel}
      isUploading={uploading.isPending}
      aside={
        <>
          <PriceField prices={edited.prices} errors={errors} onChange={(prices) => choose({ prices })} />
          {aside}
        </>
      }
    >
      <ProductTexts form={form} savedSlug={savedSlug} oldSlugs={oldSlugs} />
      <ColourField
        chosen={edited.colours}
        max={catalogueLimits.colours}
        hint={`The main colour first, up to ${catalogueLimits.colours}.`}
        onChange={(colours) => choose({ colours })}
      />
      <SizeField sizes={edited.sizes} errors={errors.sizes} onChange={(sizes) => choose({ sizes })} />
      <PhotoList
        photos={edited.photos}
        uploading={uploading}
        errors={errors}
        onChange={(photos) => choose({ photos })}
      />
    </EntryForm>
  );
}

function ProductTexts({
  form: { draft, errors, change, choose },
  savedSlug,
  oldSlugs,
}: {
  form: CatalogueForm<EditedProduct>;
  savedSlug: string | null;
  oldSlugs: readonly string[];
}) {
  const { edited } = draft;
  const text = (name: "material" | "link") => ({
    ...{ name, value: edited[name], errors: errors[name], autoComplete: "off" },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  return (
    <>
      <FieldPair>
        <NameAndSlug
          edited={edited}
          path="/products/"
          fallback="product"
          savedSlug={savedSlug}
          oldSlugs={oldSlugs}
          errors={errors}
          onChange={change}
        />
        <BrandField
          brand={edited.brand}
          isSaved={savedSlug !== null}
          errors={errors.brand}
          onChange={(brand) => choose({ brand })}
        />
        <SelectField
          label="Category"
          name="category"
          value={edited.category}
          errors={errors.category}
          onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        >
          <option value="">No category</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <DescriptionField
        value={edited.description}
        errors={errors.description}
        onChange={(description) => change({ description })}
      />
      <FieldPair>
        <TextField label="Material" {...text("material")} maxLength={catalogueLimits.materialLength} />
        <TextField
          label="Where it is sold"
          {...text("link")}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={accountLimits.linkLength}
        />
      </FieldPair>
    </>
  );
}
