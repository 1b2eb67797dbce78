import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { brandMembers, brands } from "../brands/tables.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import type { Person } from "../testing/person.ts";
import { moderatedSite } from "./testing/moderated-site.ts";

const words = "Learn to wash a coat.";

/** Ada has reviewed a coat of Norr, and Bea has responded for Norr. */
async function siteWithResponse() {
  const site = await moderatedSite();
  const { ada, bea, db } = site;
  const { product } = await hasCatalogue(site);
  await db.insert(brandMembers).select(
    db
      .select({ brandId: brands.id, memberId: members.id, createdAt: sql`now()`.as("created_at") })
      .from(brands)
      .innerJoin(members, and(eq(members.slug, "bea"), eq(brands.slug, "norr"))),
  );
  const { id } = await hasReview(site, { by: "ada", of: { kind: "product", slug: product } });
  const responds = (text = words, person = bea) => person.sends("PUT", api.reviewAnswer(id), { text });
  await responds();
  const responseFor = async (person: Person) => {
    const { reviews } = await person.sees("memberReviews", paths.memberReviews("ada"));
    return reviews.items[0]?.answer ?? null;
  };
  const noticesOf = async (person: Person) =>
    (await person.sees("notifications", paths.notifications)).notifications.items.map(notificationSentence);
  return { ...site, ada, bea, id, responds, responseFor, noticesOf };
}

test("the reviewer and others report a brand’s response into one case, and its writer does not", async () => {
  const site = await siteWithResponse();
  const { ada, bea, cleo, visitor, root, id } = site;
  const report = { kind: "response", id, reason: "harassment" };
  for (const person of [ada, ada, cleo]) expect((await site.reports(person, report)).status).toBe(200);
  expect((await site.reports(bea, report)).status).toBe(422);
  expect((await site.reports(visitor, report)).status).toBe(401);
  expect((await site.reports(ada, { ...report, id: crypto.randomUUID() })).status).toBe(404);
  const other = await hasReview(site, { by: "cleo", of: { kind: "product", slug: "norr-coat" } });
  expect((await site.reports(ada, { ...report, id: other.id })).status).toBe(404);
  expect(await site.casesFor(root, "?kind=response")).toMatchObject([
    {
      ...{ kind: "response", reporters: 2, reviewPath: expect.stringContaining(`#review-${id}`) },
      snapshot: {
        title: "Response of Norr to the review of “Norr Coat”",
        ...{ text: words, author: { slug: "bea", username: "Bea" } },
      },
    },
  ]);
  await ada.blocks("cleo");
  expect((await site.reports(cleo, report)).status).toBe(404);
});

test("a hidden response is its writer’s and the admins’ to read, until that is undone", async () => {
  const site = await siteWithResponse();
  const { ada, bea, cleo, root, visitor, id } = site;
  expect(await site.noticesOf(ada)).toHaveLength(1);
  const one = await site.reported({ kind: "response", id });
  expect((await site.decides(one, { decision: "hidden", why: "Be kind." })).status).toBe(200);
  for (const person of [ada, cleo, visitor]) expect(await site.responseFor(person)).toBeNull();
  for (const person of [ada, cleo])
    expect((await site.reports(person, { kind: "response", id })).status, person.slug).toBe(404);
  expect(await site.responseFor(bea)).toMatchObject({ source: words, isOwn: true, isHidden: true });
  expect(await site.responseFor(root)).toMatchObject({ source: words, isOwn: false, isHidden: true });
  expect(await site.noticesOf(ada)).toEqual([]);
  await site.responds("Learn to wash any coat.");
  expect(await site.responseFor(visitor)).toBeNull();
  expect((await site.undoes(one)).status).toBe(200);
  expect(await site.responseFor(visitor)).toMatchObject({ source: "Learn to wash any coat.", isHidden: false });
  expect(await site.noticesOf(ada)).toHaveLength(1);
});

test("its writer learns why it was hidden, its reporters not who wrote it, and lifting that shows it", async () => {
  const site = await siteWithResponse();
  const { ada, bea, cleo, root, visitor, id, emails } = site;
  const one = await site.reported({ kind: "response", id });
  await site.reports(ada, { kind: "response", id });
  await site.decides({ ...one, version: 1 }, { decision: "hidden", why: "Be kind." });
  await site.tells();
  expect(await site.noticesOf(bea)).toEqual(["We’ve hidden your response"]);
  const outcome = "We’ve reviewed your report of a response and removed it";
  expect([await site.noticesOf(ada), await site.noticesOf(cleo)]).toEqual([[outcome], [outcome]]);
  const textTo = (name: string) => emails.find(({ to }) => to.startsWith(name))?.text ?? "";
  expect(textTo("bea")).toContain("Our admin wrote: “Be kind.”");
  expect(textTo("bea")).toContain(`It’s about: “${words}”`);
  for (const name of ["ada", "cleo"]) expect(textTo(name), name).not.toMatch(/Bea/);
  const { decisions } = await bea.sees("settingsDecisions", paths.settingsDecisions);
  expect(decisions).toMatchObject([{ kind: "hidden", about: { kind: "response", text: words } }]);
  await root.sends("POST", api.lifting(decisions[0]?.id ?? ""), { why: "It was kind." });
  expect(await site.responseFor(visitor)).toMatchObject({ isHidden: false });
});

test("an admin who deletes a reported response has decided its case", async () => {
  const site = await siteWithResponse();
  const { root, rosa, cleo, id } = site;
  await site.reported({ kind: "response", id });
  expect((await root.sends("DELETE", api.reviewAnswer(id))).status).toBe(200);
  expect(await site.casesFor(rosa)).toEqual([]);
  expect(await site.casesFor(rosa, "?show=decided")).toMatchObject([{ decision: { kind: "other" } }]);
  await site.tells();
  expect(await site.noticesOf(cleo)).toEqual(["We’ve reviewed your report of a response and removed it"]);
});

test("an admin neither reads nor decides the case about what they responded", async () => {
  const site = await siteWithResponse();
  const { root, rosa, id } = site;
  await site.responds("Wash it cold.", root);
  await site.reports(site.cleo, { kind: "response", id });
  expect(await site.casesFor(root)).toEqual([]);
  const [one] = await site.casesFor(rosa);
  expect((await site.decides(one ?? { id: "", version: 1 }, { decision: "hidden" }, root)).status).toBe(404);
  expect((await site.decides(one ?? { id: "", version: 1 }, { decision: "hidden" }, rosa)).status).toBe(200);
});
