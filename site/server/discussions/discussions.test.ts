import { describe, expect, test } from "vitest";
import type { SimilarDiscussionsAnswer } from "../../shared/discussions/discussion.ts";
import type { FoundMessagesAnswer, LiveMessage, MessageHistoryAnswer } from "../../shared/discussions/message.ts";
import { api, paths } from "../../shared/paths.ts";
import { unreadOf } from "../notification-list/testing/read-notifications.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import { hasStarted, reads, replies, saidTo, starts, talkingSite } from "./testing/talk.ts";

describe("a discussion", () => {
  test("is started with its first message, and leads the list of its group", async () => {
    const { ada, visitor } = await talkingSite();
    const started = await starts(ada, "White shirts that last", {
      text: "Which **poplin**?",
      tags: ["Poplin", "care"],
    });
    expect(started).toMatchObject({
      ...{ status: 200, message: "Discussion started" },
      data: { slug: "white-shirts-that-last", path: "/discussions/white-shirts-that-last/conversation" },
    });
    const { discussion, messages, participants } = await reads(visitor, started.data.slug);
    expect(discussion).toMatchObject({
      ...{ title: "White shirts that last", tags: ["poplin", "care"], replies: 0, lastNumber: 1 },
      ...{ starter: { slug: "ada" }, group: { slug: "knitwear", name: "Knitwear" } },
    });
    expect(messages.items).toMatchObject([{ kind: "live", number: 1, html: "<p>Which <strong>poplin</strong>?</p>" }]);
    expect(participants).toMatchObject({ count: 1, members: [{ slug: "ada" }] });
    const page = await visitor.sees("discussions", paths.discussionsOf("knitwear"));
    expect(page.discussions.items).toMatchObject([
      {
        slug: "white-shirts-that-last",
        replies: 0,
        unread: null,
        last: { author: "Ada Marsh", text: "Which poplin?" },
      },
    ]);
    expect([page.group?.discussions, page.count]).toEqual([1, 1]);
  });

  test("says at each field what is missing", async () => {
    const { ada } = await talkingSite();
    const { status, data } = await ada.sends("POST", api.discussions, { group: "", title: " ", text: "\u200b" });
    expect([status, data]).toEqual([
      422,
      { group: ["Choose a group."], title: ["Give the discussion a title."], text: ["Write something."] },
    ]);
    expect((await starts(ada, "Where", { group: "nowhere" })).status).toBe(404);
    expect((await starts(ada, "Tags", { tags: ["a", "b", "c", "d", "e", "f"] })).status).toBe(422);
    expect((await starts(ada, "Tags", { tags: ["<b>"] })).status).toBe(422);
  });

  test("takes its title and tags from who started it for a day, from admins always, and keeps its address", async () => {
    const { ada, bea, root, passMinutes } = await talkingSite();
    const slug = await hasStarted(ada, "Darning wool");
    const edit = { title: "Darning thick wool", tags: ["mending"] };
    expect((await bea.sends("PUT", api.discussion(slug), edit)).status).toBe(403);
    expect((await ada.sends("PUT", api.discussion(slug), edit)).status).toBe(200);
    expect((await reads(bea, slug)).discussion).toMatchObject(edit);
    passMinutes(25 * 60);
    expect((await ada.sends("PUT", api.discussion(slug), edit)).status).toBe(409);
    expect((await root.sends("PUT", api.discussion(slug), { ...edit, tags: [] })).status).toBe(200);
  });

  test("is found by a title that is like its own, with a letter wrong", async () => {
    const { ada, bea } = await talkingSite();
    await hasStarted(ada, "White shirts that last");
    await hasStarted(ada, "Loafers and rain");
    const similar = async (title: string): Promise<string[]> => {
      const answer = await bea.gets(`${api.similarDiscussions}?title=${encodeURIComponent(title)}`);
      const { data }: { data: SimilarDiscussionsAnswer } = await answer.json();
      return data.discussions.map(({ slug }) => slug);
    };
    expect(await similar("white shrits that last")).toEqual(["white-shirts-that-last"]);
    expect(await similar("Wedding hats")).toEqual([]);
    expect(await similar("% _ %")).toEqual([]);
  });

  test("redirects from its short address", async () => {
    const { ada, visitor } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    expect(await visitor.opens(paths.discussion(slug))).toMatchObject({
      kind: "redirect",
      to: paths.conversation(slug),
    });
    expect((await visitor.opens(paths.conversation("never"))).httpStatus).toBe(404);
  });
});

