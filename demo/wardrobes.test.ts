import { ItemDraft } from "@hemline/site/shared/items/item.ts";
import { freeItems } from "@hemline/site/shared/limits.ts";
import { OutfitDraft } from "@hemline/site/shared/outfits/outfit.ts";
import { isSharedSlot, slotOfItem } from "@hemline/site/shared/outfits/outfit-options.ts";
import { describe, expect, test } from "vitest";
import { picturedPieces, pictureOf } from "./flatlay/items/pictured-pieces.ts";
import { lookOwners } from "./look-owners.ts";
import { readManifest } from "./manifest.ts";
import { people } from "./people.ts";
import type { PlannedWardrobe } from "./planned/wardrobes/planned-wardrobe.ts";
import { plannedWardrobes } from "./planned/wardrobes/wardrobes.ts";
import { dayAt, wornDays } from "./planned/wardrobes/worn-days.ts";

const now = new Date("2026-11-25T10:00:00Z");
const manifest = readManifest();

/** The names that the looks of a person give to what is worn in them. */
function tagsOf(person: string): string[] {
  const own = lookOwners.filter(([, by]) => by === person).map(([look]) => look);
  const photos = manifest.looks.filter(({ slug }) => own.includes(slug)).flatMap((look) => look.photos);
  return manifest.pictures.filter(({ file }) => photos.includes(file)).flatMap((p) => p.garments.map((g) => g.name));
}

const namesOf = ({ items }: PlannedWardrobe) => items.map(({ name }) => name);

describe("the demo wardrobes", () => {
  test("belong to people, and fit the free limit where they do not subscribe", () => {
    const owners = plannedWardrobes.map(({ by }) => by);
    expect(new Set(owners).size).toBe(owners.length);
    for (const { by, items } of plannedWardrobes) {
      expect(people.map(({ slug }) => slug)).toContain(by);
      expect(items.length, by).toBeGreaterThanOrEqual(8);
      expect(items.length, by).toBeLessThan(freeItems);
    }
  });

  test("hold items that the site accepts, each of another name", () => {
    for (const wardrobe of plannedWardrobes) {
      expect(new Set(namesOf(wardrobe)).size, wardrobe.by).toBe(wardrobe.items.length);
      for (const { picture: _picture, tag: _tag, ...draft } of wardrobe.items)
        expect(ItemDraft.safeParse(draft).error, draft.name).toBeUndefined();
      for (const { boughtOn } of wardrobe.items)
        expect(boughtOn ?? "", "bought before the demo begins").toMatch(/^$|^20(1|2[0-4])/);
    }
  });

  test("show each pictured garment once, in the wardrobe of who wears it", () => {
    const shown = plannedWardrobes.flatMap(({ by, items, unnamed = [] }) =>
      [...items.flatMap(({ picture }) => picture ?? []), ...unnamed].map((picture) => ({ by, picture })),
    );
    expect(shown.map(({ picture }) => picture).sort()).toEqual(Object.keys(picturedPieces).sort());
    const owners = new Map(lookOwners);
    for (const { by, picture } of shown) expect(owners.get(picturedPieces[picture][0]), picture).toBe(by);
    const drawn = manifest.items.map(({ file }) => file);
    for (const { picture } of shown) expect(drawn).toContain(pictureOf(picture));
  });

  test("name tags of their owners’ looks, each once, and the one of what is pictured", () => {
    for (const { by, items } of plannedWardrobes) {
      const tags = items.flatMap(({ tag }) => tag ?? []);
      expect(new Set(tags).size, by).toBe(tags.length);
      for (const { tag, picture } of items) {
        if (tag) expect(tagsOf(by)).toContain(tag);
        const drawn = manifest.items.find(({ file }) => picture && file === pictureOf(picture));
        if (drawn) expect(drawn.garments[0]?.name).toBe(tag);
      }
    }
  });

  test("have favourites, wishes, archived and never worn items, drafts, and every audience", () => {
    const items = plannedWardrobes.flatMap((wardrobe) => wardrobe.items);
    const worn = new Set(plannedWardrobes.flatMap((wardrobe) => wardrobe.worn.flatMap((wears) => wears.items)));
    expect(items.filter(({ isFavourite }) => isFavourite).length).toBeGreaterThan(8);
    expect(items.filter(({ isWished }) => isWished).length).toBeGreaterThan(3);
    expect(new Set(items.flatMap(({ archiveReason }) => archiveReason ?? [])).size).toBeGreaterThan(3);
    expect(items.filter(({ name }) => !worn.has(name)).length).toBeGreaterThan(3);
    expect(new Set(items.map(({ audience }) => audience))).toEqual(new Set([undefined, "followers", "me"]));
    expect(plannedWardrobes.some(({ audience }) => audience === "followers")).toBe(true);
    expect(plannedWardrobes.find(({ by }) => by === "maren-holt")?.unnamed).toHaveLength(2);
  });
});

