import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { homeOf } from "../home/testing/home-of.ts";
import { leavingSite } from "../leaving/testing/leaving-site.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { wholeSitemap } from "../testing/whole-sitemap.ts";
import { setStanding } from "./set-standing.ts";

describe("following", () => {
  test("takes effect at once, counts once, and ends", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea");
    expect((await ada.follows("bea")).data).toEqual({ follow: "following", followers: 1 });
    expect((await ada.follows("bea")).data).toEqual({ follow: "following", followers: 1 });
    const page = await visitor.sees("memberFollowers", paths.memberFollowers("bea"));
    expect(page).toMatchObject({ people: { items: [{ slug: "ada", follow: null }], next: null }, requests: [] });
    expect((await visitor.sees("memberFollowing", paths.memberFollowing("ada"))).people.items).toMatchObject([
      { slug: "bea" },
    ]);
    expect((await bea.sees("member", paths.member("ada"))).member).toMatchObject({
      counts: { followers: 0, following: 1 },
      relation: { follow: "none", followsViewer: true, isMuted: false },
    });
    expect((await ada.unfollows("bea")).data).toEqual({ follow: "none", followers: 0 });
    expect((await ada.unfollows("bea")).data).toEqual({ follow: "none", followers: 0 });
    expect((await visitor.sees("memberFollowers", paths.memberFollowers("bea"))).people.items).toEqual([]);
  });

  slowTest("fifty at once end in a true count", async () => {
    const { joins, visitor } = await testSite();
    const fans = await Promise.all(Array.from({ length: 25 }, (_, count) => joins(`Fan${count}`)));
    const asks = fans.flatMap((fan) => [fan.follows("ada"), fan.follows("ada")]);
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(asks.map(() => 200));
    expect((await visitor.sees("member", paths.member("ada"))).member.counts?.followers).toBe(25);
  });

  slowTest("two who follow each other at the same moment do not wait for each other", async () => {
    const { ada, joins, logLines } = await testSite();
    const bea = await joins("Bea");
    for (let round = 0; round < 10; round++) {
      await Promise.all([ada.follows("bea"), bea.follows("ada")]);
      await Promise.all([ada.unfollows("bea"), bea.unfollows("ada")]);
    }
    expect(logLines).toEqual([]);
  });

  test("of somebody who is banned or leaving hides no looks of others", async () => {
    const { ada, joins, leaves, db } = await leavingSite();
    const people = await Promise.all(["Bea", "Cleo", "Dora"].map((name) => joins(name)));
    const [bea, cleo, dora] = people as [Person, Person, Person];
    for (const one of people) await ada.follows(one.slug);
    await cleo.posts("Cape");
    for (const one of [bea, dora]) for (let nth = 0; nth < 4; nth += 1) await one.posts(`By ${one.slug} ${nth}`);
    const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "bea"));
    await db.transaction((tx) => setStanding(tx, row?.id ?? "", "banned"));
    expect((await leaves(dora)).status).toBe(200);
    expect(await homeOf(ada)).toMatchObject({ feed: "following", looks: [{ slug: "cape" }] });
  });

  test("is refused for oneself and for nobody", async () => {
    const { ada } = await testSite();
    expect((await ada.follows("ada")).status).toBe(404);
    expect((await ada.follows("nobody")).status).toBe(404);
  });

  test("fills the home page and a feed of its own", async () => {
    const { ada, joins, visitor } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    await bea.posts("Boots");
    await cleo.posts("Cape");
    expect(await homeOf(ada)).toMatchObject({ feed: "new", looks: [{ slug: "cape" }, { slug: "boots" }] });
    await ada.follows("bea");
    expect(await homeOf(ada)).toMatchObject({ feed: "following", looks: [{ slug: "boots" }] });
    expect(await ada.sees("looks", "/looks?feed=following")).toMatchObject({
      feed: "following",
      looks: { items: [{ slug: "boots" }], next: null },
    });
    expect((await visitor.opens("/looks?feed=following")).httpStatus).toBe(401);
    expect((await ada.opens("/looks?feed=loudest")).httpStatus).toBe(400);
  });
});

