import { expect, test } from "vitest";
import { commentsClosedCall } from "../../shared/comments/paths.ts";
import { api, paths } from "../../shared/paths.ts";
import { coat, moths, siteWithSubjects } from "../comments/testing/site-with-subjects.ts";

async function siteWithLog() {
  const site = await siteWithSubjects();
  const root = await site.joins("Root", undefined, { role: "admin" });
  const log = async () => (await root.sees("adminAudit", paths.adminAudit)).entries.items;
  const newest = async () => (await log())[0];
  return { ...site, root, log, newest };
}

test.each([coat, moths])("the audit log says which admin deleted whose comment below which $kind", async (on) => {
  const { ada, bea, root, log, newest } = await siteWithLog();
  const { id } = (await bea.comments(on, "Cheap watches")).data.comment;
  await root.sends("DELETE", api.comment(id));
  const title = on.kind === "look" ? "Coat" : "moths";
  const entry = await newest();
  expect(entry).toMatchObject({
    ...{ act: "delete", actor: { slug: "root" } },
    subject: { kind: "comment", name: `by bea on “${title}”`, path: paths.comments(on) },
    ...{ before: { author: "bea", state: "live" }, after: { author: "bea", state: "deleted" } },
  });
  expect(JSON.stringify(entry)).not.toContain("watches");
  // The author of what it stands under, and its own author.
  for (const [author, deleter] of [
    ["Bea", ada],
    ["Root", root],
  ] as const) {
    const own = (await (author === "Bea" ? bea : root).comments(on, "Warm?")).data.comment.id;
    expect((await deleter.sends("DELETE", api.comment(own))).status).toBe(200);
  }
  expect(await log()).toHaveLength(1);
});

test.each([coat, moths])(
  "the audit log says which admin turned comments off and on for another member’s $kind",
  async (on) => {
    const { ada, root, log } = await siteWithLog();
    for (const method of ["PUT", "PUT", "DELETE", "DELETE"] as const)
      expect((await root.sends(method, commentsClosedCall(on))).status).toBe(200);
    expect(await log()).toMatchObject([
      { act: "open-comments", subject: { kind: on.kind }, before: { comments: "off" }, after: { comments: "on" } },
      { act: "close-comments", subject: { kind: on.kind }, before: { comments: "on" }, after: { comments: "off" } },
    ]);
    await ada.sends("PUT", commentsClosedCall(on));
    expect(await log()).toHaveLength(2);
  },
);

test("the audit log says what an admin changed of another member’s look, without its words, and that it was deleted", async () => {
  const { ada, root, log, newest } = await siteWithLog();
  const { look } = await ada.sees("look", paths.look("coat"));
  const draft = { title: "Coat", photos: look.photos.map(({ id, alt }) => ({ id, alt })) };
  await root.sends("PUT", api.look("coat"), draft);
  expect(await log()).toEqual([]);
  await root.sends("PUT", api.look("coat"), {
    ...draft,
    title: "Secret coat",
    season: "winter",
    audience: "followers",
  });
  const entry = await newest();
  expect(entry).toMatchObject({
    ...{
      act: "edit",
      actor: { slug: "root" },
      subject: { kind: "look", name: "Secret coat", path: paths.look("coat") },
    },
    before: { author: "ada", season: "none", audience: "everyone" },
    after: { author: "ada", season: "winter", audience: "followers", changed: "title, season, audience" },
  });
  expect(JSON.stringify([entry?.before, entry?.after])).not.toContain("Secret");
  await root.sends("PUT", api.look("coat"), {
    ...draft,
    title: "Secret coat",
    season: "winter",
    colours: ["red", "black"],
  });
  expect((await newest())?.after).toEqual({ author: "ada", colours: "black, red", changed: "colours" });
  await ada.sends("PUT", api.look("coat"), { ...draft, audience: "me" });
  expect((await newest())?.subject).toEqual({ kind: "look", name: "by ada", path: null });
  await ada.sends("PUT", api.look("coat"), { ...draft, audience: "everyone" });
  expect((await root.sends("DELETE", api.look("coat"))).status).toBe(200);
  expect(await newest()).toMatchObject({
    ...{ act: "delete", subject: { kind: "look", name: "by ada", path: null } },
    ...{ before: { author: "ada", state: "live" }, after: { author: "ada", state: "deleted" } },
  });
  await root.posts("Own");
  await root.sends("DELETE", api.look("own"));
  expect(await log()).toHaveLength(3);
});

test("what an admin deletes with a look decides its reports and those of its comments", async () => {
  const { ada, bea, cleo, root } = await siteWithSubjects().then(async (site) => ({
    ...site,
    root: await site.joins("Root", undefined, { role: "admin" }),
  }));
  const { id } = (await bea.comments("coat", "Cheap watches")).data.comment;
  await cleo.sends("POST", api.reports, { kind: "look", slug: "coat", reason: "spam" });
  await cleo.sends("POST", api.reports, { kind: "comment", id, reason: "spam" });
  const open = async () => (await root.sees("adminReports", paths.adminReports)).cases.items.length;
  expect(await open()).toBe(2);
  expect((await root.sends("DELETE", api.look("coat"))).status).toBe(200);
  expect(await open()).toBe(0);
  expect((await ada.sees("member", paths.member("ada"))).looks.items).toEqual([]);
});
