import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { paths } from "../../shared/paths.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { items } from "./tables.ts";

test("says what counts against the limit, which a subscriber does not have, and what waits for its name", async () => {
  let now = new Date("2026-03-01T12:00:00Z");
  const clock = () => now;
  const { ada, db, joins, visitor } = await testSite({ clock });
  const grace = await joins("Grace", undefined, { subscribedUntil: new Date("2026-04-01T00:00:00Z") });
  const has = async ({ slug }: Person, more?: Partial<typeof items.$inferInsert>) => {
    const [owner] = await db.select({ id: members.id }).from(members).where(eq(members.slug, slug));
    now = new Date(now.getTime() + 1000);
    const id = newUuid(clock);
    await db.insert(items).values({ id, authorId: defined(owner).id, postedAt: now, state: "draft", ...more });
    return id;
  };
  const first = await has(ada);
  const second = await has(ada);
  await has(ada, { state: "live", name: "Camel coat", category: "coat", isWished: true });
  await has(ada, { archivedAt: now, archivedWhy: "sold" });
  await has(grace);
  const page = await ada.sees("addItems", paths.addItems);
  expect(page.own).toEqual({ audience: "everyone", used: 3, limit: 100 });
  expect(page.unnamed.map(({ id }) => id)).toEqual([first, second]);
  expect(page.categories).toEqual(["coat"]);
  expect((await grace.sees("importItems", paths.importItems)).own).toEqual({
    ...{ audience: "everyone", used: 1, limit: null },
  });
  expect((await visitor.opens(paths.addItems)).httpStatus).toBe(401);
});
