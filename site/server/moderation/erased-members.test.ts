import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { cases } from "../cases/tables.ts";
import { hasStarted, replies, starts } from "../discussions/testing/talk.ts";
import { eraseMember } from "../leaving/erase-member.ts";
import { leavings } from "../leaving/tables.ts";
import { pruneDeletedLooks } from "../looks/deletion/prune-deleted-looks.ts";
import { setStanding } from "../members/set-standing.ts";
import { testSite } from "../testing/test-site.ts";
import { moderatedSite } from "./testing/moderated-site.ts";

/** @returns the member’s id */
async function erases(
  { db, context }: Pick<Awaited<ReturnType<typeof testSite>>, "db" | "context">,
  slug: string,
  choice: "anonymise" | "erase" = "anonymise",
): Promise<string> {
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, slug));
  const memberId = row?.id ?? "";
  const now = context.clock();
  await db.transaction(async (tx) => {
    await setStanding(tx, memberId, "leaving");
    await tx.insert(leavings).values({ memberId, standing: "active", choice, askedAt: now, dueAt: now });
    await eraseMember(tx, memberId, now);
  });
  return memberId;
}

test("nobody, admins included, lists or reports an erased member or changes their role", async () => {
  const site = await testSite();
  const { ada, joins } = site;
  const root = await joins("Root", undefined, { role: "admin" });
  const bea = await joins("Bea");
  await ada.posts("Coat");
  await bea.comments("coat", "Warm?");
  // Whoever knows an id can’t keep its member from being erased by taking a name.
  const [row] = await site.db.select({ id: members.id }).from(members).where(eq(members.slug, "bea"));
  const taken = `former-${row?.id}`;
  expect((await ada.sends("PUT", api.profile, { first_name: "Ada", slug: taken })).status).toBe(200);
  await ada.sends("PUT", api.profile, { first_name: "Ada", slug: "ada" });
  await erases(site, "bea");
  expect((await root.sees("look", paths.look("coat"))).comments.threads.items).toHaveLength(1);
  const listed = (await root.sees("adminMembers", paths.adminMembers)).members.items;
  expect(listed.map(({ slug }) => slug).sort()).toEqual(["ada", "root"]);
  const [nobody] = await site.db.select({ slug: members.slug }).from(members).where(eq(members.standing, "erased"));
  for (const slug of ["bea", nobody?.slug ?? ""]) {
    const report = { kind: "member", slug, reason: "spam" };
    expect((await root.sends("POST", api.reports, report)).status, slug).toBe(404);
    for (const role of ["member", "admin"]) {
      const draft = { role, why: "Only to ask" };
      expect((await root.sends("PUT", api.memberRole(slug), draft)).status, `${role} ${slug}`).toBe(404);
    }
  }
});

test("what an erased member deleted before leaves no words and no name in its case", async () => {
  const site = await testSite();
  const { ada, db, joins } = site;
  const bea = await joins("Bea", "Lind");
  await ada.posts("Coat");
  const { id } = (await bea.comments("coat", "Ask Bea Lind for watches")).data.comment;
  await ada.sends("POST", api.reports, { kind: "comment", id, reason: "spam" });
  expect((await bea.sends("DELETE", api.comment(id))).status).toBe(200);
  await erases(site, "bea");
  const [one] = await db.select().from(cases);
  expect(one).toMatchObject({ authorId: null, snapshot: { text: "", author: { username: "A former member" } } });
  expect(JSON.stringify(one)).not.toContain("Lind");
});

test("what others wrote under a look of an erased member stays in its case, without the look’s title", async () => {
  const site = await testSite();
  const { ada, db, joins } = site;
  const bea = await joins("Bea");
  const { slug } = await bea.posts("Bea Lind at work");
  const says = async (text: string) => (await ada.comments(slug, text)).data.comment.id;
  const [kept, deleted] = [await says("Watches"), await says("Cheap watches")];
  for (const id of [kept, deleted]) await bea.sends("POST", api.reports, { kind: "comment", id, reason: "spam" });
  const root = await joins("Root", undefined, { role: "admin" });
  for (const id of [kept, deleted]) await root.sends("POST", api.reports, { kind: "comment", id, reason: "spam" });
  await ada.sends("DELETE", api.comment(deleted));
  await erases(site, "bea");
  const snapshots = (await db.select().from(cases).orderBy(cases.id)).map(({ snapshot }) => snapshot);
  const author = { slug: "ada", username: "Ada Marsh" };
  expect(snapshots).toEqual([
    { title: "Comment", text: "Watches", author, photos: [] },
    { title: "Comment", text: "Cheap watches", author, photos: [] },
  ]);
});

test("a look that is deleted for good leaves no title in the cases of its comments", async () => {
  const site = await moderatedSite();
  const { ada, bea, db, root } = site;
  const { slug } = await ada.posts("Camel coat");
  const { id } = (await bea.comments(slug, "Watches")).data.comment;
  await root.sends("POST", api.reports, { kind: "comment", id, reason: "spam" });
  await ada.sends("DELETE", api.look(slug));
  const titles = async () => (await db.select().from(cases)).map(({ snapshot }) => snapshot.title);
  expect(await titles()).toEqual(["Comment on “Camel coat”"]);
  site.passDays(8);
  await pruneDeletedLooks(site.context);
  expect(await titles()).toEqual(["Comment"]);
});

test("a discussion that goes with its member leaves no title in the cases of its replies", async () => {
  const site = await moderatedSite();
  const { ada, bea, db, root } = site;
  const slug = await hasStarted(bea, "Bea Lind’s shirts");
  const { id } = (await replies(ada, slug, "Watches")).data;
  await root.sends("POST", api.reports, { kind: "message", id, reason: "spam" });
  await ada.sends("DELETE", api.message(id));
  await erases(site, "bea", "erase");
  const snapshots = (await db.select().from(cases)).map(({ snapshot }) => snapshot);
  expect(snapshots).toMatchObject([{ title: "Reply", author: { slug: "ada" } }]);
});

test("what waited of an erased member leaves nothing for admins to read", async () => {
  const site = await moderatedSite();
  const { ada, bea, root } = site;
  const link = "Cheap watches at https://watches.example/sale";
  await replies(bea, await hasStarted(ada, "White shirts"), link);
  await starts(bea, "Watches", { text: `${link} today` });
  expect(await site.casesFor(root)).toHaveLength(2);
  await erases(site, "bea", "erase");
  expect(await site.casesFor(root)).toEqual([]);
});
