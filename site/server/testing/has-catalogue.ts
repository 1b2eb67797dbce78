import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import type { TestSite } from "./test-site.ts";

/** A brand with a collection of one product. @returns their slugs */
export async function hasCatalogue(
  site: Pick<TestSite, "context">,
): Promise<{ brand: string; collection: string; product: string }> {
  const slugs = { brand: "norr", collection: "autumn", product: "norr-coat" };
  const { brand } = slugs;
  await hasBrand(site, { slug: brand });
  await hasProduct(site, { brand, slug: slugs.product });
  await hasCollection(site, { brand, slug: slugs.collection, products: [slugs.product] });
  return slugs;
}
