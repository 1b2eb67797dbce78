import type { Transaction } from "@hemline/database";
import { brandsNamed, brandToName, type NamedBrand, productsToName } from "../catalogue/named-in-catalogue.ts";
import { invalid } from "../problems.ts";
import type { ItemChanges } from "./item-content.ts";
import type { ItemLock } from "./lock-own-items.ts";

/** The columns in which an item names a brand and a product. */
export type LinkColumns = Partial<Pick<ItemLock, "brandId" | "productId" | "brandName">>;

/**
 * What a change says about them; nothing where it does not name a brand or a product. Brand and product stay as they are
 * until the transaction ends. A text alone links to the brand of exactly that name.
 * @throws 422 for what the member may not name
 */
export async function linkColumns(
  tx: Transaction,
  memberId: string,
  change: ItemChanges,
  before: readonly ItemLock[],
): Promise<LinkColumns> {
  const { brand, brandSlug, productSlug } = change;
  if (productSlug) return linkToProduct(tx, memberId, { productSlug, brand }, before);
  const product = productSlug === null ? { productId: null } : {};
  if (brandSlug) {
    const named = await brandToName(tx, memberId, brandSlug);
    if (!named) throw invalid({ brand: ["We can’t find this brand. Choose another one, or write its name."] });
    return { ...linkToBrand(named, before), ...product, ...textOf(brand, named) };
  }
  if (brandSlug === null) return { brandId: null, productId: null };
  if (brand === undefined || isUnchanged(brand, before)) return product;
  const named = brand ? (await brandsNamed(tx, memberId, [brand])).get(brand.toLowerCase()) : undefined;
  return { ...linkToBrand(named, before), ...product };
}

/** A form sends the text along also where it was not touched. */
const isUnchanged = (brand: string | null, before: readonly ItemLock[]): boolean =>
  before.length > 0 && before.every(({ brandName }) => brandName === brand);

async function linkToProduct(
  tx: Transaction,
  memberId: string,
  { productSlug, brand }: { productSlug: string; brand: ItemChanges["brand"] },
  before: readonly ItemLock[],
): Promise<LinkColumns> {
  const counted = before.map(({ productId }) => productId);
  const product = (await productsToName(tx, memberId, [productSlug], counted)).get(productSlug);
  if (!product) throw invalid({ name: ["We can’t find this product. Choose another one, or write a name."] });
  return { brandId: product.brand.id, productId: product.id, ...textOf(brand, product.brand) };
}

/** A product belongs to the brand of its item: it is no longer named when the brand is another one. */
function linkToBrand(named: NamedBrand | undefined, before: readonly ItemLock[]): LinkColumns {
  const brandId = named?.id ?? null;
  const keepsProduct = brandId !== null && before.every((item) => item.brandId === brandId);
  return { brandId, ...(!keepsProduct && { productId: null }) };
}

/** What its owner wrote stays. */
const textOf = (brand: ItemChanges["brand"], named: NamedBrand): LinkColumns =>
  brand ? {} : { brandName: named.name };
