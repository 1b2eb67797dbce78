import { expect, test } from "vitest";
import { minuteMs } from "../../shared/durations.ts";
import { paths } from "../../shared/paths.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

const listed = async (person: Person, slug = "ada") =>
  (await person.sees("memberProfile", paths.memberProfile(slug))).entries.items.map((entry) => entry.slug);

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * minuteMs);

test("a profile lists what its member wrote for the notebook, the newest first", async () => {
  const site = await testSite();
  const { joins, visitor } = site;
  await joins("Bea");
  expect(await listed(visitor)).toEqual([]);
  await hasEntry(site, { slug: "wool", by: "ada", allowed: "subscribers", publishedAt: at(1) });
  await hasEntry(site, { slug: "felt", by: "ada", publishedAt: at(2) });
  await hasEntry(site, { slug: "silk", by: "bea" });
  await hasEntry(site, { slug: "linen", by: "ada", state: "draft" });
  await hasEntry(site, { slug: "denim" });
  site.context.changed(["notebook"]);
  expect(await listed(visitor)).toEqual(["felt", "wool"]);
  expect(await listed(visitor, "bea")).toEqual(["silk"]);
});

test("a long list goes on, page by page", async () => {
  const site = await testSite();
  for (let number = 1; number <= 25; number++)
    await hasEntry(site, { slug: `entry-${number}`, by: "ada", publishedAt: at(number) });
  const { entries } = await site.visitor.sees("memberProfile", paths.memberProfile("ada"));
  expect(entries.items.map(({ slug }) => slug).slice(0, 2)).toEqual(["entry-25", "entry-24"]);
  const further = await site.visitor.sees("memberProfile", `${paths.memberProfile("ada")}?after=${entries.next}`);
  expect(further.entries.items.map(({ slug }) => slug).at(-1)).toBe("entry-1");
  expect(entries.items.length + further.entries.items.length).toBe(25);
});

test("of a private member only followers see it on the profile", async () => {
  const site = await testSite();
  const { ada, joins, visitor } = site;
  const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
  await hasEntry(site, { slug: "wool", by: "ada" });
  await bea.follows("ada");
  await ada.setsPrivacy(true);
  for (const person of [visitor, cleo]) expect(await listed(person)).toEqual([]);
  for (const person of [ada, bea]) expect(await listed(person)).toEqual(["wool"]);
  await ada.blocks("cleo");
  expect((await cleo.opens(paths.memberProfile("ada"))).httpStatus).toBe(404);
});

test("the page takes at most twelve queries", async () => {
  const site = await testSite();
  const bea = await site.joins("Bea");
  await site.ada.posts("Rain on Sunday");
  await hasEntry(site, { slug: "wool", by: "ada" });
  expect(await site.queriesOf(() => bea.gets(paths.memberProfile("ada")))).toBeLessThanOrEqual(12);
});
