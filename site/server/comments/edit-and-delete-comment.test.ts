import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { pruneDeletedLooks } from "../looks/deletion/prune-deleted-looks.ts";
import { testSite } from "../testing/test-site.ts";
import { comments as commentRows } from "./tables.ts";
import { readBy, siteWithLook } from "./testing/site-with-look.ts";

describe("an edited comment", () => {
  test("says so, and is its author's for a day", async () => {
    let now = new Date("2026-11-23T10:00:00Z");
    const site = await testSite({ clock: () => now });
    const bea = await site.joins("Bea");
    await site.ada.posts("Coat");
    const { id } = (await bea.comments("coat", "Is it wram?")).data.comment;
    expect(await bea.sends("PUT", api.comment(id), { text: "Is it warm?" })).toMatchObject({
      status: 200,
      message: "Changes saved",
      data: { isEdited: true, parts: [{ kind: "text", text: "Is it warm?" }] },
    });
    expect((await bea.sends("PUT", api.comment(id), { text: " " })).status).toBe(422);
    expect((await site.ada.sends("PUT", api.comment(id), { text: "Mine" })).status).toBe(404);
    expect(await readBy(site.visitor, "coat")).toEqual({ count: 1, texts: [["Is it warm?"]] });
    now = new Date("2026-11-24T10:00:00Z");
    const late = { status: 409, message: "You can edit a comment for 24 hours. Delete it and write a new one." };
    expect(await bea.sends("PUT", api.comment(id), { text: "Late" })).toMatchObject(late);
  });
});

describe("a deleted comment", () => {
  test("goes; with replies its place stays until the last of them goes", async () => {
    const { ada, bea, cleo, visitor } = await siteWithLook();
    const question = (await bea.comments("coat", "Is it warm?")).data.comment.id;
    const answer = (await ada.comments("coat", "Very.", question)).data.comment.id;
    const alone = (await bea.comments("coat", "Nice.")).data.comment.id;
    for (const id of [question, alone])
      expect(await bea.sends("DELETE", api.comment(id))).toMatchObject({ status: 200, message: "Comment deleted" });
    expect((await bea.sends("DELETE", api.comment(question))).status).toBe(404);
    expect(await readBy(visitor, "coat")).toEqual({ count: 1, texts: [[null, "Very."]] });
    expect(JSON.stringify(await visitor.opens(paths.look("coat")))).not.toContain("Is it warm?");
    expect((await cleo.comments("coat", "Still there?", question)).status).toBe(404);
    const more = (await cleo.comments("coat", "Good.", answer)).data;
    expect(more.threadId).toBe(question);
    await cleo.sends("DELETE", api.comment(more.comment.id));
    await ada.sends("DELETE", api.comment(answer));
    expect(await readBy(visitor, "coat")).toEqual({ count: 0, texts: [] });
  });

  test("may be removed by the look's author and by admins, and by nobody else", async () => {
    const { ada, bea, cleo, joins, visitor } = await siteWithLook();
    const ids = [];
    for (const text of ["One", "Two"]) ids.push((await bea.comments("coat", text)).data.comment.id);
    expect((await cleo.sends("DELETE", api.comment(ids[0]!))).status).toBe(404);
    expect((await ada.sends("DELETE", api.comment(ids[0]!))).status).toBe(200);
    const root = await joins("Root", undefined, { role: "admin" });
    expect((await root.sends("DELETE", api.comment(ids[1]!))).status).toBe(200);
    expect(await readBy(visitor, "coat")).toEqual({ count: 0, texts: [] });
  });

  test("is not removed by an admin on a look that only its author reads", async () => {
    const { ada, joins, db } = await siteWithLook();
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
    const { ada, bea, context, db, visitor } = await siteWithLook();
    const { id } = (await bea.comments("coat", "Warm?")).data.comment;
    await ada.comments("coat", "@bea very.", id);
    await ada.sends("DELETE", api.look("coat"));
    expect((await visitor.gets(paths.lookComments("coat"))).status).toBe(404);
    await db.execute("update site.looks set deleted_at = now() - interval '8 days'");
    await pruneDeletedLooks(context);
    expect(await db.$count(commentRows)).toBe(0);
  });
});

describe("closed comments", () => {
  test("are read and take no new ones", async () => {
    const { ada, bea, visitor } = await siteWithLook();
    const { id } = (await bea.comments("coat", "Warm?")).data.comment;
    expect((await bea.sends("PUT", api.commentsClosed("coat"))).status).toBe(403);
    for (const _ of [1, 2])
      expect((await ada.sends("PUT", api.commentsClosed("coat"))).data).toEqual({ isClosed: true, comments: 1 });
    for (const parent of [undefined, id])
      expect(await bea.comments("coat", "Hello?", parent)).toMatchObject({
        status: 409,
        message: "Comments on this look are turned off.",
      });
    expect((await visitor.sees("look", paths.look("coat"))).comments).toMatchObject({
      isClosed: true,
      threads: { items: { length: 1 } },
    });
    expect((await ada.sees("look", paths.look("coat"))).comments.mayClose).toBe(true);
    expect((await ada.sends("DELETE", api.commentsClosed("coat"))).data).toEqual({ isClosed: false, comments: 1 });
    expect((await bea.comments("coat", "Hello!")).status).toBe(200);
  });
});
