import { describe, expect, test } from "vitest";
import { commentsClosedCall } from "../../shared/comments/paths.ts";
import { api, paths } from "../../shared/paths.ts";
import { pruneDeletedLooks } from "../looks/deletion/prune-deleted-looks.ts";
import { comments as commentRows } from "./tables.ts";
import { coat, commentsFor, moths, readBy, siteWithSubjects } from "./testing/site-with-subjects.ts";

describe.each([coat, moths])("an edited comment ($kind)", (on) => {
  test("says so, and is its author's for a day", async () => {
    let now = new Date("2026-11-23T10:00:00Z");
    const { bea, ...site } = await siteWithSubjects({ clock: () => now });
    const { id } = (await bea.comments(on, "Is it wram?")).data.comment;
    expect(await bea.sends("PUT", api.comment(id), { text: "Is it warm?" })).toMatchObject({
      status: 200,
      message: "Changes saved",
      data: { isEdited: true, parts: [{ kind: "text", text: "Is it warm?" }] },
    });
    expect((await bea.sends("PUT", api.comment(id), { text: " " })).status).toBe(422);
    expect((await site.ada.sends("PUT", api.comment(id), { text: "Mine" })).status).toBe(404);
    expect(await readBy(site.visitor, on)).toEqual({ count: 1, texts: [["Is it warm?"]] });
    now = new Date("2026-11-24T10:00:00Z");
    const late = { status: 409, message: "You can edit a comment for 24 hours. Delete it and write a new one." };
    expect(await bea.sends("PUT", api.comment(id), { text: "Late" })).toMatchObject(late);
  });
});

describe.each([coat, moths])("a deleted comment ($kind)", (on) => {
  test("goes; with replies its place stays until the last of them goes", async () => {
    const { ada, bea, cleo, visitor } = await siteWithSubjects();
    const question = (await bea.comments(on, "Is it warm?")).data.comment.id;
    const answer = (await ada.comments(on, "Very.", question)).data.comment.id;
    const alone = (await bea.comments(on, "Nice.")).data.comment.id;
    for (const id of [question, alone])
      expect(await bea.sends("DELETE", api.comment(id))).toMatchObject({ status: 200, message: "Comment deleted" });
    expect((await bea.sends("DELETE", api.comment(question))).status).toBe(404);
    expect(await readBy(visitor, on)).toEqual({ count: 1, texts: [[null, "Very."]] });
    expect(JSON.stringify(await visitor.opens(paths.commented(on)))).not.toContain("Is it warm?");
    expect((await cleo.comments(on, "Still there?", question)).status).toBe(404);
    const more = (await cleo.comments(on, "Good.", answer)).data;
    expect(more.threadId).toBe(question);
    await cleo.sends("DELETE", api.comment(more.comment.id));
    await ada.sends("DELETE", api.comment(answer));
    expect(await readBy(visitor, on)).toEqual({ count: 0, texts: [] });
  });

  test("may be removed by the author of what it stands under and by admins, and by nobody else", async () => {
    const { ada, bea, cleo, joins, visitor } = await siteWithSubjects();
    const ids = [];
    for (const text of ["One", "Two"]) ids.push((await bea.comments(on, text)).data.comment.id);
    expect((await cleo.sends("DELETE", api.comment(ids[0]!))).status).toBe(404);
    expect((await ada.sends("DELETE", api.comment(ids[0]!))).status).toBe(200);
    const root = await joins("Root", undefined, { role: "admin" });
    expect((await root.sends("DELETE", api.comment(ids[1]!))).status).toBe(200);
    expect(await readBy(visitor, on)).toEqual({ count: 0, texts: [] });
  });
});

describe("a deleted comment", () => {
  test("is not removed by an admin on a look that only its author reads", async () => {
    const { ada, joins, db } = await siteWithSubjects();
    const root = await joins("Root", undefined, { role: "admin" });
    const mine = await ada.posts("Mine", { audience: "me" });
    const { id } = (await ada.comments(mine.slug, "A note to myself")).data.comment;
    const refused = await root.sends("DELETE", api.comment(id));
    const unknown = await root.sends("DELETE", api.comment(crypto.randomUUID()));
    expect([refused.status, refused.message]).toEqual([404, unknown.message]);
    expect(await db.$count(commentRows)).toBe(1);
    expect((await ada.sends("DELETE", api.comment(id))).status).toBe(200);
  });

  test("is hidden with its look, and goes with it", async () => {
    const { ada, bea, context, db, visitor } = await siteWithSubjects();
    const { id } = (await bea.comments("coat", "Warm?")).data.comment;
    await ada.comments("coat", "@bea very.", id);
    await ada.sends("DELETE", api.look("coat"));
    expect((await visitor.gets(paths.comments(coat))).status).toBe(404);
    await db.execute("update site.looks set deleted_at = now() - interval '8 days'");
    await pruneDeletedLooks(context);
    expect(await db.$count(commentRows)).toBe(0);
  });
});

describe.each([coat, moths])("closed comments ($kind)", (on) => {
  test("are read and take no new ones", async () => {
    const { ada, bea, visitor } = await siteWithSubjects();
    const { id } = (await bea.comments(on, "Warm?")).data.comment;
    expect((await bea.sends("PUT", commentsClosedCall(on))).status).toBe(403);
    for (const _ of [1, 2])
      expect((await ada.sends("PUT", commentsClosedCall(on))).data).toEqual({ isClosed: true, comments: 1 });
    for (const parent of [undefined, id])
      expect(await bea.comments(on, "Hello?", parent)).toMatchObject({
        status: 409,
        message: `Comments on this ${on.kind} are turned off.`,
      });
    expect(await commentsFor(visitor, on)).toMatchObject({
      isClosed: true,
      threads: { items: { length: 1 } },
    });
    expect((await commentsFor(ada, on)).mayClose).toBe(true);
    expect((await ada.sends("DELETE", commentsClosedCall(on))).data).toEqual({ isClosed: false, comments: 1 });
    expect((await bea.comments(on, "Hello!")).status).toBe(200);
  });
});
