import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../../vitest/defined.ts";
import { api, paths } from "../../../shared/paths.ts";
import { prunePhotos } from "../../photos/prune-photos.ts";
import { photos } from "../../photos/tables.ts";
import { testSite } from "../../testing/test-site.ts";
import { wholeSitemap } from "../../testing/whole-sitemap.ts";
import { looks } from "../tables.ts";
import { pruneDeletedLooks } from "./prune-deleted-looks.ts";

const dayMs = 24 * 60 * 60_000;

/** A site whose clock can be set forward. */
async function siteWithClock() {
  const time = { laterMs: 0 };
  const site = await testSite({ clock: () => new Date(Date.now() + time.laterMs) });
  return { ...site, time };
}

describe("a deleted look", () => {
  test("is gone for everybody with its photos and likes, and the positions close up", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const rosa = await joins("Rosa", "Diaz", { role: "admin" });
    const posted = [await ada.posts("One"), await ada.posts("Two"), await ada.posts("Three")];
    await grace.likes("one");
    await grace.sends("PUT", api.lookSave("one"));
    await grace.comments("one", "Lovely");
    expect(await ada.sends("DELETE", api.look("one"))).toMatchObject({ status: 200, message: "Look deleted" });
    const file = paths.photo(defined(posted[0]).photo.id, 1, 40, "jpg");
    for (const person of [visitor, grace, rosa, ada]) {
      expect(await person.opens(paths.look("one"))).toMatchObject({
        httpStatus: 404,
        message: "Page not found: /looks/one",
      });
      expect((await person.gets(file)).status).toBe(404);
      const page = await person.sees("member", paths.member("ada"));
      expect(page.member.counts).toMatchObject({ looks: 2, likes: 0 });
      expect(page.looks.items.map(({ slug, number }) => [slug, number])).toEqual([
        ["two", 1],
        ["three", 2],
      ]);
    }
    expect((await grace.sees("saved", paths.saved)).all.looks).toBe(0);
    expect((await ada.sees("notifications", paths.notifications)).notifications.items).toEqual([]);
    expect(await ada.user()).toMatchObject({ featured_look: { slug: "two" }, looks: [{ order: 1 }, { order: 2 }] });
    expect((await ada.sends("PUT", api.look("one"), { title: "New", photos: [posted[0]?.photo] })).status).toBe(404);
    expect((await grace.likes("one")).status).toBe(404);
    expect((await ada.sends("DELETE", api.look("one"))).status).toBe(404);
    expect((await ada.posts("One")).slug).not.toBe("one");
    expect(await wholeSitemap(visitor)).not.toContain("/looks/one<");
  });

  test("may be deleted, posted, moved and restored at the same time: positions stay 1, 2, 3", async () => {
    const { ada, visitor } = await testSite();
    for (const title of ["a1", "a2", "a3", "a4"]) await ada.posts(title);
    const unused = [await ada.hasPhoto(), await ada.hasPhoto()];
    await ada.sends("DELETE", api.look("a1"));
    await Promise.all([
      ada.sends("DELETE", api.look("a2")),
      ada.posts("a5", { photos: [{ id: defined(unused[0]).id }] }),
      ada.sends("PUT", api.lookOrder, { slugs: ["a4", "a3", "a2", "a1"] }),
      ada.sends("DELETE", api.lookDeletion("a1")),
      ada.posts("a6", { photos: [{ id: defined(unused[1]).id }] }),
      ada.sends("DELETE", api.look("a3")),
    ]);
    const { items } = (await visitor.sees("memberLooks", paths.memberLooks("ada"))).looks;
    expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(items.map(({ slug }) => slug).sort()).toEqual(["a1", "a4", "a5", "a6"]);
  });
});

describe("a restored look", () => {
  test("comes last with its photos, likes, saves and comments; restoring twice changes nothing", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const { photo } = await ada.posts("One");
    await ada.posts("Two");
    await grace.likes("one");
    await grace.sends("PUT", api.lookSave("one"));
    await grace.comments("one", "Lovely");
    await ada.sends("DELETE", api.look("one"));
    const deleted = async () => (await ada.sees("settingsData", paths.settingsData)).deletedLooks;
    expect(await deleted()).toMatchObject([{ slug: "one", title: "One", colour: photo.colour }]);
    const restored = { status: 200, message: "Look restored", data: { slug: "one", number: 2 } };
    for (let times = 0; times < 2; times++)
      expect(await ada.sends("DELETE", api.lookDeletion("one"))).toMatchObject(restored);
    expect(await deleted()).toEqual([]);
    expect(await ada.line()).toEqual(["two", "one"]);
    expect((await visitor.gets(paths.photo(photo.id, 1, 40, "jpg"))).status).toBe(200);
    expect((await visitor.sees("look", paths.look("one"))).look).toMatchObject({ likes: 1, comments: 1 });
    expect((await grace.sees("saved", paths.saved)).all.looks).toBe(1);
  });

  test("is its author's affair, and what an admin deletes for somebody else goes at once", async () => {
    const { ada, visitor, joins, db } = await testSite();
    const grace = await joins("Grace");
    const rosa = await joins("Rosa", "Diaz", { role: "admin" });
    await ada.posts("One");
    await ada.posts("Two");
    await ada.sends("DELETE", api.look("one"));
    expect((await visitor.sends("DELETE", api.lookDeletion("one"))).status).toBe(401);
    for (const person of [grace, rosa])
      expect((await person.sends("DELETE", api.lookDeletion("one"))).status).toBe(404);
    expect(await rosa.sends("DELETE", api.look("two"))).toMatchObject({ data: { restorable_until: null } });
    expect((await ada.sends("DELETE", api.lookDeletion("two"))).status).toBe(404);
    expect((await db.select().from(looks)).map(({ slug }) => slug)).toEqual(["one"]);
  });

  test("stays closed where its author's account became private meanwhile", async () => {
    const { ada, visitor } = await testSite();
    const { photo } = await ada.posts("One");
    await ada.sends("DELETE", api.look("one"));
    await ada.setsPrivacy(true);
    await ada.sends("DELETE", api.lookDeletion("one"));
    expect((await visitor.gets(paths.photo(photo.id, 1, 40, "jpg"))).status).toBe(404);
    expect((await ada.gets(paths.photo(photo.id, 1, 40, "jpg"))).status).toBe(200);
  });

  test("is possible for seven days; then the row goes, and a day later its photos", async () => {
    const { ada, db, context, time } = await siteWithClock();
    await ada.posts("One");
    await ada.posts("Two");
    await ada.sends("DELETE", api.look("one"));
    time.laterMs = 6 * dayMs;
    await pruneDeletedLooks(context);
    expect(await db.$count(looks)).toBe(2);
    time.laterMs = 7 * dayMs + 60_000;
    expect((await ada.sends("DELETE", api.lookDeletion("one"))).status).toBe(404);
    expect((await ada.sees("settingsData", paths.settingsData)).deletedLooks).toEqual([]);
    time.laterMs = 8 * dayMs;
    await pruneDeletedLooks(context);
    expect((await db.select().from(looks)).map(({ slug }) => slug)).toEqual(["two"]);
    time.laterMs = 10 * dayMs;
    await prunePhotos(context, sql`false`);
    expect(await db.$count(photos)).toBe(1);
  });
});
