import { expect, test } from "vitest";
import type { SaveConflict } from "../../shared/catalogue-admin/catalogue-admin.ts";
import type { GroupFields } from "../../shared/group-admin/group-admin.ts";
import { api, paths } from "../../shared/paths.ts";
import { hasStarted, reads, talkingSite } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";

const draft = { name: "Mending", colour: "brown", mayRead: "everyone", mayPost: "members" };

test("an admin opens a group from nothing, and members talk in it at once", async () => {
  const { ada, root, visitor } = await talkingSite();
  const cover = (await root.hasPhoto()).id;
  const made = await root.sends("POST", api.adminGroups, { ...draft, cover, coverAlt: "A darning mushroom." });
  expect(made).toMatchObject({ status: 200, message: "Group created", data: { slug: "mending", version: 1 } });
  const { groups } = await visitor.sees("discussions", paths.discussions);
  expect(groups.map(({ slug, cover: shown }) => [slug, shown?.alt])).toEqual([
    ["knitwear", undefined],
    ["mending", "A darning mushroom."],
  ]);
  const photo = groups[1]?.cover;
  expect((await visitor.gets(paths.photo(cover, photo?.version ?? 1, photo?.widths[0] ?? 40, "webp"))).status).toBe(
    200,
  );
  await hasStarted(ada, "Socks", { group: "mending" });
  expect((await ada.sends("POST", api.adminGroups, draft)).status).toBe(403);
  expect((await ada.opens(paths.adminGroups)).httpStatus).toBe(403);
});

test("says at each field what is wrong", async () => {
  const { root } = await talkingSite();
  expect(
    await root.sends("POST", api.adminGroups, { name: " ", colour: "puce", mayRead: "all", mayPost: "" }),
  ).toMatchObject({
    status: 422,
    data: {
      name: ["Name the group."],
      colour: ["Choose a colour from the list."],
      mayRead: ["Choose who may read."],
      mayPost: ["Choose who may write."],
    },
  });
  const taken = await root.sends("POST", api.adminGroups, { ...draft, name: "KNITWEAR" });
  expect(taken).toMatchObject({ status: 422, data: { name: ["There is a group called “KNITWEAR” already."] } });
  expect((await root.sends("POST", api.adminGroups, { ...draft, slug: "knitwear" })).status).toBe(422);
});

test("a form that another admin has overtaken gets what is there, and who saved it", async () => {
  const { joins, root } = await talkingSite();
  const rhea = await joins("Rhea", undefined, { role: "admin" });
  await root.sends("POST", api.adminGroups, draft);
  const save = (person: typeof root, change: object, version: number) =>
    person.sends<SaveConflict<GroupFields>>("PUT", api.adminGroup("mending"), { ...draft, ...change, version });
  expect((await save(root, { description: "Darning" }, 1)).status).toBe(200);
  const late = await save(rhea, { colour: "red" }, 1);
  expect(late).toMatchObject({
    status: 409,
    data: { by: { slug: "root" }, saved: { description: "Darning", version: 2 } },
  });
  expect((await save(rhea, { description: "Darning", colour: "red" }, 2)).status).toBe(200);
  const page = await root.sees("adminGroup", paths.adminGroup("mending"));
  expect(page.changes.map(({ act, fields, by }) => [act, fields, by?.slug])).toEqual([
    ["edit", ["colour"], "rhea"],
    ["edit", ["description"], "root"],
    ["create", ["name", "slug", "colour", "mayPost", "mayRead", "isClosed"], "root"],
  ]);
});

test("groups have the order that an admin gives them", async () => {
  const site = await talkingSite();
  const { root, visitor } = site;
  for (const slug of ["mending", "shoes"]) await hasGroup(site, { slug });
  const order = (slugs: string[]) => root.sends("PUT", api.adminGroupOrder, { slugs });
  expect((await order(["shoes", "knitwear", "mending"])).status).toBe(200);
  const { groups } = await visitor.sees("discussions", paths.discussions);
  expect(groups.map(({ slug }) => slug)).toEqual(["shoes", "knitwear", "mending"]);
  expect((await order(["shoes", "knitwear"])).status).toBe(409);
  expect((await order(["shoes", "shoes", "mending"])).status).toBe(422);
});

test("a group that is merged leads, with all that was said in it, to the one that stays", async () => {
  const site = await talkingSite();
  const { ada, root, visitor } = site;
  await hasGroup(site, { slug: "socks" });
  const slug = await hasStarted(ada, "Heels", { group: "socks" });
  await hasStarted(ada, "Jumpers");
  await root.sends("PUT", api.adminGroup("socks"), { ...draft, name: "Stockings", slug: "stockings", version: 1 });
  const merge = (from: string, into: string) => root.sends("POST", api.adminGroupMerge(from), { into });
  expect((await merge("stockings", "stockings")).status).toBe(422);
  expect((await merge("stockings", "nothing")).status).toBe(422);
  expect(await merge("stockings", "knitwear")).toMatchObject({ status: 200, data: { slug: "knitwear" } });
  expect((await reads(visitor, slug)).discussion.group.slug).toBe("knitwear");
  for (const old of ["socks", "stockings"])
    expect(await visitor.opens(paths.discussionsOf(old))).toMatchObject({
      kind: "redirect",
      to: paths.discussionsOf("knitwear"),
    });
  expect((await visitor.sees("discussions", paths.discussions)).groups).toMatchObject([
    { slug: "knitwear", discussions: 2 },
  ]);
  expect((await merge("socks", "knitwear")).status).toBe(409);
  const stale = { ...draft, name: "Socks again", slug: "socks-again", version: 1 };
  expect((await root.sends("PUT", api.adminGroup("socks"), stale)).status).toBe(409);
});

test("a changed rule of who reads holds for what was said before", async () => {
  const { ada, root, visitor } = await talkingSite();
  const slug = await hasStarted(ada, "Jumpers", { text: "Secretly acrylic" });
  await visitor.opens(paths.conversation(slug));
  await root.sends("PUT", api.adminGroup("knitwear"), { ...draft, name: "Knitwear", mayRead: "members", version: 1 });
  expect(JSON.stringify(await reads(visitor, slug))).not.toContain("acrylic");
  expect(JSON.stringify(await visitor.opens(paths.discussions))).not.toContain("acrylic");
});
