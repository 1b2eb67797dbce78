import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { LookCard, LookDraft } from "../../shared/look.ts";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing.ts";

describe("a posted look", () => {
  test("is the first of all looks, with what was said about it", async () => {
    const { ada, visitor } = await testSite();
    await ada.posts("An older one");
    const photo = await ada.hasPhoto("#223344");
    const answer = await ada.sends("POST", api.looks, {
      title: "Rain on Sunday",
      text: "The long coat.",
      occasion: "weekend",
      season: "autumn",
      photos: [{ id: photo.id, alt: "A long grey coat" }],
      tags: [{ photo: photo.id, x: 0.4, y: 0.6, name: "Coat" }],
    });
    expect(answer).toMatchObject({ status: 200, message: "Look posted", data: { slug: "rain-on-sunday", number: 2 } });

    const { looks } = await visitor.sees("looks", paths.looks);
    expect(looks.items.map(({ slug }) => slug)).toEqual(["rain-on-sunday", "an-older-one"]);
    const { look, more } = await visitor.sees("look", paths.look("rain-on-sunday"));
    expect(look).toMatchObject({
      title: "Rain on Sunday",
      text: "The long coat.",
      occasion: "weekend",
      season: "autumn",
      number: 2,
      of: 2,
      mayEdit: false,
      likes: 0,
      liked: false,
      photos: [{ id: photo.id, alt: "A long grey coat" }],
      tags: [{ photo: photo.id, x: 0.4, y: 0.6, name: "Coat" }],
      member: { slug: "ada", username: "Ada Marsh" },
    });
    expect(more.map(({ slug }) => slug)).toEqual(["an-older-one"]);
  });

  test("keeps its photos in the order they were given", async () => {
    const { ada, visitor } = await testSite();
    const [one, two, three] = [await ada.hasPhoto(), await ada.hasPhoto(), await ada.hasPhoto()];
    const card = await ada.posts("Three", { photos: [three, one, two].map(({ id }) => ({ id })) });
    expect(card).toMatchObject({ photoCount: 3, photo: { id: three.id } });
    const { look } = await visitor.sees("look", paths.look("three"));
    expect(look.photos.map(({ id }) => id)).toEqual([three.id, one.id, two.id]);
  });

  test("gets an address of its own, also when the words are taken, kept for the site, or not Latin", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    expect((await ada.posts("Linen")).slug).toBe("linen");
    expect((await grace.posts("Linen!")).slug).toMatch(/^linen-[0-9a-f]{6}$/);
    expect((await grace.posts("New")).slug).toMatch(/^new-[0-9a-f]{6}$/);
    expect((await grace.posts("Order")).slug).toMatch(/^order-[0-9a-f]{6}$/);
    expect((await grace.posts("夏の服")).slug).toBe("look");
  });

  test("is one look, however often and at once the same form arrives", async () => {
    const { ada, visitor } = await testSite();
    const draft = { title: "Twice", photos: [{ id: (await ada.hasPhoto()).id }] };
    const key = { "Idempotency-Key": randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ada.sends<LookCard>("POST", api.looks, draft, key)));
    expect(answers.map(({ status, data }) => [status, data.slug])).toEqual(Array(4).fill([200, "twice"]));
    expect((await visitor.sees("looks", paths.looks)).looks.items).toHaveLength(1);
    expect((await ada.sends("POST", api.looks, draft, { "Idempotency-Key": "x" })).status).toBe(400);
  });

  test("takes its photos from nobody else, and from no other look", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const hers = await grace.hasPhoto();
    const own = await ada.hasPhoto();
    await ada.posts("First", { photos: [{ id: own.id }] });
    const before = await ada.hasPhoto();
    for (const photos of [[hers.id], [own.id], [randomUUID()], [before.id, hers.id], [before.id, before.id]]) {
      const draft = { title: "No", photos: photos.map((id) => ({ id })) };
      const answer = await ada.sends("POST", api.looks, draft);
      expect(answer).toMatchObject({ status: 422, data: { photos: [expect.any(String)] } });
    }
    expect((await visitor.sees("looks", paths.looks)).looks.items).toHaveLength(1);
    // Nothing of a refused look sticks to its photos.
    expect((await ada.posts("Second", { photos: [{ id: before.id }] })).slug).toBe("second");
  });

  test("is refused with a message at each field that is not right", async () => {
    const { ada } = await testSite();
    const photos = [{ id: (await ada.hasPhoto()).id }];
    const wrong: [Partial<LookDraft>, Record<string, string[]>][] = [
      [{ title: " " }, { title: ["Give the look a title."] }],
      [{ title: "x".repeat(121) }, { title: ["The title is longer than 120 characters."] }],
      [{ photos: [] }, { photos: ["Add at least one photo."] }],
      [
        { photos: Array.from({ length: 11 }, () => ({ id: randomUUID() })) },
        { photos: ["A look has at most 10 photos."] },
      ],
      [{ occasion: "moon" as "work" }, { occasion: ["Choose an occasion from the list."] }],
      [
        { tags: [{ photo: randomUUID(), x: 0, y: 0, name: "Hat" }] },
        { tags: ["A tag sits on a photo that is not part of this look."] },
      ],
    ];
    for (const [part, data] of wrong)
      expect(await ada.sends("POST", api.looks, { title: "A look", photos, ...part })).toMatchObject({
        status: 422,
        data,
      });
  });

  test("is refused from visitors, and after too many of them", async () => {
    const { ada, visitor } = await testSite();
    expect((await visitor.sends("POST", api.looks, {})).status).toBe(401);
    for (let count = 0; count < 20; count++) await ada.sends("POST", api.looks, {});
    const answer = await ada.sends("POST", api.looks, {});
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("a changed look", () => {
  test("keeps its address and its place, and lets go of photos that it no longer shows", async () => {
    const { ada, visitor } = await testSite();
    const [kept, dropped, added] = [await ada.hasPhoto(), await ada.hasPhoto(), await ada.hasPhoto()];
    await ada.posts("Before", { photos: [{ id: kept.id }, { id: dropped.id }] });
    const draft = {
      title: "After",
      season: "winter",
      photos: [{ id: added.id }, { id: kept.id, alt: "Still here" }],
      tags: [{ photo: added.id, x: 1, y: 0, name: "Scarf" }],
    };
    expect(await ada.sends("PUT", api.look("before"), draft)).toMatchObject({ status: 200, message: "Look saved" });
    const { look } = await visitor.sees("look", paths.look("before"));
    expect(look).toMatchObject({ title: "After", season: "winter", number: 1, tags: [{ name: "Scarf" }] });
    expect(look.photos.map(({ id, alt }) => [id, alt])).toEqual([
      [added.id, ""],
      [kept.id, "Still here"],
    ]);
    const file = paths.photo(dropped.id, 1, dropped.widths[0]!, "webp");
    expect((await visitor.gets(file)).status).toBe(404);
    expect((await ada.gets(file)).status).toBe(200);
    expect((await ada.posts("Again", { photos: [{ id: dropped.id }] })).slug).toBe("again");
  });

  test("is its member's or an admin's affair", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const moderator = await joins("Rosa", "Diaz", { role: "admin" });
    const look = await ada.posts("Mine");
    const draft = { title: "Yours", photos: [{ id: look.photo.id }] };
    expect((await visitor.sends("PUT", api.look("mine"), draft)).status).toBe(401);
    expect((await grace.sends("PUT", api.look("mine"), draft)).status).toBe(403);
    expect((await grace.sends("DELETE", api.look("mine"))).status).toBe(403);
    expect((await grace.sends("PUT", api.look("nothing"), draft)).status).toBe(404);
    expect((await moderator.sends("PUT", api.look("mine"), draft)).status).toBe(200);
    expect(await visitor.opens(paths.editLook("mine"))).toMatchObject({ httpStatus: 401, kind: "error" });
    expect(await grace.opens(paths.editLook("mine"))).toMatchObject({ httpStatus: 403, kind: "error" });
    expect((await ada.sees("editLook", paths.editLook("mine"))).look).toMatchObject({ title: "Yours", mayEdit: true });
    expect((await moderator.sends("DELETE", api.look("mine"))).status).toBe(200);
  });
});

describe("a deleted look", () => {
  test("is gone with its photos and likes, and the line closes behind it", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const looks = [await ada.posts("One"), await ada.posts("Two"), await ada.posts("Three")];
    await grace.likes("one");
    expect(await ada.sends("DELETE", api.look("one"))).toMatchObject({ status: 200, message: "Look deleted" });
    expect(await visitor.opens(paths.look("one"))).toMatchObject({
      httpStatus: 404,
      message: "Page not found: /looks/one",
    });
    expect((await visitor.gets(paths.photo(looks[0]!.photo.id, 1, 40, "jpg"))).status).toBe(404);
    const page = await visitor.sees("member", paths.member("ada"));
    expect(page.member).toMatchObject({ looks: 2, likes: 0 });
    expect(page.looks.items.map(({ slug, number }) => [slug, number])).toEqual([
      ["two", 1],
      ["three", 2],
    ]);
    expect((await ada.sends("DELETE", api.look("one"))).status).toBe(404);
  });

  test("may be deleted, posted and moved at the same time: places stay 1, 2, 3", async () => {
    const { ada, visitor } = await testSite();
    for (const title of ["a1", "a2", "a3", "a4"]) await ada.posts(title);
    const photos = [await ada.hasPhoto(), await ada.hasPhoto()];
    await Promise.all([
      ada.sends("DELETE", api.look("a2")),
      ada.posts("a5", { photos: [{ id: photos[0]!.id }] }),
      ada.sends("PUT", api.lookOrder, { slugs: ["a4", "a3", "a2", "a1"] }),
      ada.posts("a6", { photos: [{ id: photos[1]!.id }] }),
      ada.sends("DELETE", api.look("a3")),
    ]);
    const { items } = (await visitor.sees("memberLooks", paths.memberLooks("ada"))).looks;
    expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(items.map(({ slug }) => slug).sort()).toEqual(["a1", "a4", "a5", "a6"]);
  });
});

