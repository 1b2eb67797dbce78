import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { looks, lookTags } from "../looks/tables.ts";
import { recountProductUses } from "../products/recount-products.ts";
import { aboutAutumn, aboutProduct, posts, type ReviewedSite, reviewedSite } from "../reviews/testing/reviewed-site.ts";
import type { Person } from "../testing/person.ts";

/** Bea and Cleo own the coat, show it in a look, and reviewed it and its collection: Bea with one star, Cleo with five. */
async function coatOfTwo() {
  const site = await reviewedSite();
  const [bea, cleo] = [await site.longMember("Bea"), await site.longMember("Cleo")];
  for (const [person, halves] of [
    [bea, 2],
    [cleo, 10],
  ] as const) {
    await person.adds("My coat", { productSlug: "coat" });
    await showsCoat(site, person);
    await posts(person, aboutProduct("coat", { halves }));
    await posts(person, aboutAutumn({ halves }));
  }
  return { ...site, bea, cleo };
}

async function showsCoat({ db, ids }: ReviewedSite, person: Person): Promise<void> {
  const photo = await person.hasPhoto();
  const tags = [{ photo: photo.id, x: 0.5, y: 0.5, name: "Coat" }];
  const { slug } = await person.posts(`Coat of ${person.slug}`, { photos: [{ id: photo.id, alt: "A coat" }], tags });
  const [look] = await db.select({ id: looks.id }).from(looks).where(eq(looks.slug, slug));
  await db
    .update(lookTags)
    .set({ productId: ids.coat, brandId: ids.halden })
    .where(eq(lookTags.lookId, look?.id ?? ""));
  await db.transaction((tx) => recountProductUses(tx, [ids.coat]));
}

const autumn = ["halden", "autumn"] as const;

async function countsFor(person: Person) {
  const { product } = await person.sees("product", paths.product("coat"));
  const { brand } = await person.sees("brandProfile", paths.brandProfile("halden"));
  const { collection } = await person.sees("collection", paths.collection(...autumn));
  const reviewed = (await person.sees("collectionReviews", paths.collectionReviews(...autumn))).collection;
  expect(reviewed.rating).toEqual(collection.rating);
  return {
    ...{ owners: product.owners, looks: product.looks, wearGroups: product.wearGroups[0], owned: collection.owned },
    ...{
      product: product.rating,
      brand: brand.rating,
      brandReviews: brand.counts.reviews,
      collection: collection.rating,
    },
  };
}

// (7 × 3.5 + sum of stars) / (7 + number of reviews)
const all = {
  ...{ owners: 2, looks: 2, wearGroups: 2, owned: 2 },
  ...{ product: { average: 3.4, count: 2 }, brand: { average: 3.3, count: 4 }, brandReviews: 4 },
  collection: { average: 3.3, count: 4 },
};
const withoutBea = {
  ...{ owners: 1, looks: 1, wearGroups: 1, owned: 1 },
  ...{ product: { average: 3.7, count: 1 }, brand: { average: 3.8, count: 2 }, brandReviews: 2 },
  collection: { average: 3.8, count: 2 },
};

test.each(["ada", "bea"])("pages count without members behind a block by %s", async (blocker) => {
  const site = await coatOfTwo();
  expect(await countsFor(site.ada)).toEqual(all);
  if (blocker === "ada") await site.ada.blocks("bea");
  else await site.bea.blocks("ada");
  expect(await countsFor(site.ada)).toEqual(withoutBea);
  for (const person of [site.cleo, site.visitor]) expect(await countsFor(person)).toEqual(all);
  await (blocker === "ada" ? site.ada : site.bea).sends("DELETE", api.block(blocker === "ada" ? "bea" : "ada"));
  expect(await countsFor(site.ada)).toEqual(all);
});
