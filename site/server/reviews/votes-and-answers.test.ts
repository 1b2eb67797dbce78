import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { VoteAnswer } from "../../shared/reviews/review.ts";
import { members } from "../accounts/tables.ts";
import { brandMembers } from "../brands/tables.ts";
import { setStanding } from "../members/set-standing.ts";
import { reviews } from "./tables.ts";
import { aboutProduct, posts, reviewedSite, reviewsShirt } from "./testing/reviewed-site.ts";

describe("votes", () => {
  test("are one of each member, which can be changed and withdrawn, and none on one's own review", async () => {
    const { longMember, visitor } = await reviewedSite();
    const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
    const id = await reviewsShirt(bea);
    const vote = (helpful: boolean) => cleo.sends<VoteAnswer>("PUT", api.reviewVote(id), { helpful });
    for (let times = 0; times < 2; times++)
      expect(await vote(true)).toMatchObject({ status: 200, data: { helpful: 1, unhelpful: 0, vote: "helpful" } });
    expect((await vote(false)).data).toEqual({ helpful: 0, unhelpful: 1, vote: "unhelpful" });
    expect((await cleo.sees("reviews", paths.reviews)).reviews.items).toMatchObject([
      { unhelpful: 1, vote: "unhelpful" },
    ]);
    expect((await visitor.sees("reviews", paths.reviews)).reviews.items).toMatchObject([{ unhelpful: 1, vote: null }]);
    const none = { helpful: 0, unhelpful: 0, vote: null };
    expect((await cleo.sends("DELETE", api.reviewVote(id))).data).toEqual(none);
    expect((await cleo.sends("DELETE", api.reviewVote(id))).data).toEqual(none);
    expect((await bea.sends("PUT", api.reviewVote(id), { helpful: true })).status).toBe(422);
    expect((await visitor.sends("PUT", api.reviewVote(id), { helpful: true })).status).toBe(401);
  });

  test("rank by the least share of readers who find a review helpful, so that two of two are less than nine of ten", async () => {
    const { longMember, visitor, db } = await reviewedSite();
    const [bea, cleo, dora] = [await longMember("Bea"), await longMember("Cleo"), await longMember("Dora")];
    const two = await reviewsShirt(bea);
    const ten = await reviewsShirt(cleo);
    await reviewsShirt(dora);
    for (let at = 0; at < 10; at++) {
      const voter = await longMember(`Voter${at}`);
      await voter.sends("PUT", api.reviewVote(ten), { helpful: at > 0 });
      if (at < 2) await voter.sends("PUT", api.reviewVote(two), { helpful: true });
    }
    const { items } = (await visitor.sees("reviews", `${paths.reviews}?sort=helpful`)).reviews;
    expect(items.map(({ author }) => author?.slug)).toEqual(["cleo", "bea", "dora"]);
    const [row] = await db.select().from(reviews).where(eq(reviews.id, ten));
    expect(row?.helpfulRank).toBeCloseTo(0.596, 3);
  });

  test("of a member who leaves are not counted until they come back", async () => {
    const { longMember, visitor, db } = await reviewedSite();
    const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
    const id = await reviewsShirt(bea);
    await cleo.sends("PUT", api.reviewVote(id), { helpful: true });
    const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "cleo"));
    const helpful = async () =>
      (await visitor.sees("reviews", `${paths.reviews}?worn=&fit=`)).reviews.items[0]?.helpful;
    await db.transaction((tx) => setStanding(tx, row?.id ?? "", "leaving"));
    expect(await db.select({ count: reviews.helpfulCount }).from(reviews)).toEqual([{ count: 0 }]);
    await db.transaction((tx) => setStanding(tx, row?.id ?? "", "active"));
    expect(await helpful()).toBe(1);
  });
});

describe("a response", () => {
  test("is the brand's one, by an admin or a member whom it named, and its author is told", async () => {
    const { longMember, joins, db, ids, visitor, context } = await reviewedSite();
    const [bea, cleo, dora] = [await longMember("Bea"), await longMember("Cleo"), await longMember("Dora")];
    const root = await joins("Root", undefined, { role: "admin" });
    const id = await reviewsShirt(bea);
    const answer = (text: string) => ({ text });
    expect(await cleo.sends("PUT", api.reviewAnswer(id), answer("No"))).toMatchObject({
      status: 403,
      message: "Only Halden and admins can respond to this review.",
    });
    const [named] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "dora"));
    await db
      .insert(brandMembers)
      .values({ brandId: ids.halden, memberId: named?.id ?? "", createdAt: context.clock() });
    const text = "Thank you. The *collar* is new.";
    expect(await dora.sends("PUT", api.reviewAnswer(id), answer(text))).toMatchObject({ message: "Response posted" });
    const shown = (await visitor.sees("reviews", paths.reviews)).reviews.items[0];
    expect(shown?.answer).toMatchObject({ html: "<p>Thank you. The <em>collar</em> is new.</p>", editedAt: null });
    expect(JSON.stringify(shown)).not.toContain("dora");
    const { items } = (await bea.sees("notifications", paths.notifications)).notifications;
    expect(items).toMatchObject([
      {
        kind: "review-answer",
        actors: [],
        actorCount: 0,
        review: { id, name: "Shirt", brand: { name: "Halden" }, text },
      },
    ]);
    await root.sends("PUT", api.reviewAnswer(id), answer("It is an old collar."));
    expect((await visitor.sees("reviews", `${paths.reviews}?sort=helpful`)).reviews.items).toMatchObject([
      { answer: { html: "<p>It is an old collar.</p>", editedAt: expect.any(String) } },
    ]);
    expect((await bea.sees("notifications", paths.notifications)).notifications.items).toHaveLength(1);
    expect((await dora.sends("DELETE", api.reviewAnswer(id))).status).toBe(200);
    expect((await dora.sends("DELETE", api.reviewAnswer(id))).status).toBe(404);
    const log = (await root.sees("adminAudit", paths.adminAudit)).entries.items;
    expect(log).toMatchObject([
      {
        ...{ act: "replace-response", actor: { slug: "root" }, subject: { name: "Shirt, by bea" } },
        before: { members: ["dora"] },
      },
    ]);
    expect((await bea.sees("notifications", paths.notifications)).notifications.items).toEqual([]);
  });

  test("names a review by a member of the brand as such", async () => {
    const { longMember, db, ids, context } = await reviewedSite();
    const dora = await longMember("Dora");
    const [named] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "dora"));
    await db
      .insert(brandMembers)
      .values({ brandId: ids.halden, memberId: named?.id ?? "", createdAt: context.clock() });
    expect((await posts(dora, aboutProduct("shirt"))).data.isOfOwnBrand).toBe(true);
  });
});

test("a review is reported as it was when it was first reported", async () => {
  const { longMember, joins } = await reviewedSite();
  const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
  const root = await joins("Root", undefined, { role: "admin" });
  const id = await reviewsShirt(bea, { text: "Buy it at cheap-shirts.example instead!" });
  expect((await cleo.sends("POST", api.reports, { kind: "review", id, reason: "spam" })).status).toBe(200);
  expect((await bea.sends("POST", api.reports, { kind: "review", id, reason: "spam" })).status).toBe(422);
  const { items } = (await root.sees("adminReports", paths.adminReports)).cases;
  expect(items).toMatchObject([
    {
      kind: "review",
      reviewPath: `${paths.product("shirt")}#review-${id}`,
      snapshot: {
        title: "Review of “Shirt”",
        text: "Buy it at cheap-shirts.example instead!",
        author: { slug: "bea" },
      },
    },
  ]);
});
