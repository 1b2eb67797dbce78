import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { acts } from "../catalogue-admin/testing/site-with-admin.ts";
import { products } from "../products/tables.ts";
import { pruneDeletedReviews } from "./deletion/prune-deleted-reviews.ts";
import { reviewEdits, reviews } from "./tables.ts";
import { aboutAutumn, aboutProduct, ownWords, posts, reviewedSite, reviewsShirt } from "./testing/reviewed-site.ts";
import { showWaitingReviews } from "./writing/show-waiting-reviews.ts";

describe("a review", () => {
  test("is posted once, with all that it says", async () => {
    const site = await reviewedSite();
    const bea = await site.longMember("Bea");
    const photo = await bea.hasPhoto();
    const draft = aboutProduct("shirt", {
      ...{ halves: 9, fit: "small", sizeBought: "M", quality: 4 },
      ...{ text: "Irons **flat** in a minute, every time.", photos: [{ id: photo.id, alt: "A white shirt." }] },
    });
    const { status, message, data } = await posts(bea, draft);
    expect([status, message]).toEqual([200, "Review posted"]);
    expect(data).toMatchObject({
      subject: { kind: "product", slug: "shirt", name: "Shirt", brand: { slug: "halden", name: "Halden" } },
      author: { slug: "bea" },
      ...{ isSelf: true, halves: 9, fit: "small", sizeBought: "M", quality: 4 },
      html: "<p>Irons <strong>flat</strong> in a minute, every time.</p>",
      photos: [{ id: photo.id, alt: "A white shirt." }],
      ...{ wears: null, wornAtPosting: 0, helpful: 0, unhelpful: 0, vote: null, answer: null, hiddenBecause: null },
    });
    const second = await posts(bea, aboutProduct("shirt"));
    expect(second).toMatchObject({ status: 409, data: { id: data.id, path: paths.writeReview("shirt") } });
    expect(await site.visitor.sees("reviews", paths.reviews)).toMatchObject({
      reviews: { items: [{ id: data.id, isSelf: false }] },
      reviewedLately: [{ subject: { slug: "shirt" }, rating: { average: 3.6, count: 1 } }],
      brandFits: [{ brand: { slug: "halden" }, fit: { small: 1, true: 0, large: 0 } }],
    });
  });

  test.each([
    ["no stars", { halves: 0 }, "halves"],
    ["eleven halves", { halves: 11 }, "halves"],
    ["another fit", { fit: "tiny" }, "fit"],
    ["too few words", { text: "Nice" }, "text"],
    ["words that nobody can see", { text: "\u200b".repeat(25) }, "text"],
    ["too many words", { text: "long ".repeat(1001) }, "text"],
    ["quality beyond five", { quality: 6 }, "quality"],
    ["an item that is not there", { item: "01890000-0000-7000-8000-000000000000" }, "item"],
    ["a photo that is not there", { photos: [{ id: "01890000-0000-7000-8000-000000000000" }] }, "photos"],
  ])("with %s is refused with a message at the field", async (_, wrong, field) => {
    const { longMember } = await reviewedSite();
    const bea = await longMember("Bea");
    const answer = await posts(bea, { ...aboutProduct("shirt"), ...(wrong as object) });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data).map((name) => name.split(".")[0])).toEqual([field]);
  });

  test("is changed with a history of what it said", async () => {
    const { db, longMember, visitor } = await reviewedSite();
    const bea = await longMember("Bea");
    const id = await reviewsShirt(bea, { halves: 10, fit: "true", text: "It has not shrunk at all so far." });
    const { subject, ...edit } = aboutProduct("shirt", { halves: 4, fit: "large" });
    expect(await bea.sends("PUT", api.review(id), edit)).toMatchObject({ status: 200, message: "Changes saved" });
    await bea.sends("PUT", api.review(id), edit);
    expect(await db.select().from(reviewEdits)).toMatchObject([
      { version: 1, halves: 10, fit: "true", source: "It has not shrunk at all so far." },
    ]);
    const { items: shown } = (await visitor.sees("reviews", paths.reviews)).reviews;
    expect(shown).toMatchObject([{ id, halves: 4, fit: "large", editedAt: expect.any(String) }]);
  });

  test("belongs to its author: others read it, and admins delete it", async () => {
    const { longMember, visitor, joins } = await reviewedSite();
    const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
    const root = await joins("Root", undefined, { role: "admin" });
    const id = await reviewsShirt(bea);
    const { subject, ...edit } = aboutProduct("shirt");
    for (const [person, status] of [
      [visitor, 401],
      [cleo, 403],
      [root, 403],
    ] as const)
      expect((await person.sends("PUT", api.review(id), edit)).status).toBe(status);
    for (const [person, status] of [
      [visitor, 401],
      [cleo, 403],
    ] as const)
      expect((await person.sends("DELETE", api.review(id))).status).toBe(status);
    expect(await root.sends("DELETE", api.review(id))).toMatchObject({ status: 200, data: { restorable_until: null } });
    expect((await bea.sends("POST", api.reviewRestoration(id))).status).toBe(404);
    expect((await cleo.sends("PUT", api.review("nothing"), edit)).status).toBe(404);
  });

  test("is deleted for everybody, and its author can take that back unless they wrote another", async () => {
    const { longMember, visitor } = await reviewedSite();
    const bea = await longMember("Bea");
    const photo = await bea.hasPhoto();
    const id = await reviewsShirt(bea, { photos: [{ id: photo.id, alt: "" }] });
    const file = paths.photo(photo.id, 1, 40, "jpg");
    expect(await bea.sends("DELETE", api.review(id))).toMatchObject({ message: "Review deleted" });
    expect((await visitor.sees("reviews", paths.reviews)).reviews.items).toEqual([]);
    expect((await visitor.gets(file)).status).toBe(404);
    for (let times = 0; times < 2; times++)
      expect((await bea.sends("POST", api.reviewRestoration(id))).status).toBe(200);
    expect((await visitor.sees("reviews", paths.reviews)).reviews.items).toMatchObject([{ id, photos: [{}] }]);
    expect((await visitor.gets(file)).status).toBe(200);
    await bea.sends("DELETE", api.review(id));
    await reviewsShirt(bea);
    expect((await bea.sends("POST", api.reviewRestoration(id))).status).toBe(409);
  });

  test("isn’t restored by a suspended member, nor by one whose posting is paused", async () => {
    const { longMember, db, visitor } = await reviewedSite();
    const bea = await longMember("Bea");
    const id = await reviewsShirt(bea);
    await bea.sends("DELETE", api.review(id));
    const set = (values: Partial<typeof members.$inferInsert>) =>
      db.update(members).set(values).where(eq(members.slug, "bea"));
    await set({ standing: "suspended" });
    expect((await bea.sends("POST", api.reviewRestoration(id))).status).toBe(403);
    await set({ standing: "active", postingPausedUntil: new Date(Date.now() + dayMs) });
    expect((await bea.sends("POST", api.reviewRestoration(id))).status).toBe(403);
    expect((await visitor.sees("reviews", paths.reviews)).reviews.items).toEqual([]);
    await set({ postingPausedUntil: null });
    expect((await bea.sends("POST", api.reviewRestoration(id))).status).toBe(200);
  });

  test("of a product that is not public is refused", async () => {
    const { db, ids, longMember } = await reviewedSite({ isConsistent: false });
    const bea = await longMember("Bea");
    await db.update(products).set({ state: "hidden" }).where(eq(products.id, ids.shirt));
    expect((await posts(bea, aboutProduct("shirt"))).status).toBe(404);
    await db.update(brands).set({ state: "hidden" }).where(eq(brands.id, ids.halden));
    expect((await posts(bea, aboutAutumn())).status).toBe(404);
    expect((await posts(bea, aboutProduct("coat"))).status).toBe(404);
  });

  test("of a product that was hidden since is not changed, but can be deleted", async () => {
    const { db, ids, longMember } = await reviewedSite({ isConsistent: false });
    const bea = await longMember("Bea");
    const id = await reviewsShirt(bea);
    await db.update(products).set({ state: "hidden" }).where(eq(products.id, ids.shirt));
    expect((await bea.sends("PUT", api.review(id), { halves: 2, text: ownWords() })).status).toBe(404);
    expect(await db.select({ halves: reviews.halves }).from(reviews)).toEqual([{ halves: 8 }]);
    expect((await bea.sends("DELETE", api.review(id))).status).toBe(200);
  });

  test("with an Idempotency-Key is posted once however often it is sent", async () => {
    const { db, longMember } = await reviewedSite();
    const bea = await longMember("Bea");
    const draft = aboutProduct("shirt");
    const sent = await Promise.all([1, 2, 3].map(() => posts(bea, draft, { "Idempotency-Key": "review-shirt" })));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect(await db.$count(reviews)).toBe(1);
  });
});

