import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { moderatedSite } from "../moderation/testing/moderated-site.ts";
import type { Person } from "../testing/person.ts";
import { hasStarted, replies } from "./testing/talk.ts";

/** Ada answers Bea and names Dora, Cleo hears of every reply, and Emil is here too. “Scam” makes a message wait. */
async function adaWhoAnswered() {
  const site = await moderatedSite();
  const { ada, bea, cleo, joins, root } = site;
  const [dora, emil] = [await joins("Dora"), await joins("Emil")];
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const slug = await hasStarted(ada, "White shirts");
  await replies(bea, slug, "Which ones?");
  await cleo.sends("PUT", api.discussionLevel(slug), { level: "every" });
  const quote = { number: 2, text: "Which ones?" };
  const { id } = (await replies(ada, slug, "@dora knows them", quote)).data;
  const edits = (text: string) => ada.sends("PUT", api.message(id), { text });
  const readsAll = (person: Person) => person.sends("PUT", api.notificationsRead);
  /** An admin shows what waits. */
  const shows = async () => {
    const [one] = await site.casesFor(root);
    expect((await site.decides(one!, { decision: "dismissed" })).status).toBe(200);
    return one!;
  };
  const heard = async (person: Person) => {
    const { items } = (await person.sees("notifications", paths.notifications)).notifications;
    return items.map(({ kind, isUnread }) => `${kind}, ${isUnread ? "unread" : "read"}`);
  };
  return { ...site, dora, emil, edits, readsAll, shows, heard };
}

test("members who heard of a message before an edit made it wait don’t hear of it again when it is shown", async () => {
  const { bea, cleo, dora, edits, readsAll, shows, undoes, heard } = await adaWhoAnswered();
  for (const person of [bea, cleo, dora]) await readsAll(person);
  const told = async () => [await heard(bea), await heard(cleo), await heard(dora)];
  const before = await told();
  expect(before).toEqual([["message-reply, read"], ["message, read"], ["message-mention, read"]]);
  await edits("@dora knows this scam");
  expect(await told()).toEqual([[], [], []]);
  const one = await shows();
  expect(await told()).toEqual(before);
  expect((await undoes(one)).status).toBe(200);
  await shows();
  expect(await told()).toEqual(before);
});

test("members whom an edit names while the message waits hear of it when it is shown", async () => {
  const { bea, dora, emil, edits, readsAll, shows, heard } = await adaWhoAnswered();
  await edits("@emil knows this scam");
  await edits("@emil and @bea know this scam, and so does @dora");
  for (const person of [emil, dora]) await readsAll(person);
  expect(await heard(emil)).toEqual([]);
  await shows();
  expect(await heard(emil)).toEqual(["message-mention, unread"]);
  expect(await heard(dora)).toEqual(["message-mention, unread"]);
  expect(await heard(bea)).toEqual(["message-reply, unread"]);
});
