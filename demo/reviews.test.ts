import { reviewLimits } from "@hemline/site/shared/limits.ts";
import { ReviewDraft } from "@hemline/site/shared/reviews/review-draft.ts";
import { describe, expect, test } from "vitest";
import { readManifest } from "./manifest.ts";
import { people, privatePerson } from "./people.ts";
import { plannedBrands } from "./planned/brands.ts";
import { plannedCollections } from "./planned/collections.ts";
import { ownedProducts } from "./planned/owned/owned-products.ts";
import { plannedProducts } from "./planned/products/products.ts";
import { itemsOf } from "./planned/products/worn-products.ts";
import { answererOf } from "./planned/reviews/answerer-of.ts";
import { plannedReviews } from "./planned/reviews/reviews.ts";
import { plannedVotes } from "./planned/reviews/votes.ts";

const written = [...plannedReviews].flatMap(([by, reviews]) => reviews.map((review) => ({ by, ...review })));
const products = new Map(plannedProducts.map((product) => [product.slug, product]));
const collections = plannedCollections.map(({ brand, slug }) => `${brand}/${slug}`);

describe("the demo reviews", () => {
  test("are two hundred at least, of products and collections that there are, one each of a person", () => {
    expect(written.length).toBeGreaterThanOrEqual(200);
    for (const { product, collection, by } of written) {
      expect(people.map(({ slug }) => slug)).toContain(by);
      if (product) expect([...products.keys()]).toContain(product);
      else expect(collections).toContain(collection);
    }
    const subjects = written.map(({ by, product, collection }) => `${by} ${product ?? collection}`);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  test("are accepted by the site, in halves of one to five stars, in a size that there is", () => {
    for (const { stars, fit, size, quality, text, product } of written) {
      const subject = { kind: "product", slug: product ?? "any" } as const;
      const draft = { subject, halves: stars * 2, fit, sizeBought: size, quality, text };
      expect(ReviewDraft.safeParse(draft).error, text).toBeUndefined();
      expect(stars).toBeGreaterThanOrEqual(1);
      if (size && product) expect(products.get(product)?.sizes, `${product}: ${text}`).toContain(size);
    }
  });

  test("say something else each, and so do the answers", () => {
    const texts = written.flatMap(({ text, answer }) => [text, ...(answer ? [answer.text] : [])]);
    const plain = texts.map((text) => text.toLowerCase().replace(/[^a-z]/g, ""));
    expect(new Set(plain).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/!!|game.changer|must.have|['"]/i);
  });

  test("are of all opinions, and mostly of what their authors own", () => {
    expect(Math.min(...written.map(({ stars }) => stars))).toBeLessThanOrEqual(1.5);
    for (const fit of ["small", "true", "large"])
      expect(written.filter((one) => one.fit === fit).length).toBeGreaterThan(20);
    const owned = new Set([
      ...ownedProducts.map(({ by, product }) => `${by} ${product}`),
      ...plannedProducts.flatMap((product) => itemsOf(product).map(([by]) => `${by} ${product.slug}`)),
    ]);
    const proved = written.filter(({ by, product }) => owned.has(`${by} ${product}`));
    expect(proved.length).toBeGreaterThan(written.length / 2);
  });

  test("were written after their authors joined, and after what they are about was added", () => {
    for (const { by, daysAgo, text } of written) {
      const joined = 400 - people.findIndex(({ slug }) => slug === by) * 7;
      expect(daysAgo, text).toBeLessThan(Math.min(joined, 266) - reviewLimits.newMemberDays);
    }
  });

  test("show pictures that were drawn", () => {
    const drawn = readManifest().pictures.map(({ file }) => file);
    const shown = written.flatMap(({ photos = [] }) => photos);
    expect(shown.length).toBeGreaterThan(15);
    for (const file of shown) expect(drawn).toContain(file);
  });

  test("are answered by whom the brand named, or by the admin, and never by their author", () => {
    const answered = written.filter(({ answer }) => answer);
    expect(answered.length).toBeGreaterThan(20);
    expect(new Set(answered.map(answererOf))).toEqual(new Set(["mikkel", "ida-lindqvist"]));
    for (const review of answered) {
      expect(answererOf(review)).not.toBe(review.by);
      expect(review.daysAgo - (review.answer?.daysLater ?? 0), review.text).toBeGreaterThan(0);
    }
  });

  test("include one by somebody whom the brand named", () => {
    const own = written.filter(({ by, product }) =>
      plannedBrands.some(({ slug, members = [] }) => product?.startsWith(`${slug}-`) && members.includes(by)),
    );
    expect(own).toHaveLength(1);
  });

  test("are voted on by others, each once", () => {
    for (const review of written) {
      const voters = plannedVotes(review.by, review).map(({ by }) => by);
      expect(new Set(voters).size).toBe(voters.length);
      expect(voters).not.toContain(review.by);
      if (review.by === privatePerson) expect(voters).toEqual([]);
    }
  });
});
