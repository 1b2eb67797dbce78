import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { sentencesOf, unreadOf } from "../notification-list/testing/read-notifications.ts";
import type { Person } from "../testing/person.ts";
import { coat, commentsFor, moths, readBy, siteWithSubjects } from "./testing/site-with-subjects.ts";

describe.each([coat, moths])("who sees a comment ($kind)", (on) => {
  test("not those between whom and its author there is a block, from the next request on", async () => {
    const { ada, bea, cleo, visitor } = await siteWithSubjects();
    const { id } = (await bea.comments(on, "Warm?")).data.comment;
    await ada.comments(on, "Very.", id);
    await cleo.comments(on, "Lovely.");
    await bea.comments(on, "Isn’t it.", (await cleo.comments(on, "Second.")).data.comment.id);
    expect((await readBy(cleo, on)).count).toBe(5);
    await cleo.blocks("bea");
    expect(await readBy(cleo, on)).toEqual({ count: 2, texts: [["Lovely."], ["Second."]] });
    expect(await readBy(bea, on)).toEqual({ count: 2, texts: [["Warm?", "Very."]] });
    expect((await readBy(visitor, on)).count).toBe(5);
    expect((await cleo.comments(on, "Hm", id)).status).toBe(404);
    expect((await cleo.opens(paths.commentThread(on, id))).httpStatus).toBe(404);
    await cleo.sends("DELETE", api.block("bea"));
    expect((await readBy(cleo, on)).count).toBe(5);
  });

  test("someone blocked by a thread’s author can’t reply in it and isn’t told of replies", async () => {
    const { ada, bea, cleo } = await siteWithSubjects();
    const { id } = (await bea.comments(on, "Warm?")).data.comment;
    const answer = (await ada.comments(on, "Very.", id)).data.comment.id;
    const own = (await cleo.comments(on, "It is.", answer)).data.comment.id;
    await ada.comments(on, "Thank you.", own);
    expect(await sentencesOf(cleo)).toHaveLength(1);
    await bea.blocks("cleo");
    for (const parent of [id, answer, own]) expect((await cleo.comments(on, "Still?", parent)).status).toBe(404);
    expect([await sentencesOf(cleo), await unreadOf(cleo)]).toEqual([[], 0]);
    await bea.sends("DELETE", api.comment(id));
    expect((await cleo.comments(on, "Now?", own)).status).toBe(200);
    expect(await readBy(cleo, on)).toEqual({
      count: 4,
      texts: [[null, "Very.", "It is.", "Thank you."]],
    });
  });

  test("a muted member’s is folded", async () => {
    const { ada, bea, cleo } = await siteWithSubjects();
    await bea.comments(on, "Warm?");
    await cleo.mutes("bea");
    const foldedFor = async (person: Person) =>
      (await commentsFor(person, on)).threads.items.map(({ comment }) => comment.kind === "live" && comment.isMuted);
    expect([await foldedFor(cleo), await foldedFor(ada)]).toEqual([[true], [false]]);
  });
});

describe("who sees a comment", () => {
  const on = coat;

  test("a look whose author has blocked the writer is not there", async () => {
    const { ada, bea, visitor } = await siteWithSubjects();
    const { id } = (await bea.comments(on, "Warm?")).data.comment;
    await ada.blocks("bea");
    expect((await bea.comments(on, "Still?")).status).toBe(404);
    expect((await bea.sends("PUT", api.comment(id), { text: "Cold" })).status).toBe(404);
    expect((await bea.opens(paths.comments(on))).httpStatus).toBe(404);
    expect(await readBy(ada, on)).toEqual({ count: 0, texts: [] });
    expect((await bea.sends("DELETE", api.comment(id))).status).toBe(200);
    expect(await readBy(visitor, on)).toEqual({ count: 0, texts: [] });
  });

  test("a private look’s comments are its readers’, a private member’s her followers’", async () => {
    const { ada, bea, cleo, visitor } = await siteWithSubjects();
    await ada.posts("Secret", { audience: "followers" });
    await bea.follows("ada");
    expect((await cleo.comments("secret", "Let me in")).status).toBe(404);
    expect((await bea.comments("secret", "Thanks.")).status).toBe(200);
    expect((await cleo.opens(paths.lookComments("secret"))).httpStatus).toBe(404);
    await cleo.comments(on, "Quietly.");
    await cleo.setsPrivacy(true);
    expect(await readBy(visitor, on)).toEqual({ count: 0, texts: [] });
    await bea.follows("cleo");
    await cleo.accepts("bea");
    expect(await readBy(bea, on)).toEqual({ count: 1, texts: [["Quietly."]] });
  });
});

describe("a comment’s text", () => {
  const on = coat;

  const partsFor = async (person: Person) => {
    const [thread] = (await commentsFor(person, on)).threads.items;
    return thread?.comment.kind === "live" ? thread.comment.parts : [];
  };

  test("links the members it names, by id, and nobody whom its author or reader can’t see", async () => {
    const { ada, bea, cleo, joins, visitor } = await siteWithSubjects();
    await joins("Dora").then((dora) => dora.blocks("bea"));
    await bea.comments(on, "@ada, ask @cleo and @dora or @nobody (me@cleo.example)!");
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
    const { bea, visitor } = await siteWithSubjects();
    await bea.comments(on, "<img src=x onerror=alert(1)> see (https://example.org/a?b=c). javascript:alert(1)");
    expect(await partsFor(visitor)).toEqual([
      { kind: "text", text: "<img src=x onerror=alert(1)> see (" },
      { kind: "link", href: "https://example.org/a?b=c", text: "https://example.org/a?b=c" },
      { kind: "text", text: "). javascript:alert(1)" },
    ]);
  });
});