describe("guards", () => {
  test("a new member's first review waits a day, or until an admin shows it", async () => {
    const time = { laterMs: 0 };
    const site = await reviewedSite({ clock: () => new Date(Date.now() + time.laterMs) });
    const { visitor, joins, context } = site;
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const root = await joins("Root", undefined, { role: "admin" });
    const first = await posts(bea, aboutProduct("shirt"));
    expect(first.data.hiddenBecause).toBe("waiting");
    const second = await posts(cleo, aboutProduct("coat"));
    expect((await visitor.sees("reviews", paths.reviews)).reviews.items).toEqual([]);
    expect((await bea.sees("memberReviews", paths.memberReviews("bea"))).reviews.items).toHaveLength(1);
    expect((await visitor.sees("memberReviews", paths.memberReviews("bea"))).member.counts?.reviews).toBe(0);
    const waiting = await root.sees("adminReviews", paths.adminReviews);
    expect(waiting).toMatchObject({ waitingReviews: 2, show: "waiting" });
    expect(waiting.reviews.items.map(({ id }) => id)).toEqual([first.data.id, second.data.id]);
    const approval = api.reviewApproval(second.data.id);
    expect((await bea.sends("POST", approval, { decision: "show" })).status).toBe(403);
    expect(await root.sends("POST", approval, { decision: "show" })).toMatchObject({ message: "Review shown" });
    expect((await visitor.sees("reviews", paths.reviews)).reviews.items.map(({ id }) => id)).toEqual([second.data.id]);
    time.laterMs = 25 * 60 * 60_000;
    await showWaitingReviews(context);
    expect((await visitor.sees("reviews", paths.reviews)).reviews.items).toHaveLength(2);
  });

  test("one that waits is counted for admins only while it is in their list", async () => {
    const site = await reviewedSite();
    const root = await site.joins("Root", undefined, { role: "admin" });
    await posts(await site.joins("Bea"), aboutProduct("shirt"));
    const counts = async () => {
      const { reviews, waitingReviews } = await root.sees("adminReviews", paths.adminReviews);
      return [reviews.items.length, waitingReviews];
    };
    expect(await counts()).toEqual([1, 1]);
    await acts(root, "product", "hide", ["shirt"]);
    expect(await counts()).toEqual([0, 0]);
    await acts(root, "product", "show", ["shirt"]);
    expect(await counts()).toEqual([1, 1]);
  });

  test("an admin hides a review, and its author alone sees it then, with the reason", async () => {
    const { longMember, visitor, joins } = await reviewedSite();
    const bea = await longMember("Bea");
    const root = await joins("Root", undefined, { role: "admin" });
    const id = await reviewsShirt(bea);
    await root.sends("POST", api.reviewApproval(id), { decision: "hide", why: "Spam" });
    expect((await visitor.sees("reviews", paths.reviews)).reviews.items).toEqual([]);
    const [own] = (await bea.sees("memberReviews", paths.memberReviews("bea"))).reviews.items;
    expect(own).toMatchObject({ id, hiddenBecause: "moderation" });
    const hidden = await root.sees("adminReviews", `${paths.adminReviews}?show=hidden`);
    expect(hidden.reviews.items).toMatchObject([{ id, waitsUntil: null }]);
    expect(await bea.sends("DELETE", api.review(id))).toMatchObject({ data: { restorable_until: null } });
    expect((await bea.sends("POST", api.reviewRestoration(id))).status).toBe(404);
    const { entries } = await root.sees("adminAudit", paths.adminAudit);
    expect(entries.items).toMatchObject([
      { act: "hide", why: "Spam", subject: { kind: "review", name: "Shirt, by bea" } },
    ]);
  });

  test("what an admin hid isn’t in the history once the review is changed and shown again", async () => {
    const site = await reviewedSite();
    const bea = await site.longMember("Bea");
    const root = await site.joins("Root", undefined, { role: "admin" });
    const id = await reviewsShirt(bea);
    await root.sends("POST", api.reviewApproval(id), { decision: "hide", why: "Spam" });
    const { subject, ...edit } = aboutProduct("shirt", { text: "Without a word about anybody else." });
    await bea.sends("PUT", api.review(id), edit);
    await root.sends("POST", api.reviewApproval(id), { decision: "show", why: "" });
    const { versions } = await site.visitor.sees("reviewHistory", paths.reviewHistory(id));
    expect(versions.items).toEqual([]);
  });

  test("a review that an admin hid isn’t posted again once its author deleted it, however long ago", async () => {
    const time = { laterMs: 0 };
    const site = await reviewedSite({ clock: () => new Date(Date.now() + time.laterMs) });
    const bea = await site.longMember("Bea");
    const root = await site.joins("Root", undefined, { role: "admin" });
    const id = await reviewsShirt(bea);
    await root.sends("POST", api.reviewApproval(id), { decision: "hide", why: "Spam" });
    await bea.sends("DELETE", api.review(id));
    expect(await site.db.select({ source: reviews.source }).from(reviews)).toEqual([{ source: "" }]);
    for (const laterMs of [0, 8 * dayMs]) {
      time.laterMs = laterMs;
      await pruneDeletedReviews(site.context);
      expect(await posts(bea, aboutProduct("shirt"))).toMatchObject({
        status: 409,
        message: expect.stringMatching(/^Our admins hid your earlier review of this/),
      });
    }
    expect((await posts(bea, aboutProduct("coat"))).status).toBe(200);
  });

  test("an earlier one with the words that an admin hid isn’t restored in its place", async () => {
    const site = await reviewedSite();
    const bea = await site.longMember("Bea");
    const root = await site.joins("Root", undefined, { role: "admin" });
    const text = "The seams came apart in a week, and nobody answered me.";
    const first = await reviewsShirt(bea, { text });
    await bea.sends("DELETE", api.review(first));
    const second = await reviewsShirt(bea, { text });
    await root.sends("POST", api.reviewApproval(second), { decision: "hide", why: "Spam" });
    await bea.sends("DELETE", api.review(second));
    expect(await bea.sends("POST", api.reviewRestoration(first))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Our admins hid your earlier review of this/),
    });
    expect((await site.visitor.sees("reviews", paths.reviews)).reviews.items).toEqual([]);
  });

  test("nobody posts the same words twice about different things, or those of another about the same", async () => {
    const { longMember } = await reviewedSite();
    const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
    const text = "Great quality, I would buy it again!";
    await reviewsShirt(bea, { text });
    const repeated = "great QUALITY — I would buy it again".replace(" —", ",");
    expect(await posts(bea, aboutProduct("coat", { text: repeated }))).toMatchObject({
      status: 422,
      data: { text: [expect.any(String)] },
    });
    expect((await posts(cleo, aboutProduct("shirt", { text }))).status).toBe(422);
    expect((await posts(cleo, aboutProduct("coat", { text }))).status).toBe(200);
    const { subject, ...edit } = aboutProduct("shirt");
    const own = await reviewsShirt(cleo);
    expect((await cleo.sends("PUT", api.review(own), { ...edit, text })).status).toBe(422);
  });

  test("a member posts at most ten an hour", async () => {
    const { longMember } = await reviewedSite();
    const bea = await longMember("Bea");
    for (let times = 0; times < 10; times++) await posts(bea, aboutProduct("nothing"));
    expect((await posts(bea, aboutProduct("shirt"))).status).toBe(429);
  });
});

test("a suspended member and one without a confirmed address post nothing, and take back what they posted", async () => {
  const { longMember } = await reviewedSite();
  const bea = await longMember("Bea", { emailVerifiedAt: null });
  const cleo = await longMember("Cleo", { standing: "suspended" });
  expect((await posts(bea, aboutProduct("shirt"))).status).toBe(403);
  expect((await posts(cleo, aboutProduct("shirt"))).status).toBe(403);
});
