import { notebookLimits } from "@hemline/site/shared/limits.ts";
import { type EntryDocument, teaserOf, wordCount } from "@hemline/site/shared/notebook/entry-document.ts";
import { EntryDocumentSchema } from "@hemline/site/shared/notebook/entry-document-schema.ts";
import { describe, expect, test } from "vitest";
import { lookOwners } from "./look-owners.ts";
import { people } from "./people.ts";
import { altOf } from "./picture-file.ts";
import { plannedBrands } from "./planned/brands.ts";
import { plannedCategories } from "./planned/notebook/categories.ts";
import { plannedEntries } from "./planned/notebook/notebook.ts";
import { type PlannedCard, type PlannedEntry, picturesOf } from "./planned/notebook/planned-entry.ts";
import { plannedProducts } from "./planned/products/products.ts";
import { smallWardrobes } from "./planned/small-wardrobes.ts";
import { plannedWardrobes } from "./planned/wardrobes/wardrobes.ts";
import { documentOf } from "./seeding/document-of.ts";

const document = (entry: PlannedEntry): EntryDocument =>
  documentOf(entry, {
    photoOf: () => "00000000-0000-4000-8000-000000000001",
    cardOf: () => "00000000-0000-4000-8000-000000000002",
  });

const exists = (card: PlannedCard): boolean => {
  switch (card.kind) {
    case "item":
      return [...plannedWardrobes, ...smallWardrobes].some(
        ({ by, items }) => by === card.of && items.some(({ name }) => name === card.name),
      );
    case "look":
      return lookOwners.some(([look]) => look === card.look);
    case "product":
      return plannedProducts.some(({ slug }) => slug === card.product);
    case "brand":
      return plannedBrands.some(({ slug }) => slug === card.brand);
  }
};

describe("the demo’s notebook", () => {
  test("has twelve entries in five categories: two for subscribers, one for members, one scheduled", () => {
    expect(plannedEntries).toHaveLength(12);
    expect(plannedCategories).toHaveLength(5);
    const shelved = new Set(plannedEntries.flatMap(({ categories }) => categories));
    expect([...shelved].sort()).toEqual(plannedCategories.map(({ slug }) => slug).sort());
    const allowed = plannedEntries.map((entry) => entry.allowed);
    expect(allowed.filter((one) => one === "subscribers")).toHaveLength(2);
    expect(allowed.filter((one) => one === "members")).toHaveLength(1);
    expect(plannedEntries.filter(({ daysAgo }) => daysAgo < 0)).toHaveLength(1);
  });

  test.each(plannedEntries)("$title: a document that the site accepts, long enough to be read", (entry) => {
    expect(EntryDocumentSchema.safeParse(document(entry)).error).toBeUndefined();
    expect(entry.title.length).toBeLessThanOrEqual(notebookLimits.titleLength);
    expect(entry.excerpt.length).toBeLessThanOrEqual(notebookLimits.excerptLength);
    expect(wordCount(document(entry))).toBeGreaterThan(230);
    expect(teaserOf(document(entry)) !== null).toBe(entry.allowed !== "everyone");
  });

  test("shows people, things and pictures that there are", () => {
    for (const entry of plannedEntries) {
      expect(people.map(({ slug }) => slug)).toContain(entry.by);
      for (const file of picturesOf(entry)) expect(altOf(file), file).not.toBe("");
      for (const block of entry.blocks)
        if ("of" in block || "look" in block || "product" in block || "brand" in block)
          expect(exists(block), JSON.stringify(block)).toBe(true);
    }
    for (const { cover } of plannedCategories) expect(altOf(cover)).not.toBe("");
  });
});
