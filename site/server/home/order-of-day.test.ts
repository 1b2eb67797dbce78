import { describe, expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import type { VisitorHome } from "../../shared/home/pages.ts";
import { api } from "../../shared/paths.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { reviewedSite, reviewsShirt } from "../reviews/testing/reviewed-site.ts";
import { Person } from "../testing/person.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";

/** A site at midnight, and what its front page shows from then on. */
async function siteWithDays<Site extends TestSite>(open: (parts: { clock: () => Date }) => Promise<Site>) {
  let now = Date.parse("2026-03-01T00:00:00Z");
  const site = await open({ clock: () => new Date(now) });
  // A dead token sees what visitors see, and nothing of it is cached.
  const visitor = new Person("", (path, init) => site.reach(path, { ...init, headers: { Cookie: "token=dead" } }));

  async function home(): Promise<VisitorHome> {
    const page = await visitor.sees("home", "/");
    if (page.kind !== "visitor") throw new Error("This is a member’s home.");
    return page;
  }

  /** What is read of the page on so many days: each day the same from midnight to its last millisecond. */
  async function onEachOf<Read>(days: number, read: (home: VisitorHome) => Read): Promise<Read[]> {
    const found: Read[] = [];
    for (let day = 0; day < days; day++) {
      const morning = read(await home());
      now += dayMs - 1;
      expect(read(await home())).toEqual(morning);
      found.push(morning);
      now += 1;
    }
    return found;
  }

  return { ...site, home, onEachOf, clock: () => new Date(now) };
}

const worn = async (person: Person, items: string[], times: number) => {
  for (let time = 0; time < times; time++) await person.sends("POST", api.wears, { items, on: "2026-02-01" });
};

describe("the visitors’ front page begins a new day at midnight, and is the same all day", () => {
  test("with other entries, of which those of the day lead", async () => {
    const site = await siteWithDays(testSite);
    const { home, onEachOf, clock } = site;
    for (let at = 1; at <= 9; at++)
      await hasEntry(site, { slug: `entry-${at}`, publishedAt: new Date(clock().getTime() - at * dayMs) });
    const slugs = ({ entries }: VisitorHome) => entries.map(({ slug }) => slug);
    expect(new Set((await onEachOf(5, slugs)).map(String)).size).toBe(5);
    await hasEntry(site, { slug: "fresh", publishedAt: clock() });
    expect(slugs(await home())[0]).toBe("fresh");
  });

  test("with another of the looks that are liked most, which is in no list besides", async () => {
    const { ada, joins, onEachOf } = await siteWithDays(testSite);
    const bea = await joins("Bea");
    for (let at = 1; at <= 8; at++) await ada.posts(`Look ${at}`);
    for (const slug of ["look-1", "look-5"]) await bea.likes(slug);
    const days = await onEachOf(6, ({ hero, looks }) => ({ hero: hero?.slug, looks: looks.map(({ slug }) => slug) }));
    // By the dates and the slugs alone.
    expect(days.map(({ hero }) => hero)).toEqual(["look-1", "look-1", "look-1", "look-5", "look-5", "look-1"]);
    for (const { hero, looks } of days) expect([looks.length, looks.includes(hero ?? "")]).toEqual([7, false]);
  });

  test("with the life of another garment", async () => {
    const { ada, onEachOf } = await siteWithDays(testSite);
    const items: string[] = [];
    for (let at = 0; at < 8; at++) items.push((await ada.adds(`Coat ${at}`, { photo: (await ada.hasPhoto()).id })).id);
    const photo = await ada.hasPhoto();
    const tags = items.map((item, at) => ({ photo: photo.id, x: at / 10, y: 0.5, name: `Coat ${at}`, item }));
    await ada.posts("Eight coats", { photos: [{ id: photo.id, alt: "" }], tags });
    await worn(ada, items, 3);
    const found = await onEachOf(10, ({ garment }) => garment?.item.id ?? "");
    for (const id of found) expect(items).toContain(id);
    // Ten times the same of eight would be a chance of one to a hundred million.
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  test("with other reviews of what their authors wear", async () => {
    const { longMember, onEachOf } = await siteWithDays(reviewedSite);
    const names = ["Bea", "Cleo", "Dora", "Eve", "Fay", "Gro"];
    for (const name of names) {
      const person = await longMember(name, { createdAt: new Date("2026-01-01") });
      await worn(person, [(await person.adds("Shirt", { productSlug: "shirt" })).id], 2);
      await reviewsShirt(person);
    }
    const found = await onEachOf(8, ({ reviews }) => reviews.map(({ author, wears }) => `${author?.slug}: ${wears}`));
    const known = names.map((name) => `${name.toLowerCase()}: 2`);
    for (const reviews of found) {
      expect(new Set(reviews).size).toBe(3);
      expect(known).toEqual(expect.arrayContaining(reviews));
    }
    // Of a hundred and twenty choices, eight times the same one.
    expect(new Set(found.map(String)).size).toBeGreaterThan(1);
  });
});
