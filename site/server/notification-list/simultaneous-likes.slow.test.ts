import { count } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { notificationActors, notifications } from "../notifications/tables.ts";
import { testSite } from "../testing/test-site.ts";
import { listOf, sentencesOf } from "./testing/read-notifications.ts";

describe("a like", () => {
  test("fifty at once are one notification of fifty", async () => {
    const { ada, db, joins } = await testSite();
    const { slug } = await ada.posts("Rain on Sunday");
    const fans = await Promise.all(Array.from({ length: 50 }, (_, at) => joins(`Fan${at}`)));
    await Promise.all(fans.map((fan) => fan.likes(slug)));
    expect(await db.select({ held: count() }).from(notifications)).toEqual([{ held: 1 }]);
    expect(await db.select({ held: count() }).from(notificationActors)).toEqual([{ held: 50 }]);
    expect((await sentencesOf(ada))[0]).toMatch(/^Fan\d+ and 49 others liked “Rain on Sunday”$/);

    // Some come back while the others go, and a third hand reads.
    const acts = fans.map((fan, at) => (at % 2 ? fan.unlikes(slug) : fan.unlikes(slug).then(() => fan.likes(slug))));
    await Promise.all([...acts, ada.sends("PUT", api.notificationsRead), ada.sends("PUT", api.notificationsSeen)]);
    const items = (await listOf(ada)).items;
    expect(items.reduce((sum, { actorCount }) => sum + actorCount, 0)).toBe(25);
    expect(items.filter(({ isUnread }) => isUnread).length).toBeLessThanOrEqual(1);
  });
});
