import {
  brandBySlug,
  categoryBySlug,
  createCategory,
  createEntry,
  entryAt,
  lookOfPhoto,
  type Member,
  productBySlug,
  publishEntry,
  saveEntrySettings,
  uploadPhoto,
} from "@hemline/site/server";
import { CategoryDraft } from "@hemline/site/shared/notebook-admin/category-form.ts";
import { slugOf } from "@hemline/site/shared/slug.ts";
import type { DemoContext } from "../demo-context.ts";
import { readManifest } from "../manifest.ts";
import { altOf, bytesOf, photoIdOf } from "../picture-file.ts";
import { plannedCategories } from "../planned/notebook/categories.ts";
import { plannedEntries } from "../planned/notebook/notebook.ts";
import { type PlannedCard, type PlannedEntry, picturesOf } from "../planned/notebook/planned-entry.ts";
import { asAdmin } from "./as-admin.ts";
import { daysBefore } from "./days-before.ts";
import { documentOf } from "./document-of.ts";
import type { SeededWardrobe } from "./seed-items.ts";

/** Before all entries. */
const firstShelfDaysAgo = 120;

type People = ReadonlyMap<string, Member>;
type Wardrobes = ReadonlyMap<string, SeededWardrobe>;

/** Fills the notebook, the oldest entry first; what is there already stays as it is. */
export async function seedNotebook(context: DemoContext, people: People, wardrobes: Wardrobes): Promise<void> {
  await seedCategories(context, people);
  const idOf = async (card: PlannedCard) => {
    const id = await cardId(context, wardrobes, card);
    if (!id) throw new Error(`The demo has no ${JSON.stringify(card)}.`);
    return id;
  };
  for (const planned of plannedEntries) await seedEntry(context, people, planned, idOf);
}

async function seedCategories({ site }: DemoContext, people: People): Promise<void> {
  const acting = asAdmin(people);
  const then = daysBefore(site, firstShelfDaysAgo);
  for (const { cover: file, ...category } of plannedCategories) {
    if (await categoryBySlug(site, category.slug)) continue;
    const name = `cover of category ${category.slug}`;
    const cover = (await uploadPhoto(site, acting.admin, photoIdOf(name), bytesOf(file))).id;
    await createCategory(then, acting, CategoryDraft.parse({ ...category, cover, coverAlt: altOf(file) }));
  }
}

async function cardId({ site }: DemoContext, wardrobes: Wardrobes, card: PlannedCard): Promise<string | undefined> {
  switch (card.kind) {
    case "item":
      return wardrobes.get(card.of)?.ids.get(card.name);
    case "look":
      return (await lookOfPhoto(site, coverOf(card.look)))?.id;
    case "product":
      return (await productBySlug(site.db, card.product))?.id;
    case "brand":
      return (await brandBySlug(site.db, card.brand))?.id;
  }
}

const coverOf = (look: string): string =>
  photoIdOf(readManifest().looks.find(({ slug }) => slug === look)?.photos[0] ?? "");

async function seedEntry(
  { site }: DemoContext,
  people: People,
  planned: PlannedEntry,
  idOf: (card: PlannedCard) => Promise<string>,
): Promise<void> {
  const { title, excerpt, by, categories, allowed, cover: file, daysAgo } = planned;
  const acting = asAdmin(people);
  const slug = slugOf(title, "entry");
  const there = await entryAt(site.db, slug);
  if (there?.publishedAt || there?.publishAt) return;
  const then = daysBefore(site, Math.max(daysAgo, 0));
  const photoOf = (name: string) => photoIdOf(`${name} of entry ${slug}`);
  const upload = (name: string, picture: string) => uploadPhoto(site, acting.admin, photoOf(name), bytesOf(picture));
  const cards = new Map<PlannedCard, string>();
  for (const block of planned.blocks) if (isCard(block)) cards.set(block, await idOf(block));
  for (const picture of picturesOf(planned)) await upload(picture, picture);
  await upload("cover", file);
  const document = documentOf(planned, { photoOf, cardOf: (card) => cards.get(card) ?? "" });
  const { id } = there ?? (await createEntry(then, acting, { title, excerpt, document }));
  const settings = { version: there?.settingsVersion ?? 1, slug, allowed, categories, author: by };
  await saveEntrySettings(then, acting, id, { ...settings, cover: photoOf("cover"), coverAlt: altOf(file) });
  const at = daysAgo < 0 ? daysBefore(site, daysAgo).clock().toISOString() : null;
  await publishEntry(then, acting, id, { version: there?.version ?? 1, at });
}

const isCard = (block: PlannedEntry["blocks"][number]): block is PlannedCard =>
  block.kind === "item" || block.kind === "look" || block.kind === "product" || block.kind === "brand";
