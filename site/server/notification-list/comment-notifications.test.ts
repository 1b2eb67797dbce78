import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { NotificationKind } from "../../shared/notifications/notification.ts";
import { notificationPath } from "../../shared/notifications/notification-path.ts";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import { newUuid } from "../../shared/uuid.ts";
import { comments, mentions } from "../comments/tables.ts";
import { looks } from "../looks/tables.ts";
import { notify } from "../notifications/notify.ts";
import { notifications } from "../notifications/tables.ts";
import { withdraw } from "../notifications/withdraw.ts";
import type { Person } from "../testing/person.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { pruneNotifications } from "./prune-notifications.ts";
import { idOf, listOf, sentencesOf, unreadOf } from "./testing/read-notifications.ts";

describe("a comment", () => {
  /** Rows of a comment and whom it names, as the verbs of comments make them. */
  async function says(site: TestSite, by: Person, slug: string, source: string, named: Person) {
    const [look] = await site.db.select({ id: looks.id }).from(looks).where(eq(looks.slug, slug));
    const id = newUuid(site.context.clock);
    const row = { id, authorId: await idOf(site, by), lookId: look?.id ?? "", source };
    await site.db.insert(comments).values({ ...row, postedAt: site.context.clock() });
    await site.db.insert(mentions).values({ commentId: id, memberId: await idOf(site, named), slug: named.slug });
    return id;
  }

  test("a reply and a mention name the look, quote, and lead to the comment", async () => {
    const site = await testSite({ isConsistent: false });
    const { ada, joins, db, context } = site;
    const bea = await joins("Bea");
    const { slug } = await ada.posts("Rain on Sunday");
    const subjectId = await says(site, bea, slug, "Where is the coat from?\n\nAda?", ada);
    const [memberId, actorId] = [await idOf(site, ada), await idOf(site, bea)];
    const kinds: NotificationKind[] = ["comment", "reply", "mention"];
    for (const kind of kinds) await db.transaction((tx) => notify(tx, context, { memberId, actorId, subjectId, kind }));
    const { items } = await listOf(ada);
    expect(items.map(notificationSentence)).toEqual([
      "Bea mentioned you in a comment on “Rain on Sunday”: “Where is the coat from? Ada?”",
      "Bea replied to your comment on “Rain on Sunday”: “Where is the coat from? Ada?”",
      "Bea commented on “Rain on Sunday”: “Where is the coat from? Ada?”",
    ]);
    for (const item of items) expect(notificationPath(item, ada.slug)).toBe(`/looks/${slug}#comment-${subjectId}`);
    await db.transaction((tx) => withdraw(tx, { memberId, actorId, subjectId, kind: "mention" }));
    await db.update(comments).set({ state: "hidden" });
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
    await db.update(comments).set({ state: "live" });
    expect(await sentencesOf(ada)).toHaveLength(2);
    await db.delete(comments);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
    await pruneNotifications(context);
    expect(await db.select().from(notifications)).toEqual([]);
  });

  test("on a look that closes is no longer shown to those outside", async () => {
    const site = await testSite({ isConsistent: false });
    const { ada, joins, db, context } = site;
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    const subjectId = await says(site, cleo, slug, "@bea look at this", bea);
    const notice = { memberId: await idOf(site, bea), actorId: await idOf(site, cleo), subjectId };
    await db.transaction((tx) => notify(tx, context, { ...notice, kind: "mention" }));
    expect(await unreadOf(bea)).toBe(1);
    await ada.setsPrivacy(true);
    expect([await sentencesOf(bea), await unreadOf(bea)]).toEqual([[], 0]);
  });
});
