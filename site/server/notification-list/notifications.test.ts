import { describe, expect, test } from "vitest";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import { api } from "../../shared/paths.ts";
import { notifications } from "../notifications/tables.ts";
import { testSite } from "../testing/test-site.ts";
import { listOf, sentencesOf, unreadOf } from "./testing/read-notifications.ts";

describe("a like", () => {
  test("is told to the look's author, once until it is read", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    await bea.likes(slug);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([["Bea liked “Rain on Sunday”"], 1]);
    await cleo.likes(slug);
    await cleo.likes(slug);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([["Cleo and Bea liked “Rain on Sunday”"], 1]);
    const dora = await joins("Dora");
    await dora.likes(slug);
    expect(await sentencesOf(ada)).toEqual(["Dora and 2 others liked “Rain on Sunday”"]);
    expect((await listOf(ada)).items[0]).toMatchObject({
      subject: { kind: "look", slug },
      isUnread: true,
      actorCount: 3,
    });

    await ada.sends("PUT", api.notificationsRead);
    await (await joins("Eve")).likes(slug);
    expect(await sentencesOf(ada)).toEqual(["Eve liked “Rain on Sunday”", "Dora and 2 others liked “Rain on Sunday”"]);
  });

  test("that is taken back takes its actor away, and the last one the notification", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    await bea.likes(slug);
    await cleo.likes(slug);
    await ada.sends("PUT", api.notificationsRead);
    await cleo.unlikes(slug);
    expect(await sentencesOf(ada)).toEqual(["Bea liked “Rain on Sunday”"]);
    await bea.unlikes(slug);
    expect(await sentencesOf(ada)).toEqual([]);
  });

  test("goes with its look", async () => {
    const { ada, db, joins } = await testSite();
    const { slug } = await ada.posts("Rain on Sunday");
    await (await joins("Bea")).likes(slug);
    await ada.sends("DELETE", api.look(slug));
    expect(await db.select().from(notifications)).toEqual([]);
  });
});

describe("a follow", () => {
  test("is told, and taken back with it", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    await bea.follows(ada.slug);
    await cleo.follows(ada.slug);
    expect(await sentencesOf(ada)).toEqual(["Cleo and Bea followed you"]);
    await cleo.unfollows(ada.slug);
    expect(await sentencesOf(ada)).toEqual(["Bea followed you"]);
    await ada.sends("DELETE", api.follower(bea.slug));
    expect(await sentencesOf(ada)).toEqual([]);
  });

  test("of a private member is asked one by one, and answered in its line", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo, dora] = [await joins("Bea"), await joins("Cleo"), await joins("Dora")];
    await ada.setsPrivacy(true);
    for (const person of [bea, cleo, dora]) await person.follows(ada.slug);
    const asked = ["Dora", "Cleo", "Bea"].map((name) => `${name} asked to follow you`);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([asked, 3]);
    await ada.accepts(bea.slug);
    await ada.sends("DELETE", api.follower(cleo.slug));
    const { items } = await listOf(ada);
    expect(items.map((item) => [notificationSentence(item), item.isWaiting, item.isUnread])).toEqual([
      ["Dora asked to follow you", true, true],
      ["Bea started following you", false, false],
    ]);
    expect([await sentencesOf(bea), await sentencesOf(cleo)]).toEqual([["Ada Marsh accepted your follow request"], []]);
    await ada.setsPrivacy(false);
    expect([await sentencesOf(dora), await unreadOf(ada)]).toEqual([["Ada Marsh accepted your follow request"], 0]);
    await bea.unfollows(ada.slug);
    expect([await sentencesOf(bea), await sentencesOf(ada)]).toEqual([[], ["Dora started following you"]]);
  });
});

describe("whom one blocks or mutes", () => {
  test("disappears from both lists with a block, and comes back with nothing", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    for (const person of [bea, cleo]) await person.likes(slug);
    await bea.follows(ada.slug);
    await ada.follows(bea.slug);
    await ada.blocks(bea.slug);
    expect([await sentencesOf(ada), await sentencesOf(bea)]).toEqual([["Cleo liked “Rain on Sunday”"], []]);
    expect([await unreadOf(ada), await unreadOf(bea)]).toEqual([1, 0]);
    await ada.sends("DELETE", api.block(bea.slug));
    expect(await sentencesOf(ada)).toEqual(["Cleo liked “Rain on Sunday”"]);
  });

  test("is left out while muted, and what they do meanwhile is never told", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    for (const person of [bea, cleo]) await person.likes(slug);
    await bea.follows(ada.slug);
    await ada.mutes(bea.slug);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([["Cleo liked “Rain on Sunday”"], 1]);
    const later = await ada.posts("Sun on Monday");
    await bea.likes(later.slug);
    await ada.sends("DELETE", api.mute(bea.slug));
    expect(await sentencesOf(ada)).toEqual(["Bea followed you", "Cleo and Bea liked “Rain on Sunday”"]);
  });
});
