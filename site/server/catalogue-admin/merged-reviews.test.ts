import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { api, paths } from "../../shared/paths.ts";
import type { ReviewDraft } from "../../shared/reviews/review-draft.ts";
import { reviews } from "../reviews/tables.ts";
import { aboutProduct, monthAgo, posts, reviewedSite } from "../reviews/testing/reviewed-site.ts";
import type { Person } from "../testing/person.ts";
import { acts } from "./testing/site-with-admin.ts";

/** Bea reviewed the shirt, and a day later the coat. */
async function twiceReviewed({ isNew }: { isNew: boolean }) {
  const time = { laterMs: 0 };
  const site = await reviewedSite({ clock: () => new Date(Date.now() + time.laterMs) });
  const root = await site.joins("Root", undefined, { role: "admin" });
  const bea = await site.joins("Bea", undefined, isNew ? {} : { createdAt: monthAgo() });
  const reviewed = async (slug: string, more: Partial<ReviewDraft> = {}) =>
    (await posts(bea, aboutProduct(slug, more))).data.id;
  const older = await reviewed("shirt");
  time.laterMs = dayMs / 2;
  const newer = await reviewed("coat");
  const stateOf = async (id: string) => (await site.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.state;
  const merge = () => acts(root, "product", "merge", ["shirt"], { into: "coat" });
  return { ...site, root, bea, older, newer, stateOf, merge };
}

const restores = (person: Person, id: string) => person.sends("POST", api.reviewRestoration(id));

test("of two reviews that a merge brings together, the older one can be restored once the newer one is deleted", async () => {
  const { bea, older, newer, stateOf, merge } = await twiceReviewed({ isNew: false });
  await merge();
  expect((await restores(bea, older)).status).toBe(409);
  await bea.sends("DELETE", api.review(newer));
  expect((await restores(bea, older)).status).toBe(200);
  expect(await stateOf(older)).toBe("live");
});

test("one that moderation hid never comes back by a merge", async () => {
  const { bea, root, older, newer, merge } = await twiceReviewed({ isNew: false });
  await root.sends("POST", api.reviewApproval(older), { decision: "hide", why: "Spam" });
  await merge();
  await bea.sends("DELETE", api.review(newer));
  expect((await restores(bea, older)).status).toBe(404);
});

test("one that waited to be shown goes on waiting after a merge", async () => {
  const { bea, older, newer, stateOf, merge } = await twiceReviewed({ isNew: true });
  expect([await stateOf(older), await stateOf(newer)]).toEqual(["hidden", "hidden"]);
  await merge();
  await bea.sends("DELETE", api.review(newer));
  expect((await restores(bea, older)).status).toBe(200);
  expect(await stateOf(older)).toBe("hidden");
});

test("one that waits doesn’t become public in the history of one that is", async () => {
  const { bea, root, visitor, newer, merge } = await twiceReviewed({ isNew: true });
  await root.sends("POST", api.reviewApproval(newer), { decision: "show" });
  await merge();
  const { product, reviews } = await visitor.sees("product", paths.product("coat"));
  expect([product.slug, reviews.reviews.items]).toMatchObject(["coat", [{ id: newer, hasHistory: false }]]);
  expect((await bea.sees("memberReviews", paths.memberReviews("bea"))).reviews.items).toHaveLength(1);
});
