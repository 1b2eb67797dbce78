import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { brandFollows, brandMembers, brands } from "../brands/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { acts } from "../catalogue-admin/testing/site-with-admin.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { products } from "../products/tables.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { reviewAnswers, reviews, reviewVotes } from "../reviews/tables.ts";
import { aboutAutumn, aboutProduct, monthAgo, ownWords, posts } from "../reviews/testing/reviewed-site.ts";
import { finishLeavings } from "./finish-leaving.ts";
import { leavingSite } from "./testing/leaving-site.ts";
import { zipEntries } from "./testing/zip-entries.ts";

/**
 * Bea reviewed Halden's coat and its Autumn, follows Halden, responds for it, found Cleo's review helpful, and proposed a
 * brand and a product. Cleo reviewed the coat, and found Bea's review helpful.
 */
async function beaWhoReviewed() {
  const site = await leavingSite();
  const { joins, db } = site;
  const [bea, cleo] = [
    await joins("Bea", "Lund", { createdAt: monthAgo() }),
    await joins("Cleo", "Secretname", { createdAt: monthAgo() }),
  ];
  const root = await joins("Root", undefined, { role: "admin" });
  await hasBrand(site, { slug: "halden" });
  for (const slug of ["coat", "shirt"]) await hasProduct(site, { brand: "halden", slug });
  await hasCollection(site, { brand: "halden", slug: "autumn", products: ["coat"] });
  await root.sends("PUT", api.adminBrand("halden"), { name: "Halden", slug: "halden", members: ["bea"], version: 1 });
  const photo = await bea.hasPhoto();
  const photos = [{ id: photo.id, alt: "The lining." }];
  const first = { halves: 4, fit: "small" as const, text: "Tight in the shoulders, sadly." };
  const own = (await posts(bea, aboutProduct("coat", { ...first, photos }))).data;
  await bea.sends("PUT", api.review(own.id), { ...first, photos, halves: 6, text: "It gave in after a week." });
  await posts(bea, aboutAutumn({ halves: 10, text: "The greens of this lookbook are lovely." }));
  const deleted = (await posts(bea, aboutProduct("shirt", { text: "I took this one back." }))).data;
  await bea.sends("DELETE", api.review(deleted.id));
  const hers = (await posts(cleo, aboutProduct("coat", { halves: 8, text: "A warm coat, worn all winter." }))).data;
  await bea.sends("PUT", api.reviewVote(hers.id), { helpful: true });
  await cleo.sends("PUT", api.reviewVote(own.id), { helpful: true });
  await bea.sends("PUT", api.reviewAnswer(hers.id), { text: "Thank you from all of us." });
  await bea.followsBrand("halden");
  await bea.sends("POST", api.brandNames, { name: "Żuraw" });
  await bea.sends("POST", api.productNames, { name: "Rain cape", brand: "halden" });
  await acts(root, "brand", "refuse", ["zuraw"], { answer: "We could not find them." });
  const coat = async () => (await db.select().from(products).where(eq(products.slug, "coat")))[0];
  const halden = async () => (await db.select().from(brands).where(eq(brands.slug, "halden")))[0];
  const ratings = async () => [
    (await coat())?.ratingCount,
    (await halden())?.ratingCount,
    (await halden())?.followerCount,
  ];
  const helpful = async (id: string) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0]?.helpfulCount;
  const readsCoat = async () =>
    (await site.visitor.sees("reviews", paths.reviews)).reviews.items.filter(({ subject }) => subject.slug === "coat");
  const ends = async () => {
    site.passDays(14);
    await finishLeavings(site.context);
    expect(site.logLines).toEqual([]);
  };
  return { ...site, bea, cleo, own, hers, photo, ratings, helpful, readsCoat, ends };
}

test("a copy of one’s data holds reviews, votes, responses, brands and proposals, and nothing of other reviewers", async () => {
  const { bea, asksForCopy, drain, photo } = await beaWhoReviewed();
  const { id } = (await asksForCopy(bea)).data;
  await drain();
  const files = zipEntries(Buffer.from(await (await bea.gets(api.export(id))).arrayBuffer()));
  const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? "null");
  expect(json("reviews")).toMatchObject([
    {
      ...{ stars: 3, fit: "small", text: "It gave in after a week.", deletedAt: null },
      of: { brand: "Halden", kind: "product", name: "Coat" },
      photos: [{ file: `photos/${photo.id}.jpg`, alt: "The lining." }],
      earlierTexts: [{ stars: 2, text: "Tight in the shoulders, sadly." }],
    },
    { stars: 5, of: { kind: "collection", name: "Autumn" } },
    { text: "I took this one back.", deletedAt: expect.any(String) },
  ]);
  expect(json("review-votes")).toMatchObject([{ isHelpful: true, reviewOf: { brand: "Halden", name: "Coat" } }]);
  expect(json("brand-responses")).toMatchObject([
    { text: "Thank you from all of us.", reviewOf: { brand: "Halden", name: "Coat" } },
  ]);
  for (const list of ["followed-brands", "own-brands"])
    expect(json(list), list).toMatchObject([{ brand: { name: "Halden", pageAddress: "halden" } }]);
  expect(json("proposed-brands")).toMatchObject([
    { name: "Żuraw", outcome: "refused", answer: "We could not find them." },
  ]);
  expect(json("proposed-products")).toMatchObject([{ name: "Rain cape", brand: "Halden", outcome: "waiting" }]);
  expect(files.has(`photos/${photo.id}.jpg`)).toBe(true);
  const index = files.get("index.html")?.toString() ?? "";
  for (const text of ["It gave in after a week.", "Thank you from all of us.", "We could not find them."])
    expect(index).toContain(text);
  const everything = [...files].filter(([name]) => !name.startsWith("photos/")).join("\n");
  for (const secret of ["cleo", "Secretname", "A warm coat"]) expect(everything, secret).not.toContain(secret);
});

