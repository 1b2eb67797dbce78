import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { hasStarted } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasNotebook } from "../notebook/testing/has-notebook.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

const sliceAt = async (person: Person, path: string, query = "") => {
  const answer = await person.gets(`${path}/_payload.json?part=list${query}`);
  const payload = await answer.json();
  return { status: answer.status, payload, items: payload.list?.slice?.items };
};

/** Queries of a slice, with the session that every member's call reads. */
const maxQueries = 5;

test("a further page of a list answers its slice without the page’s head, in fewer queries than the page", async () => {
  const site = await testSite();
  const { ada } = site;
  const grace = await site.joins("Grace");
  const look = await ada.posts("Rain on Sunday");
  await grace.follows("ada");
  await ada.follows("grace");
  await grace.comments(look.slug, "Lovely");
  await ada.sends("PUT", "/api/looks/rain-on-sunday/save");
  const coat = await ada.sends<{ id: string }>("POST", api.items, { name: "Coat" });
  await ada.sends("POST", api.outfits, { name: "Rain", items: [coat.data.id] });
  await hasCatalogue(site);
  await grace.followsBrand("norr");
  await ada.sends("POST", api.items, { name: "Coat", productSlug: "norr-coat" });
  const { id: review } = await hasReview(site, { by: "ada", of: { kind: "product", slug: "norr-coat" } });
  await ada.sends("PUT", api.review(review), { halves: 9, text: "It has kept its shape for three winters by now." });
  await hasGroup(site, { slug: "knitwear" });
  await hasStarted(grace, "Darning wool");
  const { category, entry } = await hasNotebook(site);
  await grace.comments({ kind: "entry", slug: entry }, "By hand?");
  const lists: [id: string, path: string, of: (data: never) => unknown][] = [
    ["looks", paths.looks, (data: { looks: object }) => data.looks],
    ["lookComments", paths.lookComments(look.slug), (data: { comments: { threads: object } }) => data.comments.threads],
    ["entryComments", paths.entryComments(entry), (data: { comments: { threads: object } }) => data.comments.threads],
    ["members", paths.members, (data: { members: object }) => data.members],
    ["member", paths.member("ada"), (data: { looks: object }) => data.looks],
    ["memberLooks", paths.memberLooks("ada"), (data: { looks: object }) => data.looks],
    ["memberProfile", paths.memberProfile("ada"), (data: { entries: object }) => data.entries],
    ["memberFollowers", paths.memberFollowers("ada"), (data: { people: object }) => data.people],
    ["memberFollowing", paths.memberFollowing("ada"), (data: { people: object }) => data.people],
    ["memberWardrobe", paths.memberWardrobe("ada"), (data: { items: object }) => data.items],
    ["brands", paths.brands, (data: { brands: object }) => data.brands],
    ["brand", paths.brand("norr"), (data: { products: object }) => data.products],
    ["brandFollowers", paths.brandFollowers("norr"), (data: { people: object }) => data.people],
    ["brandCollections", paths.brandCollections("norr"), (data: { collections: object }) => data.collections],
    ["collection", paths.collection("norr", "autumn"), (data: { products: object }) => data.products],
    ["brandReviews", paths.brandReviews("norr"), (data: { reviews: { reviews: object } }) => data.reviews.reviews],
    [
      "collectionReviews",
      paths.collectionReviews("norr", "autumn"),
      (data: { reviews: { reviews: object } }) => data.reviews.reviews,
    ],
    ["product", paths.product("norr-coat"), (data: { reviews: { reviews: object } }) => data.reviews.reviews],
    ["productOwners", paths.productOwners("norr-coat"), (data: { owners: object }) => data.owners],
    ["reviews", paths.reviews, (data: { reviews: object }) => data.reviews],
    ["reviewHistory", paths.reviewHistory(review), (data: { versions: object }) => data.versions],
    ["memberReviews", paths.memberReviews("ada"), (data: { reviews: object }) => data.reviews],
    ["notifications", paths.notifications, (data: { notifications: object }) => data.notifications],
    ["discussions", paths.discussions, (data: { discussions: object }) => data.discussions],
    ["conversation", paths.conversation("darning-wool"), (data: { messages: object }) => data.messages],
    ["notebook", paths.notebook, (data: { entries: object }) => data.entries],
    ["notebookCategory", paths.notebookCategory(category), (data: { entries: object }) => data.entries],
    ["outfits", paths.outfits, (data: { outfits: object }) => data.outfits],
    ["saved", paths.saved, (data: { looks: object }) => data.looks],
  ];
  for (const [id, path, of] of lists) {
    const whole = await (await ada.gets(`${path}/_payload.json`)).json();
    const wholeQueries = await site.queriesOf(() => ada.gets(`${path}/_payload.json`));
    const queries = await site.queriesOf(() => sliceAt(ada, path));
    const { payload } = await sliceAt(ada, path);
    expect(payload, id).toMatchObject({
      kind: "list",
      viewer: null,
      list: { id, slice: of(whole.page.data as never) },
    });
    expect(payload.list.slice.items.length, id).toBeGreaterThan(0);
    expect([id, queries <= maxQueries, queries < wholeQueries], `${queries} of ${wholeQueries}`).toEqual([
      id,
      true,
      true,
    ]);
  }
});

