import { createProduct, type Member, productBySlug, uploadPhoto } from "@hemline/site/server";
import { ProductDraft } from "@hemline/site/shared/catalogue-admin/product-form.ts";
import type { DemoContext } from "../demo-context.ts";
import { altOf, bytesOf, photoIdOf } from "../picture-file.ts";
import type { PlannedProduct } from "../planned/products/planned-product.ts";
import { productFile } from "../planned/products/product-file.ts";
import { plannedProducts } from "../planned/products/products.ts";
import { asAdmin } from "./as-admin.ts";
import { daysBefore } from "./days-before.ts";

/** Days ago, after all brands. */
const firstProduct = 350;
/** Photos of products uploaded concurrently. */
const maxConcurrentUploads = 3;

/** Adds the products with their photos, one brand after the other; those that are there stay as they are. */
export async function seedProducts({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const acting = asAdmin(people);
  const photos: Promise<ProductPhoto[]>[] = [];
  for (const [at, product] of plannedProducts.entries()) {
    for (const next of plannedProducts.slice(photos.length, at + maxConcurrentUploads))
      photos.push(uploadUnlessThere(site, acting.admin, next));
    const uploaded = (await photos[at]) ?? [];
    if (await productBySlug(site.db, product.slug)) continue;
    await createProduct(daysBefore(site, firstProduct - at / 2), acting, draftOf(product, uploaded));
  }
}

interface ProductPhoto {
  id: string;
  alt: string;
}

function uploadUnlessThere(site: DemoContext["site"], admin: Member, product: PlannedProduct): Promise<ProductPhoto[]> {
  const taken = productBySlug(site.db, product.slug).then((there) => (there ? [] : upload(site, admin, product)));
  // The loop reports the error when its turn comes; an earlier rejection must not end the process.
  taken.catch(() => undefined);
  return taken;
}

async function upload(site: DemoContext["site"], admin: Member, { slug, picture, more = [] }: PlannedProduct) {
  const photos: ProductPhoto[] = [];
  for (const file of [...(picture ? [productFile(picture)] : []), ...more]) {
    // Items and looks show the same picture: a photo is shown in one place.
    const { id } = await uploadPhoto(site, admin, photoIdOf(`${file} of ${slug}`), bytesOf(file));
    photos.push({ id, alt: altOf(file) });
  }
  return photos;
}

const draftOf = (product: PlannedProduct, photos: ProductPhoto[]) =>
  ProductDraft.parse({
    ...{ ...product, colours: [...product.colours], sizes: [...product.sizes], prices: [...product.prices], photos },
    link: product.picture && `https://${product.brand}.example/${product.slug.slice(product.brand.length + 1)}`,
  });