describe("a reviewer who leaves", () => {
  test("takes reviews, votes and follows out of every count at once, and back again within fourteen days", async () => {
    const { bea, leaves, logsIn, ratings, helpful, hers, readsCoat } = await beaWhoReviewed();
    expect([await ratings(), await helpful(hers.id)]).toEqual([[2, 3, 1], 1]);
    await leaves(bea);
    expect([await ratings(), await helpful(hers.id)]).toEqual([[1, 1, 0], 0]);
    expect(await readsCoat()).toHaveLength(1);
    expect((await logsIn("bea", { come_back: "yes" })).status).toBe(200);
    expect([await ratings(), await helpful(hers.id)]).toEqual([[2, 3, 1], 1]);
    expect(await readsCoat()).toHaveLength(2);
  });

  test("and erases everything leaves none of it; what the brand responded stays the brand’s", async () => {
    const { bea, leaves, ends, ratings, helpful, own, hers, db, readsCoat, visitor, photo } = await beaWhoReviewed();
    await leaves(bea, "erase");
    await ends();
    expect([await ratings(), await helpful(hers.id), await helpful(own.id)]).toEqual([[1, 1, 0], 0, undefined]);
    expect(await readsCoat()).toMatchObject([{ id: hers.id, answer: { source: "Thank you from all of us." } }]);
    expect(await db.select().from(reviews)).toHaveLength(1);
    for (const table of [reviewVotes, brandFollows, brandMembers]) expect(await db.$count(table)).toBe(0);
    expect(await db.select({ by: reviewAnswers.memberId }).from(reviewAnswers)).toEqual([{ by: null }]);
    for (const table of [brands, products]) {
      const rows = await db.select({ by: table.proposedBy }).from(table);
      expect(rows.filter(({ by }) => by !== null)).toEqual([]);
    }
    expect((await visitor.gets(paths.photo(photo.id, 1, 40, "jpg"))).status).toBe(404);
  });

  test("and keeps them without a name leaves reviews of a former member, who is counted", async () => {
    const { bea, leaves, ends, ratings, helpful, own, hers, db, readsCoat, visitor, photo } = await beaWhoReviewed();
    await leaves(bea, "anonymise");
    await ends();
    expect([await ratings(), await helpful(hers.id), await helpful(own.id)]).toEqual([[2, 3, 0], 0, 1]);
    const kept = (await readsCoat()).find(({ id }) => id === own.id);
    expect(kept).toMatchObject({ author: null, halves: 6, html: "<p>It gave in after a week.</p>", photos: [] });
    expect(await db.select().from(reviews).where(eq(reviews.state, "deleted"))).toEqual([]);
    for (const table of [brandFollows, brandMembers]) expect(await db.$count(table)).toBe(0);
    expect(await db.$count(reviewVotes)).toBe(1);
    expect((await visitor.gets(paths.photo(photo.id, 1, 40, "jpg"))).status).toBe(404);
  });

  test("and was private takes them along: what only followers read becomes public for nobody", async () => {
    const { bea, leaves, ends, ratings, db, readsCoat } = await beaWhoReviewed();
    await bea.setsPrivacy(true);
    await leaves(bea, "anonymise");
    await ends();
    expect(await ratings()).toEqual([1, 1, 0]);
    expect(await readsCoat()).toHaveLength(1);
    expect(await db.$count(reviews)).toBe(1);
  });
});

test("reviews of a former member can be voted on and hidden, and nobody can write as them", async () => {
  const { bea, cleo, joins, leaves, ends, own, readsCoat } = await beaWhoReviewed();
  const rhea = await joins("Rhea", undefined, { role: "admin" });
  await leaves(bea, "anonymise");
  await ends();
  expect(await cleo.sends("PUT", api.reviewVote(own.id), { helpful: false })).toMatchObject({ data: { unhelpful: 1 } });
  const edit = { halves: 1, text: ownWords() };
  expect((await bea.sends("PUT", api.review(own.id), edit)).status).toBe(401);
  expect((await rhea.sends("POST", api.reviewApproval(own.id), { decision: "hide" })).status).toBe(200);
  expect(await readsCoat()).toHaveLength(1);
  expect((await rhea.sends("DELETE", api.review(own.id))).status).toBe(200);
});
