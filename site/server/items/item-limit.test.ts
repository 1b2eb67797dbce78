import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { freeItems } from "../../shared/limits.ts";
import { api } from "../../shared/paths.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { items } from "./tables.ts";
import { adds, changes, changesMany } from "./testing/item-calls.ts";

describe("the limit of a member who does not subscribe", () => {
  async function withItems(site: TestSite, slug: string, count: number): Promise<string[]> {
    const [owner] = await site.db.select().from(members).where(eq(members.slug, slug));
    const now = new Date();
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ id: newUuid(() => now), authorId: defined(owner).id, name: `Sock ${at}`, postedAt: now },
    }));
    await site.db.insert(items).values(rows);
    await site.db.update(members).set({ itemCount: count }).where(eq(members.slug, slug));
    return rows.map(({ id }) => id);
  }

  test("refuses the next item, says what to do, and takes nothing away", async () => {
    const site = await testSite();
    const { ada } = site;
    const ids = await withItems(site, "ada", freeItems);
    const refused = await adds(ada, { name: "One more" });
    expect(refused).toMatchObject({ status: 409, data: { limit: 100, path: "/paid-subscription" } });
    expect(refused.message).toMatch(/subscribe/);
    expect((await changes(ada, defined(ids[0]), { name: "Renamed" })).status).toBe(200);
    await adds(ada, { name: "Never", archiveReason: "sold" });
    await changesMany(ada, ids.slice(0, 2), { archiveReason: "stored" });
    expect((await adds(ada, { name: "One more" })).status).toBe(200);
    expect((await changesMany(ada, ids.slice(0, 2), { archiveReason: null })).message).toMatch(/room for 1 more item /);
    await ada.sends("POST", api.itemDeletions, { ids: ids.slice(2, 4) });
    await adds(ada, { name: "And one" });
    await adds(ada, { name: "And another" });
    expect((await ada.sends("POST", api.itemRestorations, { ids: ids.slice(2, 4) })).status).toBe(409);
    await site.db
      .update(members)
      .set({ subscribedUntil: new Date(Date.now() + 60_000) })
      .where(eq(members.slug, "ada"));
    expect((await ada.sends("POST", api.itemRestorations, { ids: ids.slice(2, 4) })).status).toBe(200);
    expect((await adds(ada, { name: "Without limit" })).status).toBe(200);
  });

  test("lets a wardrobe that a lapsed subscription left larger undo what it did last, and grow no further", async () => {
    const site = await testSite();
    const { ada } = site;
    const ids = await withItems(site, "ada", freeItems + 20);
    const restores = (some: string[]) => ada.sends("POST", api.itemRestorations, { ids: some });
    const [first, second, third] = [ids.slice(0, 5), ids.slice(5, 10), ids.slice(10, 40)];
    await ada.sends("POST", api.itemDeletions, { ids: first });
    expect((await restores(first)).status).toBe(200);
    await changesMany(ada, second, { archiveReason: "lent" });
    expect((await changesMany(ada, second, { archiveReason: null })).status).toBe(200);
    await ada.sends("POST", api.itemDeletions, { ids: third });
    await changesMany(ada, second, { archiveReason: "lent" });
    const added = (await adds(ada, { name: "New" })).data.id;
    expect((await restores(third)).status).toBe(409);
    await ada.sends("POST", api.itemDeletions, { ids: [added] });
    expect((await changesMany(ada, second, { archiveReason: null })).status).toBe(200);
    expect((await restores(third)).status).toBe(409);
    for (let at = 0; at < 10; at++) expect((await adds(ada, { name: `Filled ${at}` })).status).toBe(200);
    const straight = (await adds(ada, { name: "Straight to the archive", archiveReason: "stored" })).data.id;
    expect((await changes(ada, straight, { archiveReason: null })).status).toBe(409);
  });
});
