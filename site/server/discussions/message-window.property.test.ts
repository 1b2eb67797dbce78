import fc from "fast-check";
import { expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import type { Message } from "../../shared/discussions/message.ts";
import type { Slice } from "../../shared/page-data.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { messageWindow, type WindowStart } from "./messages/message-window.ts";
import { discussions, messages } from "./tables.ts";
import { hasStarted, talkingSite } from "./testing/talk.ts";

/** More than three windows. */
const count = 70;

/** Any of the messages may be deleted, or hidden from the reader. */
const conversation = fc.record({
  states: fc.array(fc.constantFrom("live", "live", "live", "deleted", "hidden"), {
    minLength: count,
    maxLength: count,
  }),
  start: fc.oneof(
    fc.record({ kind: fc.constant("around" as const), number: fc.integer({ min: 0, max: count + 5 }) }),
    fc.constant({ kind: "after" as const, number: 0 }),
  ),
  /** Up or down, as long as there is more. */
  steps: fc.array(fc.boolean(), { maxLength: 12 }),
});

test("any walk up and down sees every message between its ends once, and at last all of them", async () => {
  const { ada, db, context } = await talkingSite();
  const slug = await hasStarted(ada, "A long one");
  const [discussion] = await db.select().from(discussions);
  const [author] = await db.select().from(members);
  const id = discussion?.id ?? "";
  const now = context.clock();
  await db.insert(messages).values(
    Array.from({ length: count - 1 }, (_, at) => ({
      ...{ id: newUuid(() => now), discussionId: id, number: at + 2, authorId: author?.id ?? "", postedAt: now },
      ...{ source: `${at + 2}`, html: `<p>${at + 2}</p>` },
    })),
  );
  const read = (start: WindowStart) => messageWindow(context, null, id, start);
  const walk = async ({ start, steps }: { start: WindowStart; steps: readonly boolean[] }) => {
    let seen: Slice<Message> = await read(start);
    const go = async (isUp: boolean) => {
      const cursor = isUp ? seen.previous : seen.next;
      if (cursor === null) return false;
      const more = await read({ kind: isUp ? "before" : "after", number: Number(cursor) });
      seen = isUp
        ? { ...seen, items: [...more.items, ...seen.items], previous: more.previous }
        : { ...seen, items: [...seen.items, ...more.items], next: more.next };
      return true;
    };
    for (const isUp of steps) await go(isUp);
    const between = seen.items.map(({ number }) => number);
    while (await go(true));
    while (await go(false));
    return { between, all: seen.items.map(({ number }) => number) };
  };
  await fc.assert(
    fc.asyncProperty(conversation, async ({ states, ...way }) => {
      for (const [at, state] of states.entries()) await setState(at + 1, state);
      const visible = states.flatMap((state, at) => (state === "hidden" ? [] : [at + 1]));
      const { between, all } = await walk(way);
      expect(all).toEqual(visible);
      const [first, last] = [between[0] ?? 0, between.at(-1) ?? 0];
      expect(between).toEqual(visible.filter((number) => number >= first && number <= last));
    }),
    { numRuns: isWholeRun ? 60 : 6 },
  );
  // As the invariants want them.
  for (let number = 1; number <= count; number++) await setState(number, "live");
  await db.update(discussions).set({ lastNumber: count, messageCount: count });
  expect(slug).toBe("a-long-one");

  async function setState(number: number, state: "live" | "deleted" | "hidden") {
    const said = state === "deleted" ? "" : String(number);
    await db.$client.query("update site.messages set state = $1, source = $2, html = $2 where number = $3", [
      state,
      said,
      number,
    ]);
  }
});