describe("a private member", () => {
  test("shows a head without counts, answers requests, and is read by followers only", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea", "Stone", { city: "Lisbon", bio: "Coats." });
    const look = await bea.posts("Boots");
    expect((await bea.setsPrivacy(true)).message).toBe("Your account is private");
    const closed = await visitor.sees("member", paths.member("bea"));
    expect(closed).toMatchObject({
      member: { username: "Bea Stone", isPrivate: true, counts: null, city: null, bio: null, relation: null },
      looks: { items: [], next: null },
    });
    for (const path of [paths.look("boots"), `${paths.look("boots")}/edit`])
      expect((await ada.opens(path)).httpStatus, path).toBe(404);
    expect((await ada.likes("boots")).status).toBe(404);
    const listed = (await visitor.sees("members", paths.members)).members.items.find(({ slug }) => slug === "bea");
    expect(listed).toMatchObject({ looks: null, city: null, photos: [] });
    expect((await visitor.sees("looks", paths.looks)).looks.items).toEqual([]);
    expect(await wholeSitemap(visitor)).not.toMatch(/boots|bea/);
    const file = paths.photo(look.photo.id, 1, 40, "webp");
    expect([(await visitor.gets(file)).status, (await ada.gets(file)).status, (await bea.gets(file)).status]).toEqual([
      404, 404, 200,
    ]);

    expect((await ada.follows("bea")).data).toEqual({ follow: "asked", followers: null });
    expect((await ada.opens(paths.look("boots"))).httpStatus).toBe(404);
    expect((await bea.opens("/about")).viewer).toMatchObject({ isPrivate: true, requests: 1 });
    expect((await bea.sees("memberFollowers", paths.memberFollowers("bea"))).requests).toMatchObject([{ slug: "ada" }]);
    expect((await ada.sees("memberFollowers", paths.memberFollowers("bea"))).requests).toEqual([]);
    expect((await bea.accepts("ada")).status).toBe(200);
    expect((await bea.accepts("ada")).status).toBe(200);
    expect((await ada.sees("look", paths.look("boots"))).look.title).toBe("Boots");
    expect((await ada.sees("member", paths.member("bea"))).member).toMatchObject({
      counts: { looks: 1, followers: 1 },
      city: "Lisbon",
    });
    const answer = await ada.gets(file);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await bea.sends("DELETE", "/api/followers/ada")).status).toBe(200);
    expect((await ada.opens(paths.look("boots"))).httpStatus).toBe(404);
    expect((await bea.accepts("ada")).status).toBe(404);
  });

  test("who becomes public accepts those who wait, and is in every list again", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea");
    const look = await bea.posts("Boots");
    await bea.posts("Secret", { audience: "me" });
    await bea.setsPrivacy(true);
    await ada.follows("bea");
    await bea.setsPrivacy(false);
    expect((await visitor.sees("member", paths.member("bea"))).member.counts).toMatchObject({ followers: 1, looks: 1 });
    expect((await visitor.gets(paths.photo(look.photo.id, 1, 40, "webp"))).headers.get("cache-control")).toMatch(
      /^public/,
    );
    expect((await bea.sees("settingsPrivacy", paths.settingsPrivacy)).isPrivate).toBe(false);
  });

  test("who becomes public accepts many at once: each is told, and counted unless they are leaving", async () => {
    const { ada, joins, leaves } = await leavingSite();
    const bea = await joins("Bea");
    const askers = await Promise.all(["Cleo", "Dora", "Emma"].map((name) => joins(name)));
    await bea.setsPrivacy(true);
    for (const one of [ada, ...askers]) await one.follows("bea");
    expect((await leaves(ada)).status).toBe(200);
    await bea.setsPrivacy(false);
    expect((await bea.sees("member", paths.member("bea"))).member.counts).toMatchObject({ followers: 3 });
    for (const one of askers) {
      const { notifications } = await one.sees("notifications", paths.notifications);
      expect(notifications.items.map(({ kind }) => kind)).toEqual(["follow-accepted"]);
      const { member } = await one.sees("member", paths.member("bea"));
      expect([member.relation?.follow, (await one.sees("member", paths.member(one.slug))).member.counts]).toMatchObject(
        ["following", { following: 1 }],
      );
    }
    const { notifications } = await bea.sees("notifications", paths.notifications);
    expect(notifications.items.filter(({ isUnread, isWaiting }) => isUnread || isWaiting)).toEqual([]);
  });

  slowTest("who becomes public at the same moment as those who asked does not wait for them", async () => {
    const { ada, joins, logLines } = await testSite();
    const people = [ada, ...(await Promise.all(["Bea", "Cleo", "Dora", "Emma"].map((name) => joins(name))))];
    await Promise.all(people.map((person) => person.setsPrivacy(true)));
    for (const person of people) for (const { slug } of people) if (slug !== person.slug) await person.follows(slug);
    const answers = await Promise.all(people.map((person) => person.setsPrivacy(false)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const profile = await ada.sees("member", paths.member("ada"));
    expect(profile.member.counts).toMatchObject({ followers: 4, following: 4 });
    expect(logLines).toEqual([]);
  });
});

