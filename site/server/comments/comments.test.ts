import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { looks } from "../looks/tables.ts";
import { comments as commentRows } from "./tables.ts";
import { readBy, siteWithLook } from "./testing/site-with-look.ts";

describe("comments on a look", () => {
  test("are read oldest first with their replies, by visitors too", async () => {
    const { ada, bea, cleo, visitor } = await siteWithLook();
    expect(await readBy(visitor, "coat")).toEqual({ count: 0, texts: [] });
    const first = (await bea.comments("coat", "  Is it warm?  ")).data;
    expect(first).toMatchObject({
      comment: { parts: [{ kind: "text", text: "Is it warm?" }], source: "Is it warm?", mayDelete: true },
      threadId: null,
    });
    await cleo.comments("coat", "What a colour.");
    const reply = (await ada.comments("coat", "Very.", first.comment.id)).data;
    expect(reply.threadId).toBe(first.comment.id);
    const nested = (await bea.comments("coat", "Good to know.", reply.comment.id)).data;
    expect(nested.threadId).toBe(first.comment.id);
    const all = { count: 4, texts: [["Is it warm?", "Very.", "Good to know."], ["What a colour."]] };
    expect(await readBy(visitor, "coat")).toEqual(all);
    expect(await readBy(cleo, "coat")).toEqual(all);
    const { comments } = await visitor.sees("look", paths.look("coat"));
    expect(comments).toMatchObject({ isClosed: false, mayClose: false });
    expect(comments.threads.items[0]?.comment).toMatchObject({ source: null, mayDelete: false, isEdited: false });
  });

  test("are refused without text, with too much, and by whoever sends something else", async () => {
    const { bea, visitor } = await siteWithLook();
    expect((await bea.comments("coat", "   ")).data).toEqual({ text: ["Write a comment."] });
    expect(await bea.comments("coat", "x".repeat(2001))).toMatchObject({
      status: 422,
      data: { text: ["Use 2,000 characters or fewer for the comment."] },
    });
    expect((await bea.comments("coat", "x".repeat(2000))).status).toBe(200);
    expect((await bea.comments("coat", "a\u0000b")).status).toBe(422);
    expect((await bea.comments("coat", "Hello", "none")).status).toBe(422);
    expect((await bea.comments("coat", "Hello", crypto.randomUUID())).status).toBe(404);
    expect((await bea.sends("POST", api.lookComments("coat"), { text: { html: "<b>" } })).status).toBe(422);
    expect((await bea.comments("nothing", "Hello")).status).toBe(404);
    expect((await visitor.comments("coat", "Hello")).status).toBe(401);
    expect((await bea.sends("PUT", api.comment("none"), { text: "Hello" })).status).toBe(404);
    expect((await bea.opens(`${paths.lookComments("coat")}?comment=none`)).httpStatus).toBe(404);
    expect((await bea.opens(`${paths.lookComments("coat")}?after=none`)).httpStatus).toBe(400);
  });

  test("are posted once per key", async () => {
    const { bea, visitor } = await siteWithLook();
    const key = { "Idempotency-Key": "the-same-press" };
    const answers = await Promise.all([1, 2, 3].map(() => bea.comments("coat", "Once", undefined, key)));
    expect(new Set(answers.map(({ data }) => data.comment.id)).size).toBe(1);
    expect(await readBy(visitor, "coat")).toEqual({ count: 1, texts: [["Once"]] });
  });

  test("come twenty at a time, with three replies each; the rest is asked for", async () => {
    const { ada, visitor, context, db } = await siteWithLook();
    const [look] = await db.select({ id: looks.id, authorId: looks.authorId }).from(looks);
    const start = context.clock().getTime() - 100_000;
    const idAt = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`;
    const row = (at: number, more = {}) => ({
      ...{ id: idAt(at), authorId: look!.authorId, lookId: look!.id, source: `Text ${at}` },
      ...{ postedAt: new Date(start + Math.floor(at / 2)), ...more },
    });
    await db.insert(commentRows).values(row(0, { replyCount: 60 }));
    await db.insert(commentRows).values(Array.from({ length: 44 }, (_, at) => row(at + 1)));
    await db.insert(commentRows).values(Array.from({ length: 60 }, (_, at) => row(at + 100, { parentId: idAt(0) })));
    await db.update(looks).set({ commentCount: 105 });
    const { comments, look: shown } = await visitor.sees("look", paths.look("coat"));
    expect([shown.comments, comments.threads.items.length]).toEqual([105, 20]);
    expect(comments.threads.items[0]).toMatchObject({ replyCount: 60, replies: { items: { length: 3 } } });
    const ids = comments.threads.items.map(({ comment }) => comment.id);
    let { next } = comments.threads;
    while (next) {
      const page = await visitor.sees("lookComments", `${paths.lookComments("coat")}?after=${next}`);
      ids.push(...page.comments.threads.items.map(({ comment }) => comment.id));
      next = page.comments.threads.next;
    }
    expect(ids).toEqual(Array.from({ length: 45 }, (_, at) => idAt(at)));
    const cursor = comments.threads.items[0]?.replies.next;
    const thread = paths.commentThread("coat", idAt(0));
    const rest = await visitor.sees("lookComments", `${thread}&after=${cursor}`);
    expect(rest.comments.threads.items[0]?.replies).toMatchObject({ items: { length: 50 }, next: expect.any(String) });
    expect(rest.comments.threads.items[0]?.replies.items[0]?.id).toBe(idAt(103));
    const linked = await ada.sees("lookComments", paths.commentThread("coat", idAt(110)));
    expect(linked).toMatchObject({ of: idAt(110), comments: { threads: { items: [{ comment: { id: idAt(0) } }] } } });
    expect((await ada.opens(`${paths.lookComments("coat")}?after=${cursor}`)).httpStatus).toBe(400);
  });
});
