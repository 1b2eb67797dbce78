import type { ProductFields } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { ParsedProduct } from "../../../shared/catalogue-admin/product-form.ts";
import type { ItemPrice } from "../../../shared/items/item.ts";
import { amountText } from "../../../shared/items/price-text.ts";
import type { AuditedFields } from "../history/audited-fields.ts";

type AuditedProduct = Record<Exclude<keyof ProductFields, "version">, AuditedFields[string]>;

const pricesOf = (prices: readonly ItemPrice[]) =>
  prices.map(({ micros, currency }) => `${currency} ${amountText(micros)}`).sort();

const photosOf = (photos: readonly { id: string; alt: string }[]) =>
  photos.map(({ id, alt }) => (alt ? `${id}: ${alt}` : id));

export const auditedProduct = ({ version: _version, ...fields }: ProductFields): AuditedProduct => ({
  ...fields,
  brand: fields.brand.slug,
  prices: pricesOf(fields.prices),
  photos: photosOf(fields.photos),
});

/** @param brand the present slug of its brand */
export const auditedProductDraft = (draft: ParsedProduct, slug: string, brand: string): AuditedProduct => ({
  ...{ brand, name: draft.name, slug, category: draft.category, colours: draft.colours, sizes: draft.sizes },
  ...{ description: draft.description ?? "", material: draft.material ?? "", link: draft.link ?? "" },
  prices: pricesOf(draft.prices),
  photos: photosOf(draft.photos),
});