describe("a look's audience", () => {
  test("decides who finds it, and whether its photos are open", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea");
    const mine = await ada.posts("Mine", { audience: "me" });
    const ours = await ada.posts("Ours", { audience: "followers" });
    await ada.posts("Yours");
    await bea.follows("ada");
    const slugsSeenBy = async (who: typeof ada) =>
      (await who.sees("memberLooks", paths.memberLooks("ada"))).looks.items.map(({ slug }) => slug);
    expect(await slugsSeenBy(visitor)).toEqual(["yours"]);
    expect(await slugsSeenBy(bea)).toEqual(["ours", "yours"]);
    expect(await slugsSeenBy(ada)).toEqual(["mine", "ours", "yours"]);
    const countFor = async (who: typeof ada) => (await who.sees("member", paths.member("ada"))).member.counts?.looks;
    expect([await countFor(visitor), await countFor(bea), await countFor(ada)]).toEqual([2, 2, 3]);
    const fileOf = (look: typeof mine) => paths.photo(look.photo.id, 1, 40, "webp");
    const statuses = async (who: typeof ada) => [
      (await who.gets(fileOf(mine))).status,
      (await who.gets(fileOf(ours))).status,
    ];
    expect([await statuses(visitor), await statuses(bea), await statuses(ada)]).toEqual([
      [404, 404],
      [404, 200],
      [200, 200],
    ]);
  });

  test("changes with the look, and stays where an edit does not name it", async () => {
    const { ada, visitor } = await testSite();
    const look = await ada.posts("Coat", { audience: "me" });
    const draft = { title: "Coat", photos: [{ id: look.photo.id }] };
    await ada.sends("PUT", `/api/looks/${look.slug}`, draft);
    expect((await visitor.opens(paths.look(look.slug))).httpStatus).toBe(404);
    await ada.sends("PUT", `/api/looks/${look.slug}`, { ...draft, audience: "everyone" });
    expect((await visitor.sees("look", paths.look(look.slug))).look.audience).toBe("everyone");
    await ada.sends("PUT", `/api/looks/${look.slug}`, { ...draft, audience: "followers" });
    expect((await visitor.opens(paths.look(look.slug))).httpStatus).toBe(404);
    const refused = await ada.sends("PUT", `/api/looks/${look.slug}`, { ...draft, audience: "friends" });
    expect([refused.status, refused.data]).toEqual([422, { audience: ["Choose who can see this look."] }]);
  });
});

describe("a block", () => {
  test("hides both from each other everywhere, and ends follows and requests", async () => {
    const { ada, joins, visitor } = await testSite();
    const bea = await joins("Bea");
    await ada.posts("Coat");
    await bea.posts("Boots");
    await Promise.all([ada.follows("bea"), bea.follows("ada"), bea.likes("coat")]);
    expect((await ada.blocks("bea")).message).toBe("Bea blocked");
    for (const [who, other, look] of [
      [bea, "ada", "coat"],
      [ada, "bea", "boots"],
    ] as const) {
      for (const path of [
        paths.member(other),
        paths.memberLooks(other),
        paths.memberProfile(other),
        paths.memberFollowers(other),
        paths.look(look),
      ])
        expect((await who.opens(path)).httpStatus, path).toBe(404);
      expect((await who.sees("members", paths.members)).members.items.map(({ slug }) => slug)).not.toContain(other);
      expect(JSON.stringify(await who.opens(paths.looks))).not.toContain(look);
      expect(JSON.stringify(await who.opens("/"))).not.toMatch(new RegExp(`"${look}"|"${other}"`));
      expect((await who.follows(other)).status).toBe(404);
      expect((await who.likes(look)).status).toBe(404);
    }
    expect((await visitor.sees("member", paths.member("ada"))).member.counts).toMatchObject({
      followers: 0,
      following: 0,
    });
    expect((await ada.sees("settingsPrivacy", paths.settingsPrivacy)).blocked).toMatchObject([{ slug: "bea" }]);
    expect((await bea.sees("settingsPrivacy", paths.settingsPrivacy)).blocked).toEqual([]);
    await ada.sends("DELETE", "/api/members/bea/block");
    expect((await bea.sees("member", paths.member("ada"))).member.relation?.follow).toBe("none");
  });

  slowTest("wins over a follow at the same moment", async () => {
    const { ada, joins, logLines } = await testSite();
    const bea = await joins("Bea");
    for (let round = 0; round < 8; round++) {
      await Promise.all([bea.follows("ada"), ada.blocks("bea"), bea.follows("ada")]);
      expect((await ada.sees("memberFollowers", paths.memberFollowers("ada"))).people.items).toEqual([]);
      await ada.sends("DELETE", "/api/members/bea/block");
    }
    expect(logLines).toEqual([]);
  });
});

test("a muted member is left out of lists, and their pages stay open", async () => {
  const { ada, joins } = await testSite();
  const bea = await joins("Bea");
  await bea.posts("Boots");
  await ada.mutes("bea");
  expect((await ada.sees("looks", paths.looks)).looks.items).toEqual([]);
  expect(await homeOf(ada)).toMatchObject({ looks: [] });
  expect((await ada.sees("look", paths.look("boots"))).look.title).toBe("Boots");
  expect((await ada.sees("member", paths.member("bea"))).member.relation?.isMuted).toBe(true);
  expect((await ada.sees("settingsPrivacy", paths.settingsPrivacy)).muted).toMatchObject([{ slug: "bea" }]);
  await ada.sends("DELETE", "/api/members/bea/mute");
  expect((await ada.sees("looks", paths.looks)).looks.items).toMatchObject([{ slug: "boots" }]);
});
