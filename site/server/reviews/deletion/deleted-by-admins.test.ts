import { expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { aboutAutumn, posts, reviewedSite, reviewsShirt } from "../testing/reviewed-site.ts";

async function siteWithAdmin() {
  const site = await reviewedSite();
  const [bea, root] = [await site.longMember("Bea"), await site.joins("Root", "Adams", { role: "admin" })];
  const entries = async () => (await root.sees("adminAudit", paths.adminAudit)).entries.items;
  return { ...site, bea, root, entries };
}

test("the audit log says which review an admin deleted, who, and what it was before", async () => {
  const { bea, root, entries } = await siteWithAdmin();
  const id = await reviewsShirt(bea, { halves: 3, text: "Something about **somebody**." });
  const { headers } = await root.sends("DELETE", api.review(id));
  const [entry, ...others] = await entries();
  expect(entry).toMatchObject({
    ...{ act: "delete", actor: { slug: "root", username: "Root Adams" } },
    subject: { kind: "review", name: "Shirt, by bea", path: null },
    before: { name: "Shirt, by bea", state: "live", stars: 1.5 },
    after: { state: "deleted" },
    requestId: headers.get("x-request-id"),
  });
  expect(others).toEqual([]);
  // Its text could never be taken out of the log.
  expect(JSON.stringify(entry)).not.toContain("somebody");
});

test("it says so of hidden ones and of collections, once each, and nothing of what is refused", async () => {
  const { bea, root, entries } = await siteWithAdmin();
  const { id } = (await posts(bea, aboutAutumn())).data;
  await root.sends("POST", api.reviewApproval(id), { decision: "hide", why: "Spam" });
  await root.sends("DELETE", api.review(id));
  expect((await root.sends("DELETE", api.review(id))).status).toBe(404);
  expect((await entries()).map(({ act, subject, before }) => [act, subject?.name, before?.state])).toEqual([
    ["delete", "Autumn, by bea", "hidden"],
    ["hide", "Autumn, by bea", "live"],
  ]);
});

test("it says nothing of what members, admins among them, delete of their own", async () => {
  const { bea, longMember, entries } = await siteWithAdmin();
  const rhea = await longMember("Rhea", { role: "admin" });
  for (const person of [bea, rhea]) await person.sends("DELETE", api.review(await reviewsShirt(person)));
  expect(await entries()).toEqual([]);
});