describe("a message", () => {
  test("answers a passage, names members, and is liked", async () => {
    const { ada, bea, visitor } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts", { text: "Does it go see-through?" });
    const posted = await replies(bea, slug, "Not yet, @Ada. And @nobody knows.", { number: 1, text: "go see-through" });
    expect(posted).toMatchObject({ status: 200, message: "Reply posted" });
    expect(posted.data).toMatchObject({
      ...{ number: 2, html: '<p>Not yet, <a href="/members/ada">@Ada</a>. And @nobody knows.</p>' },
      quote: { number: 1, author: "Ada Marsh", text: "go see-through" },
    });
    const like = (method: "PUT" | "DELETE") => ada.sends(method, api.messageLike(posted.data.id));
    expect((await like("PUT")).data).toEqual({ liked: true, likes: 1 });
    expect((await like("PUT")).data).toEqual({ liked: true, likes: 1 });
    expect((await reads(visitor, slug)).messages.items[1]).toMatchObject({ likes: 1, isLiked: false });
    expect((await reads(ada, slug)).messages.items.at(-1)).toMatchObject({ likes: 1, isLiked: true });
    expect((await like("DELETE")).data).toEqual({ liked: false, likes: 0 });
    const own = await bea.sends("PUT", api.messageLike(posted.data.id));
    expect(own).toMatchObject({ status: 422, message: "You can’t like your own reply." });
    expect((await replies(ada, slug, "What?", { number: 9, text: "What" })).status).toBe(404);
  });

  test("quotes only what was said", async () => {
    const { ada, bea } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts", { text: "Does it go **see-through**?" });
    for (const words of ["I steal from shops", "…"])
      expect(await replies(bea, slug, "Oh?", { number: 1, text: words })).toMatchObject({
        status: 422,
        data: { "quote.text": ["The reply you quote has changed. Quote it again."] },
      });
    expect((await replies(bea, slug, "Yes", { number: 1, text: "go see-\nthrough?" })).status).toBe(200);
  });

  test("names nobody in code and in links", async () => {
    const { ada, bea } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    await replies(bea, slug, "`@ada` and [@ada](https://example.org)");
    expect((await ada.sees("notifications", paths.notifications)).notifications.items).toEqual([]);
  });

  test("tells whom it answers, whom it names, and who wants to hear of all, each once", async () => {
    const { ada, bea, joins } = await talkingSite();
    const cleo = await joins("Cleo");
    const slug = await hasStarted(ada, "White shirts");
    await ada.sends("PUT", api.discussionLevel(slug), { level: "every" });
    await replies(bea, slug, "Ask @cleo and @ada", { number: 1, text: "About" });
    const told = async (person: typeof ada) => {
      const { notifications } = await person.sees("notifications", paths.notifications);
      return notifications.items.map(({ kind, message }) => [kind, message?.discussion.slug, message?.number]);
    };
    expect(await told(ada)).toEqual([["message-reply", slug, 2]]);
    expect(await told(cleo)).toEqual([["message-mention", slug, 2]]);
    const { id } = (await replies(bea, slug, "And, @ada and @cleo, another thing")).data;
    expect((await told(ada))[0]).toEqual(["message-mention", slug, 3]);
    await bea.sends("PUT", api.message(id), { text: "And another thing" });
    expect(await told(cleo)).toEqual([["message-mention", slug, 2]]);
    await cleo.sends("PUT", api.notificationsRead);
    await bea.sends("PUT", api.message(id), { text: "And another thing, @cleo" });
    expect(await told(cleo)).toHaveLength(2);
    // It wasn’t shown while she marked all as read.
    expect(await unreadOf(cleo)).toBe(1);
    expect(await told(ada)).toEqual([
      ["message", slug, 3],
      ["message-reply", slug, 2],
    ]);
    await ada.sends("PUT", api.discussionLevel(slug), { level: "muted" });
    await replies(bea, slug, "@ada, are you there?");
    expect(await told(ada)).toHaveLength(2);
  });

  test("can be edited for a day; what it said before stays in its history", async () => {
    const { ada, bea, visitor, passMinutes } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    const { id } = (await replies(bea, slug, "Navy")).data;
    const edited = await bea.sends("PUT", api.message(id), { text: "Navy, **not** black" });
    expect(edited).toMatchObject({
      status: 200,
      data: { html: "<p>Navy, <strong>not</strong> black</p>", isEdited: true },
    });
    const history = async (): Promise<string[]> => {
      const { data }: { data: MessageHistoryAnswer } = await (await visitor.gets(api.messageHistory(id))).json();
      return data.versions.map(({ html }) => html);
    };
    expect(await history()).toEqual(["<p>Navy</p>"]);
    await bea.sends("PUT", api.message(id), { text: "Navy, **not** black" });
    expect(await history()).toHaveLength(1);
    expect((await ada.sends("PUT", api.message(id), { text: "Mine" })).status).toBe(404);
    passMinutes(24 * 60 + 1);
    expect((await bea.sends("PUT", api.message(id), { text: "Later" })).status).toBe(409);
    expect((await reads(bea, slug)).messages.items.at(-1)).toMatchObject({ source: null });
  });

  test("that is deleted leaves its number, and nothing of what it said anywhere", async () => {
    const { ada, bea, visitor, root } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    const { id } = (await replies(bea, slug, "A secret, @ada")).data;
    await replies(ada, slug, "I quote", { number: 2, text: "A secret" });
    await bea.sends("PUT", api.message(id), { text: "A secret, still" });
    expect((await ada.sends("DELETE", api.message(id))).status).toBe(404);
    expect((await bea.sends("DELETE", api.message(id))).status).toBe(200);
    const page = await reads(visitor, slug);
    expect(page.messages.items.map(({ kind, number }) => [kind, number])).toEqual([
      ["live", 1],
      ["deleted", 2],
      ["live", 3],
    ]);
    expect(page.discussion.replies).toBe(1);
    const [first] = page.messages.items;
    await ada.sends("DELETE", api.message(first?.id ?? ""));
    expect((await reads(visitor, slug)).discussion.replies).toBe(1);
    expect(page.messages.items[2]).toMatchObject({ quote: { number: 2, author: null, text: "" } });
    for (const person of [ada, bea, root]) expect(JSON.stringify(await reads(person, slug))).not.toContain("secret");
    expect((await visitor.gets(api.messageHistory(id))).status).toBe(404);
    expect((await ada.sees("notifications", paths.notifications)).notifications.items).toEqual([]);
    expect((await bea.sends("DELETE", api.message(id))).status).toBe(404);
  });

  test("is refused when it says the same again, and more than five a minute", async () => {
    const { ada, bea, passMinutes } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    await replies(bea, slug, "Hello");
    expect((await replies(bea, slug, "Hello")).status).toBe(409);
    passMinutes(6);
    expect((await replies(bea, slug, "Hello")).status).toBe(200);
    const statuses: number[] = [];
    for (const text of ["1", "2", "3", "4", "5"]) statuses.push((await replies(bea, slug, text)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test("shows items with their wears, looks and products, to each what they may see", async () => {
    const site = await talkingSite();
    const { ada, bea, visitor } = site;
    await hasCatalogue(site);
    const slug = await hasStarted(ada, "White shirts");
    const coat = await bea.adds("Wool coat", { brand: "Norr" });
    await bea.sends("POST", api.wears, { items: [coat.id], on: "2026-01-31" });
    const look = await bea.posts("Rain at eleven", { audience: "followers" });
    const cards = [
      { kind: "item", id: coat.id },
      { kind: "look", slug: look.slug },
      { kind: "product", slug: "norr-coat" },
    ];
    const posted = await bea.sends<LiveMessage>("POST", api.messages(slug), { text: "Mine", cards });
    expect(posted.data.cards).toMatchObject([
      { kind: "item", item: { name: "Wool coat", wears: 1 }, owner: { slug: "bea" } },
      { kind: "look", look: { title: "Rain at eleven" } },
      { kind: "product", product: { slug: "norr-coat" } },
    ]);
    const shown = async (person: typeof ada) => {
      const message = (await reads(person, slug)).messages.items.at(-1);
      return message?.kind === "live" ? message.cards?.map(({ kind }) => kind) : null;
    };
    expect([await shown(visitor), await shown(ada)]).toEqual([
      ["item", "product"],
      ["item", "product"],
    ]);
    await bea.sends("PUT", api.wardrobe, { audience: "me" });
    expect([await shown(visitor), await shown(bea)]).toEqual([["product"], ["item", "look", "product"]]);
    const foreign = { text: "Not mine", cards: [{ kind: "item", id: coat.id }] };
    expect((await ada.sends("POST", api.messages(slug), foreign)).status).toBe(422);
    await bea.sends("DELETE", api.message(posted.data.id));
    expect(await shown(visitor)).toBeNull();
  });

  test("is posted once for one idempotency key", async () => {
    const { ada, bea } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    const send = () => bea.sends("POST", api.messages(slug), { text: "Once" }, { "Idempotency-Key": "the-same-key" });
    const [one, other] = [await send(), await send()];
    expect([one.status, other.data]).toEqual([200, one.data]);
    expect((await reads(ada, slug)).discussion.replies).toBe(1);
  });

  test("is found by its words", async () => {
    const { ada, bea, visitor } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    await replies(bea, slug, "The **collar** frays first, after 100% of the winters");
    const found = async (search: string) => {
      const answer = await visitor.gets(`${api.messages(slug)}?search=${encodeURIComponent(search)}`);
      return ((await answer.json()) as { data: FoundMessagesAnswer }).data.messages;
    };
    expect(await found("COLLAR")).toMatchObject([
      { number: 2, author: "Bea", text: expect.stringContaining("collar frays") },
    ]);
    expect(await found("100%")).toHaveLength(1);
    expect(await found("10_")).toEqual([]);
    expect(await found("")).toEqual([]);
  });
});

describe("reading", () => {
  test("goes on at the first unread message, and merges devices by the larger number", async () => {
    const { ada, bea, visitor, passMinutes } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    for (const text of ["a", "b", "c", "d"]) await replies(bea, slug, text);
    const read = async (number: number) =>
      (await ada.sends<{ read: number }>("PUT", api.discussionReading(slug), { number })).data.read;
    const unread = async () => (await ada.sees("discussions", paths.discussions)).discussions.items[0]?.unread;
    expect([await unread(), (await reads(ada, slug)).firstUnread]).toEqual([4, 2]);
    expect([await read(3), await read(2), await unread()]).toEqual([3, 3, 2]);
    expect((await reads(ada, slug)).firstUnread).toBe(4);
    expect(await read(1_000)).toBe(5);
    expect([await unread(), (await reads(ada, slug)).firstUnread]).toEqual([0, null]);
    expect((await visitor.sends("PUT", api.discussionReading(slug), { number: 1 })).status).toBe(401);
    passMinutes(2);
    await replies(ada, slug, "Mine is not new to me");
    expect(await unread()).toBe(0);
    expect(await saidTo(visitor, slug)).toHaveLength(6);
  });

  test("lists what is unread, followed and unanswered, to whom it is so", async () => {
    const { ada, bea, visitor } = await talkingSite();
    const shirts = await hasStarted(ada, "Shirts");
    const loafers = await hasStarted(bea, "Loafers");
    await replies(bea, shirts, "Poplin");
    const list = async (person: typeof ada, show: string) => {
      const page = await person.sees("discussions", `${paths.discussions}?show=${show}`);
      return page.discussions.items.map(({ slug }) => slug);
    };
    expect(await list(visitor, "latest")).toEqual([shirts, loafers]);
    expect(await list(visitor, "new")).toEqual([loafers, shirts]);
    expect(await list(visitor, "unanswered")).toEqual([loafers]);
    expect(await list(ada, "unread")).toEqual([shirts]);
    expect(await list(ada, "following")).toEqual([shirts]);
    expect(await list(bea, "following")).toEqual([shirts, loafers]);
    expect(await list(bea, "yours")).toEqual([loafers]);
    expect((await visitor.opens(`${paths.discussions}?show=unread`)).httpStatus).toBe(401);
    expect((await visitor.opens(`${paths.discussions}?show=best`)).httpStatus).toBe(400);
    const { yourGroups } = await ada.sees("discussions", paths.discussions);
    expect(yourGroups).toMatchObject([{ group: { slug: "knitwear" }, unread: 1 }]);
  });
});
