import { describe, expect, test } from "vitest";
import { commentsCall } from "../../shared/comments/paths.ts";
import { api, paths } from "../../shared/paths.ts";
import { looks } from "../looks/tables.ts";
import { entries } from "../notebook/tables.ts";
import { comments as commentRows } from "./tables.ts";
import { coat, commentsFor, moths, readBy, siteWithSubjects } from "./testing/site-with-subjects.ts";

describe.each([coat, moths])("comments ($kind)", (on) => {
  test("are read oldest first with their replies, by visitors too", async () => {
    const { ada, bea, cleo, visitor } = await siteWithSubjects();
    expect(await readBy(visitor, on)).toEqual({ count: 0, texts: [] });
    const first = (await bea.comments(on, "  Is it warm?  ")).data;
    expect(first).toMatchObject({
      comment: { parts: [{ kind: "text", text: "Is it warm?" }], source: "Is it warm?", mayDelete: true },
      threadId: null,
    });
    await cleo.comments(on, "What a colour.");
    const reply = (await ada.comments(on, "Very.", first.comment.id)).data;
    expect(reply.threadId).toBe(first.comment.id);
    const nested = (await bea.comments(on, "Good to know.", reply.comment.id)).data;
    expect(nested.threadId).toBe(first.comment.id);
    const all = { count: 4, texts: [["Is it warm?", "Very.", "Good to know."], ["What a colour."]] };
    expect(await readBy(visitor, on)).toEqual(all);
    expect(await readBy(cleo, on)).toEqual(all);
    const comments = await commentsFor(visitor, on);
    expect(comments).toMatchObject({ isClosed: false, isOwn: false, mayClose: false });
    expect((await commentsFor(bea, on)).isOwn).toBe(false);
    expect((await commentsFor(ada, on)).isOwn).toBe(true);
    expect(comments.threads.items[0]?.comment).toMatchObject({ source: null, mayDelete: false, isEdited: false });
  });

  test("are refused without text, with too much, and by whoever sends something else", async () => {
    const { bea, visitor } = await siteWithSubjects();
    expect((await bea.comments(on, "   ")).data).toEqual({ text: ["Write a comment."] });
    expect(await bea.comments(on, "x".repeat(2001))).toMatchObject({
      status: 422,
      data: { text: ["Use 2,000 characters or fewer for the comment."] },
    });
    expect((await bea.comments(on, "x".repeat(2000))).status).toBe(200);
    expect((await bea.comments(on, "a\u0000b")).status).toBe(422);
    expect((await bea.comments(on, "Hello", "none")).status).toBe(422);
    expect((await bea.comments(on, "Hello", crypto.randomUUID())).status).toBe(404);
    expect((await bea.sends("POST", commentsCall(on), { text: { html: "<b>" } })).status).toBe(422);
    expect((await bea.comments({ ...on, slug: "nothing" }, "Hello")).status).toBe(404);
    expect((await visitor.comments(on, "Hello")).status).toBe(401);
    expect((await bea.sends("PUT", api.comment("none"), { text: "Hello" })).status).toBe(404);
    expect((await bea.opens(`${paths.comments(on)}?comment=none`)).httpStatus).toBe(404);
    expect((await bea.opens(`${paths.comments(on)}?after=none`)).httpStatus).toBe(400);
  });

  test("are posted once per key", async () => {
    const { bea, visitor } = await siteWithSubjects();
    const key = { "Idempotency-Key": "the-same-press" };
    const answers = await Promise.all([1, 2, 3].map(() => bea.comments(on, "Once", undefined, key)));
    expect(new Set(answers.map(({ data }) => data.comment.id)).size).toBe(1);
    expect(await readBy(visitor, on)).toEqual({ count: 1, texts: [["Once"]] });
  });

  test("come twenty at a time, with three replies each; the rest is asked for", async () => {
    const { ada, visitor, context, db } = await siteWithSubjects();
    const table = on.kind === "look" ? looks : entries;
    const [subject] = await db.select({ id: table.id, authorId: table.authorId }).from(table);
    const under = on.kind === "look" ? { lookId: subject!.id } : { entryId: subject!.id };
    const start = context.clock().getTime() - 100_000;
    const idAt = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`;
    const row = (at: number, more = {}) => ({
      ...{ id: idAt(at), authorId: subject!.authorId!, ...under, source: `Text ${at}` },
      ...{ postedAt: new Date(start + Math.floor(at / 2)), ...more },
    });
    await db.insert(commentRows).values(row(0, { replyCount: 60 }));
    await db.insert(commentRows).values(Array.from({ length: 44 }, (_, at) => row(at + 1)));
    await db.insert(commentRows).values(Array.from({ length: 60 }, (_, at) => row(at + 100, { parentId: idAt(0) })));
    await db.update(table).set({ commentCount: 105 });
    const comments = await commentsFor(visitor, on);
    expect([comments.count, comments.threads.items.length]).toEqual([105, 20]);
    expect(comments.threads.items[0]).toMatchObject({ replyCount: 60, replies: { items: { length: 3 } } });
    const ids = comments.threads.items.map(({ comment }) => comment.id);
    const page = on.kind === "look" ? "lookComments" : "entryComments";
    let { next } = comments.threads;
    while (next) {
      const further = await visitor.sees(page, `${paths.comments(on)}?after=${next}`);
      ids.push(...further.comments.threads.items.map(({ comment }) => comment.id));
      next = further.comments.threads.next;
    }
    expect(ids).toEqual(Array.from({ length: 45 }, (_, at) => idAt(at)));
    const cursor = comments.threads.items[0]?.replies.next;
    const thread = paths.commentThread(on, idAt(0));
    const rest = await visitor.sees(page, `${thread}&after=${cursor}`);
    expect(rest.comments.threads.items[0]?.replies).toMatchObject({ items: { length: 50 }, next: expect.any(String) });
    expect(rest.comments.threads.items[0]?.replies.items[0]?.id).toBe(idAt(103));
    const linked = await ada.sees(page, paths.commentThread(on, idAt(110)));
    expect(linked).toMatchObject({ of: idAt(110), comments: { threads: { items: [{ comment: { id: idAt(0) } }] } } });
    expect((await ada.opens(`${paths.comments(on)}?after=${cursor}`)).httpStatus).toBe(400);
  });
});
