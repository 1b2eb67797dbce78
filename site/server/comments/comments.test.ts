import { describe, expect, test } from "vitest";
import type { CommentThread } from "../../shared/comments/comment.ts";
import { api, paths } from "../../shared/paths.ts";
import { pruneDeletedLooks } from "../looks/deletion/prune-deleted-looks.ts";
import { looks } from "../looks/tables.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { comments as commentRows } from "./tables.ts";

const textOf = ({ comment }: CommentThread) =>
  comment.kind === "deleted"
    ? null
    : comment.parts.map((part) => (part.kind === "mention" ? part : part.text)).join("");

/** A look's comments as a person reads them: the count, and each text with those of its replies. */
async function readBy(person: Person, slug: string) {
  const { look, comments } = await person.sees("look", paths.look(slug));
  const texts = comments.threads.items.map((thread) => [
    textOf(thread),
    ...thread.replies.items.map((comment) => textOf({ ...thread, comment })),
  ]);
  return { count: look.comments, texts };
}

async function siteWithLook() {
  const site = await testSite();
  await site.ada.posts("Coat");
  return { ...site, bea: await site.joins("Bea"), cleo: await site.joins("Cleo") };
}

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

  test("fifty at once are all counted, and so are fifty deletions", async () => {
    const { ada, bea, cleo, visitor, joins } = await siteWithLook();
    const thread = (await ada.comments("coat", "Ask me anything.")).data.comment.id;
    const people = [bea, cleo, await joins("Dora"), await joins("Emma"), await joins("Fay")];
    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 10 }, (_, at) => person.comments("coat", `Number ${at}`, at % 2 ? thread : undefined)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { look, comments } = await visitor.sees("look", paths.look("coat"));
    expect([look.comments, comments.threads.items[0]?.replyCount]).toEqual([51, 25]);
    const deleted = await Promise.all(
      answers.map(({ data }, at) => people[Math.floor(at / 10)]?.sends("DELETE", api.comment(data.comment.id))),
    );
    expect(new Set(deleted.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(await readBy(visitor, "coat")).toEqual({ count: 1, texts: [["Ask me anything."]] });
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
    const late = await bea.sends("PUT", api.comment(id), { text: "Late" });
    expect([late.status, late.message]).toEqual([
      409,
      "You can edit a comment for 24 hours. Delete it and write a new one.",
    ]);
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

describe("who sees a comment", () => {
  test("not those between whom and its author there is a block, from the next request on", async () => {
    const { ada, bea, cleo, visitor } = await siteWithLook();
    const { id } = (await bea.comments("coat", "Warm?")).data.comment;
    await ada.comments("coat", "Very.", id);
    await cleo.comments("coat", "Lovely.");
    await bea.comments("coat", "Isn’t it.", (await cleo.comments("coat", "Second.")).data.comment.id);
    expect((await readBy(cleo, "coat")).count).toBe(5);
    await cleo.blocks("bea");
    expect(await readBy(cleo, "coat")).toEqual({ count: 2, texts: [["Lovely."], ["Second."]] });
    expect(await readBy(bea, "coat")).toEqual({ count: 2, texts: [["Warm?", "Very."]] });
    expect((await readBy(visitor, "coat")).count).toBe(5);
    expect((await cleo.comments("coat", "Hm", id)).status).toBe(404);
    expect((await cleo.opens(paths.commentThread("coat", id))).httpStatus).toBe(404);
    await cleo.sends("DELETE", api.block("bea"));
    expect((await readBy(cleo, "coat")).count).toBe(5);
  });

  test("a look whose author has blocked the writer is not there", async () => {
    const { ada, bea, visitor } = await siteWithLook();
    const { id } = (await bea.comments("coat", "Warm?")).data.comment;
    await ada.blocks("bea");
    expect((await bea.comments("coat", "Still?")).status).toBe(404);
    expect((await bea.sends("PUT", api.comment(id), { text: "Cold" })).status).toBe(404);
    expect((await bea.opens(paths.lookComments("coat"))).httpStatus).toBe(404);
    expect(await readBy(ada, "coat")).toEqual({ count: 0, texts: [] });
    expect((await bea.sends("DELETE", api.comment(id))).status).toBe(200);
    expect(await readBy(visitor, "coat")).toEqual({ count: 0, texts: [] });
  });

  test("a private look’s comments are its readers’, a private member’s her followers’", async () => {
    const { ada, bea, cleo, visitor } = await siteWithLook();
    await ada.posts("Secret", { audience: "followers" });
    await bea.follows("ada");
    expect((await cleo.comments("secret", "Let me in")).status).toBe(404);
    expect((await bea.comments("secret", "Thanks.")).status).toBe(200);
    expect((await cleo.opens(paths.lookComments("secret"))).httpStatus).toBe(404);
    await cleo.comments("coat", "Quietly.");
    await cleo.setsPrivacy(true);
    expect(await readBy(visitor, "coat")).toEqual({ count: 0, texts: [] });
    await bea.follows("cleo");
    await cleo.accepts("bea");
    expect(await readBy(bea, "coat")).toEqual({ count: 1, texts: [["Quietly."]] });
  });

  test("a muted member’s is folded", async () => {
    const { ada, bea, cleo } = await siteWithLook();
    await bea.comments("coat", "Warm?");
    await cleo.mutes("bea");
    const foldedFor = async (person: Person) =>
      (await person.sees("look", paths.look("coat"))).comments.threads.items.map(
        ({ comment }) => comment.kind === "live" && comment.isMuted,
      );
    expect([await foldedFor(cleo), await foldedFor(ada)]).toEqual([[true], [false]]);
  });
});

describe("a comment’s text", () => {
  const partsFor = async (person: Person) => {
    const [thread] = (await person.sees("look", paths.look("coat"))).comments.threads.items;
    return thread?.comment.kind === "live" ? thread.comment.parts : [];
  };

  test("links the members it names, by id, and nobody whom its author or reader can’t see", async () => {
    const { ada, bea, cleo, joins, visitor } = await siteWithLook();
    await joins("Dora").then((dora) => dora.blocks("bea"));
    await bea.comments("coat", "@ada, ask @cleo and @dora or @nobody (me@cleo.example)!");
    const named = [
      { kind: "mention", slug: "ada", username: "Ada Marsh" },
      { kind: "text", text: ", ask " },
      { kind: "mention", slug: "cleo", username: "Cleo" },
      { kind: "text", text: " and @dora or @nobody (me@cleo.example)!" },
    ];
    expect(await partsFor(visitor)).toEqual(named);
    await cleo.sends("PUT", api.profile, { first_name: "Cleo", slug: "cleopatra" });
    expect((await partsFor(visitor))[2]).toEqual({ kind: "mention", slug: "cleopatra", username: "Cleo" });
    await cleo.blocks("ada");
    expect((await partsFor(ada))[1]).toEqual({
      kind: "text",
      text: ", ask @cleo and @dora or @nobody (me@cleo.example)!",
    });
  });

  test("is text and never markup; addresses of the web become links", async () => {
    const { bea, visitor } = await siteWithLook();
    await bea.comments("coat", "<img src=x onerror=alert(1)> see (https://example.org/a?b=c). javascript:alert(1)");
    expect(await partsFor(visitor)).toEqual([
      { kind: "text", text: "<img src=x onerror=alert(1)> see (" },
      { kind: "link", href: "https://example.org/a?b=c", text: "https://example.org/a?b=c" },
      { kind: "text", text: "). javascript:alert(1)" },
    ]);
  });
});

describe("a comment form that is sent without script", () => {
  const send = async (fields: Record<string, string>, path = paths.lookComments("coat")) => {
    const site = await siteWithLook();
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: "http://site.example",
      Cookie: `token=${encodeURIComponent(JSON.stringify(site.tokenOf(site.bea)))}`,
    };
    const answer = await site.reach(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
    return { ...site, answer };
  };

  test("posts and leads to the comment", async () => {
    const { answer, visitor } = await send({ text: "Without script", parent: "" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/looks\/coat\/comments\?comment=([0-9a-f-]{36})#comment-\1$/),
    ]);
    expect(await readBy(visitor, "coat")).toEqual({ count: 1, texts: [["Without script"]] });
  });

  test("is shown again with its text when refused", async () => {
    const { answer } = await send({ text: "x".repeat(2001) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Use 2,000 characters or fewer for the comment.");
  });
});
