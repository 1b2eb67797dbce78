import { describe, expect, test } from "vitest";
import { minuteMs } from "../../shared/durations.ts";
import type { FeedStory } from "../../shared/home/feed-story.ts";
import { paths } from "../../shared/paths.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { reviewedSite, reviewsShirt } from "../reviews/testing/reviewed-site.ts";
import type { Person } from "../testing/person.ts";
import { homeOf } from "./testing/home-of.ts";

const namesOf = ({ items }: { items: readonly FeedStory[] }): string[] =>
  items.flatMap((story) => (story.kind === "pair" ? story.looks.map(({ slug }) => `look ${slug}`) : [story.id]));

/** Ada follows Bea, Cleo and Halden, who have posted more than two pages of looks, reviews, collections and entries. */
async function fullFeed() {
  let now = Date.now() - 500 * minuteMs;
  const site = await reviewedSite({ clock: () => new Date(now) });
  const { ada, longMember } = site;
  const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
  for (const slug of ["bea", "cleo"]) await ada.follows(slug);
  await ada.followsBrand("halden");
  const all: string[] = [`collection halden autumn`];
  const later = () => {
    now += minuteMs;
  };
  for (let at = 1; at <= 18; at++)
    for (const person of [bea, cleo]) {
      later();
      all.unshift(`look ${(await person.posts(`${person.slug} ${at}`)).slug}`);
      if (at === 5) all.unshift(`review ${await reviewsShirt(person)}`);
    }
  for (const slug of ["spring", "summer"]) {
    later();
    await hasCollection(site, { brand: "halden", slug });
    all.unshift(`collection halden ${slug}`);
    later();
    await hasEntry(site, { slug: `about-${slug}`, by: "bea", publishedAt: new Date(now) });
    all.unshift(`entry about-${slug}`);
  }
  later();
  return { ...site, bea, cleo, all };
}

/** The pages of a list, one after the other. */
async function pagesOf(person: Person, list: string, onPage?: () => Promise<unknown>) {
  const pages = [(await homeOf(person, list)).stories];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    await onPage?.();
    const address = `${list}${list.includes("?") ? "&" : "?"}after=${next}`;
    pages.push((await homeOf(person, address)).stories);
  }
  return pages;
}

describe("the feed goes on", () => {
  test("with all kinds in one order, and each once", async () => {
    const { ada, all } = await fullFeed();
    const pages = await pagesOf(ada, paths.home);
    expect(pages.flatMap(namesOf)).toEqual(all);
    expect(pages.map((page) => namesOf(page).length)).toEqual([20, 20, 3]);
    const { previous } = pages[1] ?? {};
    expect(namesOf((await homeOf(ada, `/?before=${previous}`)).stories)).toEqual(all.slice(0, 20));
    const { feed, suggestions } = await homeOf(ada, `/?after=${pages[1]?.next}`);
    expect([feed, suggestions]).toEqual(["following", []]);
  });

  test("without those who were blocked while it was read, and with what is new only at its start", async () => {
    const { ada, bea, cleo, all } = await fullFeed();
    const [first, ...others] = await pagesOf(ada, paths.home, async () => {
      await ada.blocks("bea");
      await cleo.posts("Just now");
    });
    expect(namesOf(first ?? { items: [] })).toEqual(all.slice(0, 20));
    const ofBea = (await bea.sees("memberReviews", paths.memberReviews("bea"))).reviews.items.map(({ id }) => id);
    const isOfBea = (name: string) => name.startsWith("look bea-") || ofBea.includes(name.replace("review ", ""));
    expect(others.flatMap(namesOf)).toEqual(all.slice(20).filter((name) => !isOfBea(name)));
  });

  test("in its narrower lists, and in parts, which ask little of the database and have cursors of their own", async () => {
    const { ada, visitor, all, queriesOf } = await fullFeed();
    const looks = await pagesOf(ada, paths.homeOf("looks"));
    expect(looks.flatMap(namesOf)).toEqual(all.filter((name) => name.startsWith("look")));
    const reviews = await pagesOf(ada, paths.homeOf("reviews"));
    expect(reviews.flatMap(namesOf)).toEqual(all.filter((name) => name.startsWith("review")));
    const { next } = (await homeOf(ada)).stories;
    expect(await ada.opens(`/?after=${next}&part=list`)).toMatchObject({
      kind: "list",
      list: { id: "home", slice: { items: expect.arrayContaining([expect.objectContaining({ id: all[20] })]) } },
    });
    for (const address of [`/?after=${next}`, `/?after=${next}&part=list`])
      expect(await queriesOf(() => ada.opens(address)), address).toBeLessThanOrEqual(12);
    expect(await visitor.opens("/?part=list")).toMatchObject({ list: { slice: { items: [], next: null } } });
    for (const address of ["/?after=made-up", `/?show=looks&after=${next}`, `/?show=looks&after=${next}&part=list`])
      expect((await ada.opens(address)).httpStatus, address).toBe(400);
  });
});
