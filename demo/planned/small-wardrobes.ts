import { lookOwners } from "../look-owners.ts";
import { readManifest } from "../manifest.ts";
import type { OwnedProduct } from "./owned/owned-product.ts";
import { ownedProducts } from "./owned/owned-products.ts";
import { plannedProducts } from "./products/products.ts";
import { tagNameOf } from "./products/worn-products.ts";
import type { PlannedItem, PlannedWardrobe } from "./wardrobes/planned-wardrobe.ts";

/** The few things of people without a planned wardrobe. What they wore is logged for each of them by itself. */
export const smallWardrobes: readonly PlannedWardrobe[] = [...new Set(ownedProducts.map(({ by }) => by))].map((by) => ({
  ...{ by, worn: [] },
  items: ownedProducts.filter((owned) => owned.by === by).map(itemOf),
}));

function itemOf({ by, product: slug, name, size, boughtOn }: OwnedProduct): PlannedItem {
  const product = plannedProducts.find((each) => each.slug === slug);
  if (!product) throw new Error(`The demo has no product ${slug}.`);
  const { category, colours, material } = product;
  const tag = tagNameOf(product);
  return {
    ...{ name, size, boughtOn, category, material, colours: [...colours] },
    ...(tag !== undefined && tagsOf(by).has(tag) && { tag }),
  };
}

/** The names that the looks of a person give to what is worn in them. */
function tagsOf(by: string): Set<string> {
  const { looks, pictures } = readManifest();
  const own = lookOwners.filter(([, owner]) => owner === by).map(([look]) => look);
  const photos = looks.filter(({ slug }) => own.includes(slug)).flatMap((look) => look.photos);
  return new Set(
    pictures.filter(({ file }) => photos.includes(file)).flatMap(({ garments }) => garments.map(({ name }) => name)),
  );
}
