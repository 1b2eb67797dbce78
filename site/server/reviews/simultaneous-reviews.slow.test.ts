import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { products } from "../products/tables.ts";
import { asksAgain } from "../testing/asks-again.ts";
import type { Person } from "../testing/person.ts";
import { reviews } from "./tables.ts";
import {
  aboutAutumn,
  aboutProduct,
  posts,
  type ReviewedSite,
  reviewedSite,
  reviewsShirt,
} from "./testing/reviewed-site.ts";

const fifty = Array.from({ length: 50 }, (_, at) => at);

const members = async ({ longMember }: ReviewedSite): Promise<Person[]> => {
  const people: Person[] = [];
  for (const at of fifty) people.push(await longMember(`Member${at}`));
  return people;
};

const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();

test("fifty reviews of one product at once are all in its rating and in its brand’s", async () => {
  const site = await reviewedSite();
  const people = await members(site);
  const answers = await Promise.all(
    people.map((person, at) =>
      asksAgain(() => posts(person, aboutProduct("coat", { halves: (at % 10) + 1, fit: at % 2 ? "small" : "large" }))),
    ),
  );
  expect(statusesOf(answers)).toEqual([200]);
  const { product } = await site.visitor.sees("product", paths.product("coat"));
  expect(product.rating).toMatchObject({ count: 50 });
  const [coat] = await site.db.select().from(products).where(eq(products.slug, "coat"));
  const [halden] = await site.db.select().from(brands).where(eq(brands.slug, "halden"));
  for (const row of [coat, halden])
    expect(row).toMatchObject({
      ...{ ratingCount: 50, ratingHalves: 275, fitsSmall: 25, fitsTrue: 0, fitsLarge: 25 },
      stars: Array(10).fill(5),
    });
});

test("fifty members who post, change and delete at once leave true ratings", async () => {
  const site = await reviewedSite();
  const people = await members(site);
  const own = await Promise.all(people.map((person) => asksAgain(() => posts(person, aboutProduct("coat")))));
  const answers = await Promise.all(
    people.map((person, at) =>
      asksAgain(() => {
        const { subject, ...edit } = aboutProduct("coat", { halves: 3 });
        const id = own[at]?.data.id ?? "";
        if (at % 3 === 0) return person.sends("DELETE", api.review(id));
        return at % 3 === 1 ? person.sends("PUT", api.review(id), edit) : posts(person, aboutAutumn({ halves: 10 }));
      }),
    ),
  );
  expect(statusesOf(answers)).toEqual([200]);
  const { product } = await site.visitor.sees("product", paths.product("coat"));
  expect(product.rating?.count).toBe(33);
  const [halden] = await site.db.select().from(brands).where(eq(brands.slug, "halden"));
  expect([halden?.ratingCount, halden?.ratingHalves]).toEqual([49, 17 * 3 + 16 * 8 + 16 * 10]);
});

test("fifty votes on one review at once are all counted, and once each", async () => {
  const site = await reviewedSite();
  const id = await reviewsShirt(await site.longMember("Bea"));
  const people = await members(site);
  const answers = await Promise.all(
    [...people, ...people].map((person, at) =>
      asksAgain(() => person.sends("PUT", api.reviewVote(id), { helpful: at % 5 > 0 })),
    ),
  );
  expect(statusesOf(answers)).toEqual([200]);
  expect(await site.db.select().from(reviews)).toMatchObject([{ helpfulCount: 40, unhelpfulCount: 10 }]);
});

test("a member who posts the same review fifty times at once has one", async () => {
  const site = await reviewedSite();
  const bea = await site.longMember("Bea");
  const draft = aboutProduct("shirt");
  const answers = await Promise.all(fifty.map(() => posts(bea, draft)));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  // Ten in an hour are enough.
  expect([count(200), count(409), count(429)]).toEqual([1, 9, 40]);
  expect(await site.db.$count(reviews)).toBe(1);
  const [shirt] = await site.db.select().from(products).where(eq(products.slug, "shirt"));
  expect(shirt?.ratingCount).toBe(1);
});

test("a member whose page sends one review fifty times at once, because answers got lost, has one", async () => {
  const site = await reviewedSite();
  const bea = await site.longMember("Bea");
  const draft = aboutProduct("shirt");
  const answers = await Promise.all(
    fifty.map(() => posts(bea, draft, { "Idempotency-Key": "one-review-of-the-shirt" })),
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  const posted = answers.filter(({ status }) => status === 200);
  expect(new Set(posted.map(({ data }) => data.id)).size).toBe(1);
  expect(await site.db.$count(reviews)).toBe(1);
});
