import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { asksAgain } from "../testing/asks-again.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { brands } from "./tables.ts";
import { hasBrand } from "./testing/has-brand.ts";

test("fifty members who follow a brand at once, twice each, are counted once each, and no more when they stop", async () => {
  const site = await testSite();
  await hasBrand(site, { slug: "norr" });
  const people: Person[] = [];
  for (let at = 0; at < 50; at++) people.push(await site.joins(`Member${at}`));
  const followers = async () =>
    (await site.db.select().from(brands).where(eq(brands.slug, "norr"))).map(({ followerCount }) => followerCount);

  const follows = await Promise.all([...people, ...people].map((one) => asksAgain(() => one.followsBrand("norr"))));
  expect(follows.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await followers()).toEqual([50]);
  expect((await site.visitor.sees("brandProfile", paths.brandProfile("norr"))).brand.counts.followers).toBe(50);

  const ends = await Promise.all(people.slice(20).map((one) => asksAgain(() => one.unfollowsBrand("norr"))));
  expect(ends.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await followers()).toEqual([20]);
});