describe("a member's line of looks", () => {
  test("can be put into another order; its first is the featured look", async () => {
    const { ada, visitor } = await testSite();
    for (const title of ["One", "Two", "Three"]) await ada.posts(title);
    const answer = await ada.sends("PUT", api.lookOrder, { slugs: ["three", "one", "two"] });
    expect(answer).toMatchObject({ status: 200, message: "Order saved", data: { slugs: ["three", "one", "two"] } });
    expect(await ada.line()).toEqual(["three", "one", "two"]);
    expect((await visitor.sees("memberProfile", paths.memberProfile("ada"))).featured).toMatchObject({ slug: "three" });
    expect(await (await ada.gets(api.user)).json()).toMatchObject({ data: { featured_look: { slug: "three" } } });
  });

  test("keeps what an order does not name behind it, and passes over what is gone or somebody else's", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    for (const title of ["One", "Two", "Three"]) await ada.posts(title);
    for (const title of ["Hers", "Also hers"]) await grace.posts(title);
    await ada.sends("PUT", api.lookOrder, { slugs: ["three", "gone", "also-hers"] });
    expect(await ada.line()).toEqual(["three", "one", "two"]);
    expect(await grace.line()).toEqual(["hers", "also-hers"]);
    for (const slugs of [["hers"], ["gone"], ["one", "one"]])
      expect((await ada.sends("PUT", api.lookOrder, { slugs })).status).toBe(422);
  });

  test("is one of the two orders that arrive at once", async () => {
    const { ada } = await testSite();
    for (const title of ["a", "b", "c", "d"]) await ada.posts(title);
    const orders = [
      ["d", "c", "b", "a"],
      ["b", "a", "d", "c"],
    ];
    const answers = await Promise.all(orders.map((slugs) => ada.sends("PUT", api.lookOrder, { slugs })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(orders).toContainEqual(await ada.line());
  });
});

describe("a like", () => {
  test("is a state: saying it twice changes nothing", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    await ada.posts("Liked");
    expect(await grace.likes("liked")).toMatchObject({ status: 200, data: { liked: true, likes: 1 } });
    expect(await grace.likes("liked")).toMatchObject({ data: { liked: true, likes: 1 } });
    expect((await grace.sees("look", paths.look("liked"))).look).toMatchObject({ liked: true, likes: 1 });
    expect((await visitor.sees("look", paths.look("liked"))).look).toMatchObject({ liked: false, likes: 1 });
    expect(await grace.unlikes("liked")).toMatchObject({ data: { liked: false, likes: 0 } });
    expect(await grace.unlikes("liked")).toMatchObject({ data: { liked: false, likes: 0 } });
    expect((await grace.likes("nothing")).status).toBe(404);
    expect((await visitor.likes("liked")).status).toBe(401);
    expect((await grace.likes("liked")).message).toBeUndefined();
  });

  test("counts once for each of twenty people who like at once, and twice", async () => {
    const { ada, visitor, joins } = await testSite();
    await ada.posts("Loved");
    const people = await Promise.all(Array.from({ length: 20 }, (_, at) => joins(`Fan${at}`)));
    const answers = await Promise.all([...people, ...people].map((fan) => fan.likes("loved")));
    expect(answers.every(({ status, data }) => status === 200 && data.liked)).toBe(true);
    expect((await visitor.sees("look", paths.look("loved"))).look.likes).toBe(20);
    await Promise.all(people.map((fan) => fan.unlikes("loved")));
    expect((await joins("Late").then((late) => late.likes("loved"))).data.likes).toBe(1);
  });
});
