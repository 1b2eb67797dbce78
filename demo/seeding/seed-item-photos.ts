import { changeItem, createItem, type Member, uploadPhoto } from "@hemline/site/server";
import { ItemDraft } from "@hemline/site/shared/items/item.ts";
import type { DemoContext } from "../demo-context.ts";
import { type PicturedPiece, pictureOf } from "../flatlay/items/pictured-pieces.ts";
import { bytesOf, photoIdOf } from "../picture-file.ts";
import { ownedProducts } from "../planned/owned/owned-products.ts";
import { productFile } from "../planned/products/product-file.ts";
import { plannedProducts } from "../planned/products/products.ts";
import type { SeededWardrobe } from "./seed-items.ts";

/** Gives items their photos, first those that a wardrobe shows first, and adds items that wait for a name. */
export async function seedItemPhotos(
  context: DemoContext,
  wardrobes: ReadonlyMap<string, SeededWardrobe>,
): Promise<void> {
  const { site } = context;
  for (const { plan, member, ids } of wardrobes.values()) {
    for (const { name, picture } of plan.items.toReversed()) {
      const id = ids.get(name);
      if (id && picture) await changeItem(site, member, id, { photo: await upload(context, member, picture) });
    }
    for (const picture of plan.unnamed ?? [])
      await createItem(site, member, ItemDraft.parse({ photo: await upload(context, member, picture) }));
  }
}

/** At the very last: the items of small wardrobes show what their brands show. */
export async function seedOwnedPhotos({ site }: DemoContext, wardrobes: ReadonlyMap<string, SeededWardrobe>) {
  for (const { by, name, product: slug } of ownedProducts) {
    const wardrobe = wardrobes.get(by);
    const id = wardrobe?.ids.get(name);
    const picture = plannedProducts.find((product) => product.slug === slug)?.picture;
    if (!wardrobe || !id || !picture) continue;
    const file = productFile(picture);
    const photo = await uploadPhoto(site, wardrobe.member, photoIdOf(`${file} by ${by}`), bytesOf(file));
    await changeItem(site, wardrobe.member, id, { photo: photo.id });
  }
}

async function upload({ site }: DemoContext, member: Member, picture: PicturedPiece): Promise<string> {
  const file = pictureOf(picture);
  return (await uploadPhoto(site, member, photoIdOf(file), bytesOf(file))).id;
}
