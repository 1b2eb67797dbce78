import {
  addToCollection,
  brandBySlug,
  collectionIdAt,
  createCollection,
  type Member,
  uploadPhoto,
} from "@hemline/site/server";
import { CollectionDraft } from "@hemline/site/shared/catalogue-admin/collection-form.ts";
import type { DemoContext } from "../demo-context.ts";
import { altOf, bytesOf, photoIdOf } from "../picture-file.ts";
import { plannedCollections } from "../planned/collections.ts";
import type { PlannedCollection } from "../planned/planned-collection.ts";
import { asAdmin } from "./as-admin.ts";
import { daysBefore } from "./days-before.ts";

/** Days ago, after all products. */
const firstCollection = 268;

/** Adds the lookbooks, the last of each brand first, because a new one becomes the brand's first. */
export async function seedCollections({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const acting = asAdmin(people);
  for (const [at, collection] of plannedCollections.toReversed().entries()) {
    const then = daysBefore(site, firstCollection - 2 * at);
    const { brand, slug, products } = collection;
    if (!(await isThere(site, collection)))
      await createCollection(then, acting, brand, await draftOf(site, acting.admin, collection));
    for (const product of products) await addToCollection(then, acting, { brandSlug: brand, slug }, product);
  }
}

async function isThere({ db }: DemoContext["site"], { brand, slug }: PlannedCollection): Promise<boolean> {
  const found = await brandBySlug(db, brand);
  return (
    found !== null &&
    collectionIdAt(db, found.id, slug).then(
      () => true,
      () => false,
    )
  );
}

async function draftOf(site: DemoContext["site"], admin: Member, collection: PlannedCollection) {
  const { brand, slug, cover: file } = collection;
  const cover = file && (await uploadPhoto(site, admin, photoIdOf(`cover of ${brand}/${slug}`), bytesOf(file))).id;
  const coverAlt = file ? altOf(file) : "";
  return CollectionDraft.parse({ ...collection, cover, coverAlt });
}