test("a slice of reports takes few queries too", async () => {
  const site = await testSite();
  const root = await site.joins("Root", undefined, { role: "admin" });
  await site.joins("Grace");
  await site.ada.sends("POST", api.reports, { kind: "member", slug: "grace", reason: "spam", note: "Adverts" });
  expect((await sliceAt(root, paths.adminReports)).items).toHaveLength(1);
  expect(await site.queriesOf(() => sliceAt(root, paths.adminReports))).toBeLessThanOrEqual(maxQueries);
});

test("a slice hides what its page hides", async () => {
  const { ada, visitor, joins } = await testSite();
  const grace = await joins("Grace");
  const root = await joins("Root", undefined, { role: "admin" });
  await ada.posts("Rain on Sunday");
  await grace.follows("ada");
  await ada.setsPrivacy(true);
  const stranger = await joins("Stranger");
  for (const path of [paths.memberLooks("ada"), paths.memberFollowers("ada"), paths.looks]) {
    for (const person of [visitor, stranger]) expect((await sliceAt(person, path)).items, path).toEqual([]);
    for (const person of [grace, root]) expect((await sliceAt(person, path)).items, path).toHaveLength(1);
  }
  await ada.blocks("stranger");
  for (const path of [paths.memberLooks("ada"), paths.memberFollowing("ada"), paths.lookComments("rain-on-sunday")])
    expect((await sliceAt(stranger, path)).status, path).toBe(404);
  for (const path of [paths.notifications, paths.saved]) expect((await sliceAt(visitor, path)).status, path).toBe(401);
  for (const path of [paths.adminMembers, paths.adminReports, paths.adminAudit, paths.adminReviews])
    expect(
      [await sliceAt(visitor, path), await sliceAt(stranger, path), await sliceAt(root, path)],
      path,
    ).toMatchObject([{ status: 401 }, { status: 403 }, { status: 200 }]);
  expect((await sliceAt(visitor, paths.looks, "&after=made-up")).status).toBe(400);
  // A page without a list is answered whole.
  expect((await sliceAt(visitor, paths.about)).payload.kind).toBe("page");
});

test("visitors’ slices are cached apart from the page", async () => {
  const { ada, visitor } = await testSite();
  await ada.posts("Rain on Sunday");
  for (let at = 0; at < 2; at++) {
    expect((await visitor.opens(paths.looks)).kind).toBe("page");
    expect((await sliceAt(visitor, paths.looks)).payload.kind).toBe("list");
  }
  await ada.posts("Sun on Monday");
  expect((await sliceAt(visitor, paths.looks)).items).toHaveLength(2);
});
