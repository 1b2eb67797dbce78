import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { minuteMs } from "../../../shared/durations.ts";
import { api, paths } from "../../../shared/paths.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import { discussions, messages } from "../tables.ts";
import { hasStarted, reads, talkingSite } from "../testing/talk.ts";

/** A discussion of so many messages, one a minute. */
async function siteWithMessages(count: number) {
  const site = await talkingSite();
  const { ada, db } = site;
  const slug = await hasStarted(ada, "White shirts");
  const [discussion] = await db.select().from(discussions);
  const { id = "", authorId = "", postedAt = new Date() } = discussion ?? {};
  const at = (number: number) => new Date(postedAt.getTime() + (number - 1) * minuteMs);
  await db.insert(messages).values(
    Array.from({ length: count - 1 }, (_, nth) => ({
      ...{ id: newUuid(site.context.clock), discussionId: id, number: nth + 2, authorId, postedAt: at(nth + 2) },
      ...{ source: `${nth + 2}`, html: `<p>${nth + 2}</p>` },
    })),
  );
  await db.update(discussions).set({ lastNumber: count, messageCount: count }).where(eq(discussions.id, id));
  return { ...site, slug, at };
}

test("a long discussion has dates from its first message to its last one, whichever part is read", async () => {
  const { ada, visitor, root, slug, at, queriesOf } = await siteWithMessages(120);
  const { dates } = await reads(visitor, slug, "?around=60");
  expect([dates.length, dates[0]?.number, dates.at(-1)?.number]).toEqual([48, 1, 120]);
  for (const { number, at: date } of dates.slice(1)) expect(date).toBe(at(number).toISOString());
  for (const person of [ada, root, visitor])
    expect(await queriesOf(() => person.gets(`${paths.conversation(slug)}?around=60`))).toBeLessThanOrEqual(12);
});

test("a short discussion has none, and neither has a group that is closed to its reader", async () => {
  const site = await siteWithMessages(60);
  const { root, visitor, ada, slug } = site;
  await hasGroup(site, { slug: "atelier", mayRead: "subscribers" });
  expect((await reads(visitor, slug)).dates).toHaveLength(48);
  expect((await reads(visitor, await hasStarted(ada, "Short"))).dates).toEqual([]);
  await root.sends("PUT", api.discussionGroup(slug), { group: "atelier" });
  expect((await reads(visitor, slug)).dates).toEqual([]);
});
