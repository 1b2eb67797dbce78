import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { LookDraft } from "../../shared/looks/look.ts";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

describe("a posted look", () => {
  test("is the first of all looks, with its text", async () => {
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

  test("gets a slug of its own, also when the title's is taken, reserved, or not Latin", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    expect((await ada.posts("Linen")).slug).toBe("linen");
    expect((await grace.posts("Linen!")).slug).toMatch(/^linen-[0-9a-f]{6}$/);
    expect((await grace.posts("New")).slug).toMatch(/^new-[0-9a-f]{6}$/);
    expect((await grace.posts("Order")).slug).toMatch(/^order-[0-9a-f]{6}$/);
    expect((await grace.posts("夏の服")).slug).toBe("look");
  });

  test("cannot use photos of other members or looks", async () => {
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
    // A refused look does not claim its photos.
    expect((await ada.posts("Second", { photos: [{ id: before.id }] })).slug).toBe("second");
  });

  test("is one of two that want the same photo at once", async () => {
    const { ada } = await testSite();
    const photos = [{ id: (await ada.hasPhoto()).id }];
    const answers = await Promise.all(["One", "Other"].map((title) => ada.sends("POST", api.looks, { title, photos })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await ada.line()).toHaveLength(1);
  });

  test("is refused with a message at each field that is not right", async () => {
    const { ada } = await testSite();
    const photos = [{ id: (await ada.hasPhoto()).id }];
    const wrong: [Partial<LookDraft>, Record<string, string[]>][] = [
      [{ title: " " }, { title: ["Give the look a title."] }],
      [{ title: "x".repeat(121) }, { title: ["Use 120 characters or fewer for the title."] }],
      [{ photos: [] }, { photos: ["Add at least one photo."] }],
      [{ photos: Array.from({ length: 11 }, () => ({ id: randomUUID() })) }, { photos: ["Use 10 photos or fewer."] }],
      [{ occasion: "moon" as "work" }, { occasion: ["Choose an occasion from the list."] }],
      [
        { tags: [{ photo: randomUUID(), x: 0, y: 0, name: "Hat" }] },
        { tags: ["One tag is on a photo that isn’t in this look. Remove the tag."] },
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
