import { describe, expect, test } from "vitest";
import type { NotificationItem } from "../../shared/notifications/notification.ts";
import type { Slice } from "../../shared/page-data.ts";
import { api, paths } from "../../shared/paths.ts";
import { newUuid } from "../../shared/uuid.ts";
import { notificationActors, notifications } from "../notifications/tables.ts";
import { testSite } from "../testing/test-site.ts";
import { pruneNotifications } from "./prune-notifications.ts";
import { idOf, listOf, unreadOf } from "./testing/read-notifications.ts";

describe("reading", () => {
  test("the bell forgets what it showed, a line what was opened, and all at once", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    await bea.likes(slug);
    await bea.follows(ada.slug);
    const seen = await ada.sends("PUT", api.notificationsSeen);
    expect([seen.status, seen.data, await unreadOf(ada)]).toEqual([200, { unread: 0 }, 0]);
    const unread = async () => (await listOf(ada)).items.map(({ isUnread }) => isUnread);
    expect(await unread()).toEqual([true, true]);
    // A group that grows is news again.
    await cleo.likes(slug);
    expect(await unreadOf(ada)).toBe(1);
    const [first] = (await listOf(ada)).items;
    await ada.sends("PUT", api.notificationRead(first?.id ?? ""));
    expect([await unread(), await unreadOf(ada)]).toEqual([[false, true], 0]);
    expect((await bea.sends("PUT", api.notificationRead(first?.id ?? ""))).status).toBe(404);
    expect((await ada.sends("PUT", api.notificationRead("x' or 1=1 --"))).status).toBe(404);
    await ada.sends("PUT", api.notificationsRead);
    expect(await unread()).toEqual([false, false]);
  });

  test("goes by pages of twenty; the bell counts to ten", async () => {
    let now = Date.parse("2026-03-01T12:00:00Z");
    const site = await testSite({ isConsistent: false, clock: () => new Date(now) });
    const { ada, joins, context, db } = site;
    const [memberId, actorId] = [await idOf(site, ada), await idOf(site, await joins("Bea"))];
    const rows = Array.from({ length: 105 }, (_, at) => ({
      ...{ id: newUuid(context.clock), memberId, kind: "follow" as const, groupKey: `follow ${at}` },
      ...{ firstAt: new Date(now - at * 60_000), lastAt: new Date(now - Math.floor(at / 3) * 60_000) },
    }));
    await db.insert(notifications).values(rows);
    await db
      .insert(notificationActors)
      .values(rows.map(({ id, lastAt }) => ({ notificationId: id, actorId, at: lastAt })));
    expect(await unreadOf(ada)).toBe(10);
    const ids: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: Slice<NotificationItem> = (
        await ada.sees("notifications", `${paths.notifications}?after=${encodeURIComponent(next)}`)
      ).notifications;
      expect(page.items.length).toBeLessThanOrEqual(20);
      ids.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect([ids.length, new Set(ids).size]).toEqual([105, 105]);
    expect((await ada.gets(`${paths.notifications}?after=made-up`)).status).toBe(400);

    // The newest thousand stay, for 180 days.
    const more = Array.from({ length: 1000 }, (_, at) => ({
      ...{ id: newUuid(context.clock), memberId, kind: "follow" as const, groupKey: `more ${at}` },
      ...{ firstAt: new Date(now + 1000), lastAt: new Date(now + 1000) },
    }));
    await db.insert(notifications).values(more);
    await db
      .insert(notificationActors)
      .values(more.map(({ id, lastAt }) => ({ notificationId: id, actorId, at: lastAt })));
    await pruneNotifications(context);
    const kept = await db.select({ id: notifications.id }).from(notifications);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(more.map(({ id }) => id)));
    now += 180 * 24 * 60 * 60_000 + 2000;
    await pruneNotifications(context);
    expect(await db.select().from(notifications)).toEqual([]);
  });
});
