import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { Person } from "../testing/person.ts";
import { reviewEdits } from "./tables.ts";
import { aboutProduct, ownWords, reviewedSite, reviewsShirt } from "./testing/reviewed-site.ts";

const history = (person: Person, id: string, query = "") =>
  person.sees("reviewHistory", paths.reviewHistory(id) + query);

async function edits(person: Person, id: string, more: Parameters<typeof aboutProduct>[1]) {
  const { subject, ...edit } = aboutProduct("shirt", more);
  return person.sends("PUT", api.review(id), edit);
}

describe("the history of a review", () => {
  test("shows everybody what it says and what it said before, newest first", async () => {
    const { longMember, visitor } = await reviewedSite();
    const bea = await longMember("Bea");
    const id = await reviewsShirt(bea, {
      halves: 10,
      fit: "true",
      sizeBought: "M",
      quality: 5,
      text: "It *has* not shrunk.",
    });
    expect(await history(visitor, id)).toMatchObject({ review: { id, hasHistory: false }, versions: { items: [] } });
    await edits(bea, id, { halves: 7, text: "It has shrunk a little after all." });
    await edits(bea, id, { halves: 3, text: "By now it is a shirt for a child." });
    const page = await history(visitor, id);
    expect(page.review).toMatchObject({ id, halves: 3, hasHistory: true, editedAt: expect.any(String) });
    expect(page.versions.items).toEqual([
      {
        ...{ id: "2", halves: 7, fit: null, sizeBought: null, quality: null },
        ...{ html: "<p>It has shrunk a little after all.</p>", replacedAt: page.review.editedAt },
      },
      {
        ...{ id: "1", halves: 10, fit: "true", sizeBought: "M", quality: 5 },
        ...{ html: "<p>It <em>has</em> not shrunk.</p>", replacedAt: expect.any(String) },
      },
    ]);
    const [listed] = (await visitor.sees("reviews", paths.reviews)).reviews.items;
    expect(listed).toMatchObject({ id, hasHistory: true });
  });

  test("stays empty when photos alone were changed", async () => {
    const { longMember, visitor } = await reviewedSite();
    const bea = await longMember("Bea");
    const text = ownWords();
    const id = await reviewsShirt(bea, { text });
    const photo = await bea.hasPhoto();
    await edits(bea, id, { text, photos: [{ id: photo.id, alt: "" }] });
    expect(await history(visitor, id)).toMatchObject({
      review: { editedAt: expect.any(String), hasHistory: false },
      versions: { items: [] },
    });
  });

  test("is there for whoever sees the review, and for nobody else", async () => {
    const { longMember, visitor, joins } = await reviewedSite();
    const bea = await longMember("Bea");
    const root = await joins("Root", undefined, { role: "admin" });
    const id = await reviewsShirt(bea);
    await edits(bea, id, {});
    const statuses = () =>
      Promise.all([visitor, bea, root].map(async (it) => (await it.opens(paths.reviewHistory(id))).httpStatus));
    expect(await statuses()).toEqual([200, 200, 200]);
    await root.sends("POST", api.reviewApproval(id), { decision: "hide", why: "Spam" });
    expect(await statuses()).toEqual([404, 200, 200]);
    await bea.sends("DELETE", api.review(id));
    expect(await statuses()).toEqual([404, 404, 404]);
    const never = await visitor.opens(paths.reviewHistory("01890000-0000-7000-8000-000000000000"));
    expect(never).toMatchObject({ kind: "error", status: 404, message: expect.stringContaining("Page not found") });
    expect((await visitor.opens("/reviews/nothing/history")).httpStatus).toBe(404);
  });

  test("is paged in both directions", async () => {
    const { db, longMember } = await reviewedSite();
    const bea = await longMember("Bea");
    const id = await reviewsShirt(bea);
    const said = (version: number) => ({ reviewId: id, version, halves: 8, source: "Said", html: "<p>Said</p>" });
    const replacedAt = new Date("2026-01-01");
    await db.insert(reviewEdits).values(Array.from({ length: 45 }, (_, at) => ({ ...said(at + 1), replacedAt })));
    const first = (await history(bea, id)).versions;
    const second = (await history(bea, id, `?after=${first.next}`)).versions;
    const third = (await history(bea, id, `?after=${second.next}`)).versions;
    const numbers = [first, second, third].flatMap(({ items }) => items.map((version) => Number(version.id)));
    expect(numbers).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at));
    expect((await history(bea, id, `?before=${third.previous}`)).versions).toEqual(second);
    expect((await bea.opens(`${paths.reviewHistory(id)}?after=made-up`)).httpStatus).toBe(400);
  });
});
