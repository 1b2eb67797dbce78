import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { api } from "../../shared/paths.ts";
import type { Standing } from "../../shared/permissions.ts";
import { fits } from "../../shared/reviews/review-options.ts";
import { members } from "../accounts/tables.ts";
import { brokenInvariants } from "../db/broken-invariants.ts";
import { setStanding } from "../members/set-standing.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import type { Person } from "../testing/person.ts";
import { pruneDeletedReviews } from "./deletion/prune-deleted-reviews.ts";
import { showWaitingReviews } from "./show-waiting-reviews.ts";
import { reviews } from "./tables.ts";
import { aboutAutumn, aboutProduct, monthAgo, ownWords, posts, reviewedSite } from "./testing/reviewed-site.ts";

const names = ["Bea", "Cleo", "Dora"] as const;
type Name = (typeof names)[number];

const who = fc.constantFrom(...names);
const halves = fc.integer({ min: 1, max: 10 });
const fit = fc.constantFrom(null, ...fits);
/** Which of the reviews that are there, by its place among them. */
const nth = fc.nat({ max: 20 });
const product = fc.constantFrom("shirt", "coat");

const step = fc.oneof(
  fc.record({ act: fc.constant("post" as const), who, of: fc.constantFrom("shirt", "coat", "autumn"), halves, fit }),
  fc.record({ act: fc.constant("edit" as const), nth, halves, fit }),
  fc.record({ act: fc.constant("delete" as const), nth, byAdmin: fc.boolean() }),
  fc.record({ act: fc.constant("restore" as const), nth }),
  fc.record({ act: fc.constant("decide" as const), nth, decision: fc.constantFrom("show", "hide") }),
  fc.record({ act: fc.constant("vote" as const), who, nth, helpful: fc.constantFrom(true, false, null) }),
  fc.record({ act: fc.constant("collect" as const), product, isIn: fc.boolean() }),
  fc.record({ act: fc.constant("act on" as const), product, action: fc.constantFrom("hide", "show") }),
  fc.record({ act: fc.constant("merge" as const), who, product, halves, fit }),
  fc.record({
    act: fc.constant("standing" as const),
    who,
    to: fc.constantFrom<Standing>("active", "suspended", "banned"),
  }),
  fc.record({ act: fc.constant("privacy" as const), who, isPrivate: fc.boolean() }),
  fc.record({ act: fc.constant("block" as const), who, other: who, isOn: fc.boolean() }),
  fc.record({ act: fc.constant("wait" as const), days: fc.constantFrom(1, 8) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

test("ratings, votes and photos are what the rows say after whatever members and admins did", async () => {
  const time = { laterMs: 0 };
  const site = await reviewedSite({ clock: () => new Date(Date.now() + time.laterMs) });
  const { db, context, joins } = site;
  const root = await joins("Root", undefined, { role: "admin" });
  const people = new Map<Name, Person>();
  // Dora is new: her first review waits.
  for (const name of names)
    people.set(name, await joins(name, undefined, name === "Dora" ? {} : { createdAt: monthAgo() }));
  const person = (name: Name) => people.get(name) ?? root;
  const idOf = async (name: Name) =>
    (await db.select({ id: members.id }).from(members).where(eq(members.firstName, name)))[0]?.id ?? "";
  const authors = await Promise.all(names.map(async (name) => [await idOf(name), name] as const));
  let merged = 0;

  async function reviewAt(place: number) {
    const rows = await db.select({ id: reviews.id, authorId: reviews.authorId }).from(reviews).orderBy(reviews.id);
    const row = rows[place % Math.max(1, rows.length)];
    const author = authors.find(([id]) => id === row?.authorId)?.[1];
    return row && author ? { id: row.id, author: person(author) } : null;
  }

  async function act(one: Step): Promise<{ status: number } | null> {
    switch (one.act) {
      case "post": {
        const says = { halves: one.halves, fit: one.fit };
        return posts(person(one.who), one.of === "autumn" ? aboutAutumn(says) : aboutProduct(one.of, says));
      }
      case "merge": {
        const slug = `double-${++merged}`;
        await hasProduct(site, { brand: "halden", slug });
        await posts(person(one.who), aboutProduct(slug, { halves: one.halves, fit: one.fit }));
        return root.sends("POST", api.adminProductActions, { action: "merge", slugs: [slug], into: one.product });
      }
      case "vote": {
        const review = await reviewAt(one.nth);
        if (!review) return null;
        const path = api.reviewVote(review.id);
        const { helpful } = one;
        return helpful === null
          ? person(one.who).sends("DELETE", path)
          : person(one.who).sends("PUT", path, { helpful });
      }
      case "edit":
      case "delete":
      case "restore":
      case "decide": {
        const review = await reviewAt(one.nth);
        if (!review) return null;
        const { id, author } = review;
        if (one.act === "edit")
          return author.sends("PUT", api.review(id), { halves: one.halves, fit: one.fit, text: ownWords() });
        if (one.act === "restore") return author.sends("POST", api.reviewRestoration(id));
        if (one.act === "decide") return root.sends("POST", api.reviewApproval(id), { decision: one.decision });
        return (one.byAdmin ? root : author).sends("DELETE", api.review(id));
      }
      case "collect":
        return root.sends(one.isIn ? "PUT" : "DELETE", api.adminCollectionProduct("halden", "autumn", one.product));
      case "act on":
        return root.sends("POST", api.adminProductActions, { action: one.action, slugs: [one.product] });
      case "standing": {
        const id = await idOf(one.who);
        await db.transaction((tx) => setStanding(tx, id, one.to));
        return null;
      }
      case "privacy":
        return person(one.who).setsPrivacy(one.isPrivate);
      case "block":
        return person(one.who).sends(one.isOn ? "PUT" : "DELETE", api.block(one.other.toLowerCase()));
      case "wait":
        time.laterMs += one.days * 24 * 60 * 60_000;
        await showWaitingReviews(context);
        await pruneDeletedReviews(context);
        return null;
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      for (const one of steps) {
        // So that no rate limit stands in the way.
        time.laterMs += 10 * 60_000;
        const answer = await act(one);
        expect(answer?.status ?? 200, JSON.stringify(one)).toBeLessThan(500);
      }
      expect(await brokenInvariants(db.$client)).toEqual([]);
    }),
    { numRuns: isWholeRun ? 150 : 12, endOnFailure: true },
  );
});
