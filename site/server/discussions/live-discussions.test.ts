import { describe, expect, onTestFinished, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { changeStanding } from "../testing/cast/authors.ts";
import type { Person } from "../testing/person.ts";
import { hasStarted, replies, talkingSite } from "./testing/talk.ts";

interface Heard {
  name: string;
  data: { number?: number; html?: string; isMuted?: boolean; slug?: string; quote?: { author: string | null } | null };
}

/** What a tab that shows the discussion hears, without the bell's number. */
async function listens(person: Person, slug: string) {
  const response = await person.gets(`${api.live}?discussion=${slug}`);
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("The stream has no body.");
  onTestFinished(() => reader.cancel());
  const stream = { heard: [] as Heard[], isOver: false };
  void (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const [, name = "", data = ""] of part.value.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm))
        if (name !== "unread" && !isRepeated(stream.heard, name)) stream.heard.push({ name, data: JSON.parse(data) });
    stream.isOver = true;
  })().catch(() => undefined);
  await expect.poll(() => stream.heard.length, { interval: 10, timeout: 5_000 }).toBe(1);
  return stream;
}

/** The first tab of a process is told again where it is once the process listens, and `isWriting` may say it twice. */
const isRepeated = (heard: Heard[], name: string) =>
  (name === "last" || name === "writing") && heard.some((one) => one.name === name);

/** Says it again until a tab has heard it: nobody keeps it for a process that doesn’t listen yet. */
const isWriting = (person: Person, slug: string, stream: { heard: Heard[] }) =>
  expect
    .poll(async () => {
      await person.sends("PUT", api.discussionWriting(slug));
      return stream.heard.some(({ name }) => name === "writing");
    })
    .toBe(true);

const hasHeard = (stream: { heard: Heard[] }, count: number) =>
  expect.poll(() => stream.heard.length, { interval: 10, timeout: 5_000 }).toBe(count);

const hears = (stream: { heard: Heard[] }, facts: unknown[]) =>
  expect
    .poll(() => stream.heard.map(({ name, data }) => [name, data.number ?? data.slug ?? data]), {
      interval: 10,
      timeout: 5_000,
    })
    .toEqual(facts);

describe("an open discussion", () => {
  test("hears of messages, edits, deletions and who is writing, in their order", async () => {
    const { ada, bea, joins } = await talkingSite();
    const cleo = await joins("Cleo");
    const slug = await hasStarted(ada, "White shirts");
    const other = await hasStarted(ada, "Other shirts");
    const stream = await listens(ada, slug);
    const elsewhere = await listens(cleo, other);
    await isWriting(bea, slug, stream);
    await hears(stream, [
      ["last", 1],
      ["writing", "bea"],
    ]);
    const { id } = (await replies(bea, slug, "Poplin", { number: 1, text: "About" })).data;
    // A message is told as it is when its turn comes.
    await hasHeard(stream, 3);
    await bea.sends("PUT", api.message(id), { text: "**Poplin**" });
    await hasHeard(stream, 4);
    await bea.sends("DELETE", api.message(id));
    await hears(stream, [
      ["last", 1],
      ["writing", "bea"],
      ["message", 2],
      ["message", 2],
      ["deleted", 2],
    ]);
    expect(stream.heard[2]?.data).toMatchObject({ html: "<p>Poplin</p>", quote: { author: "Ada Marsh" } });
    expect(elsewhere.heard).toEqual([{ name: "last", data: 1 }]);
  });

  test("hears of photos, and of where replies were moved from", async () => {
    const { ada, bea, root } = await talkingSite();
    const slug = await hasStarted(ada, "White shirts");
    const stream = await listens(ada, slug);
    const photos = [{ id: (await bea.hasPhoto()).id, alt: "A collar." }];
    const posted = await bea.sends<{ id: string }>("POST", api.messages(slug), { text: "Collars", photos });
    await replies(bea, slug, "Cuffs");
    await root.sends("POST", api.messageSplit(posted.data.id), { title: "Collars", group: "knitwear" });
    await hears(stream, [
      ["last", 1],
      ["message", 2],
      ["message", 3],
      ["moved", 2],
    ]);
    expect(stream.heard[1]?.data).toMatchObject({ photos });
  });

  test("says to each what they may read, at the moment in which it is said", async () => {
    const { ada, bea, root, joins } = await talkingSite();
    const [cleo, dora] = [await joins("Cleo"), await joins("Dora")];
    const slug = await hasStarted(ada, "White shirts");
    const [ofCleo, ofDora, ofRoot] = [await listens(cleo, slug), await listens(dora, slug), await listens(root, slug)];
    await cleo.blocks("bea");
    await dora.mutes("bea");
    await isWriting(bea, slug, ofRoot);
    await replies(bea, slug, "From Bea");
    await replies(ada, slug, "From Ada", { number: 2, text: "From Bea" });
    await hears(ofRoot, [
      ["last", 1],
      ["writing", "bea"],
      ["message", 2],
      ["message", 3],
    ]);
    await hears(ofDora, [
      ["last", 1],
      ["message", 2],
      ["message", 3],
    ]);
    await hears(ofCleo, [
      ["last", 1],
      ["message", 3],
    ]);
    expect(ofDora.heard[1]?.data).toMatchObject({ isMuted: true });
    expect(ofCleo.heard[1]?.data).toMatchObject({ quote: { number: 2, author: null, text: "" } });
    expect(JSON.stringify(ofCleo.heard)).not.toContain("Bea");
  });

  test("falls silent for whom its group is closed meanwhile, and is not opened by them again", async () => {
    const site = await talkingSite();
    const { ada, bea, root } = site;
    await site.joins("Sub", undefined, { subscribedUntil: new Date("2999-01-01") });
    await hasGroup(site, { slug: "atelier", mayRead: "subscribers" });
    const slug = await hasStarted(ada, "White shirts");
    const stream = await listens(bea, slug);
    await root.sends("PUT", api.discussionGroup(slug), { group: "atelier" });
    await replies(root, slug, "Among ourselves");
    const control = await listens(root, slug);
    await replies(root, slug, "Still among ourselves");
    await hears(control, [
      ["last", 2],
      ["message", 3],
    ]);
    expect(stream.heard).toEqual([{ name: "last", data: 1 }]);
    expect((await bea.gets(`${api.live}?discussion=${slug}`)).status).toBe(403);
    expect((await bea.gets(`${api.live}?discussion=never`)).status).toBe(404);
  });

  test("ends for a member who is suspended", async () => {
    const site = await talkingSite();
    const { ada, bea } = site;
    const slug = await hasStarted(ada, "White shirts");
    const [hers, theirs] = [await listens(ada, slug), await listens(bea, slug)];
    await changeStanding(site, bea, "suspended");
    await expect.poll(() => theirs.isOver, { interval: 10, timeout: 5_000 }).toBe(true);
    expect(hers.isOver).toBe(false);
    await listens(bea, slug);
    expect((await replies(bea, slug, "May I?")).status).toBe(403);
  });
});