describe("what the demo people wore", () => {
  test("is theirs, was not merely wished for, and was posted by them where it was a look", () => {
    const owners = new Map(lookOwners);
    for (const wardrobe of plannedWardrobes)
      for (const { items, look, times } of wardrobe.worn) {
        for (const name of items) {
          expect(namesOf(wardrobe)).toContain(name);
          expect(wardrobe.items.find((item) => item.name === name)?.isWished, name).toBeUndefined();
        }
        if (look) expect(owners.get(look), look).toBe(wardrobe.by);
        expect(times).toBeGreaterThan(0);
      }
  });

  test("was worn as often as it says, on days of the last year, wherever in the year the demo begins", () => {
    for (const month of [0, 6]) {
      const today = new Date(Date.UTC(2027, month, 9, 12));
      for (const wardrobe of plannedWardrobes) {
        const planned = [
          ...wardrobe.worn.flatMap(({ items, times }) => Array<readonly string[]>(times).fill(items)),
          ...(wardrobe.plans ?? [])
            .flatMap(({ wore }) => wardrobe.worn.find(({ outfit }) => wore && outfit === wore) ?? [])
            .map(({ items }) => items),
        ];
        const days = wornDays(wardrobe, today);
        expect(days.flatMap(({ items }) => items).sort(), wardrobe.by).toEqual(planned.flat().sort());
        for (const { on } of days) {
          expect(on <= dayAt(today, 0)).toBe(true);
          expect(on >= dayAt(today, -365)).toBe(true);
        }
      }
    }
  });

  test("agrees with what the looks say", () => {
    const wears = (person: string, name: string) =>
      plannedWardrobes
        .filter(({ by }) => by === person)
        .flatMap((wardrobe) => wornDays(wardrobe, now))
        .filter(({ items }) => items.includes(name)).length;
    expect(wears("noor-aziz", "Red pleated skirt")).toBe(16);
    expect(wears("maren-holt", "Camel wool coat")).toBe(31);
    expect(wears("maren-holt", "Cable-knit vest")).toBe(14);
  });

  test("is the same for the same day", () => {
    for (const wardrobe of plannedWardrobes) expect(wornDays(wardrobe, now)).toEqual(wornDays(wardrobe, now));
  });
});

describe("the outfits of the demo people", () => {
  test("have one item in each place, and each its own name", () => {
    for (const { by, worn, items } of plannedWardrobes) {
      const saved = worn.filter(({ outfit }) => outfit);
      expect(new Set(saved.map(({ outfit }) => outfit)).size, by).toBe(saved.length);
      for (const { outfit, items: names } of saved) {
        expect(OutfitDraft.shape.name.safeParse(outfit).success, outfit).toBe(true);
        const slots = names
          .map((name) => slotOfItem({ category: items.find((item) => item.name === name)?.category ?? null }))
          .filter((slot) => !isSharedSlot(slot));
        expect(new Set(slots).size, outfit).toBe(slots.length);
      }
    }
  });

  test("are planned around today: some worn, some to come, and one replaced", () => {
    for (const { worn, plans = [] } of plannedWardrobes)
      for (const { outfit, wore, day, became } of plans) {
        expect(worn.map((wears) => wears.outfit)).toContain(outfit);
        if (wore) expect(worn.map((wears) => wears.outfit)).toContain(wore);
        expect(became === "planned").toBe(day >= 0);
        expect(became === "instead").toBe(wore !== undefined);
      }
    for (const wardrobe of plannedWardrobes) {
      const planned = wardrobe.plans?.map(({ day }) => dayAt(now, day)) ?? [];
      for (const { on, look } of wornDays(wardrobe, now)) if (look) expect(planned, look).not.toContain(on);
    }
    const maren = plannedWardrobes.find(({ by }) => by === "maren-holt");
    expect(new Set(maren?.plans?.map(({ became }) => became))).toEqual(new Set(["worn", "instead", "planned"]));
  });
});
