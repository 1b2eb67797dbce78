import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

describe("a deleted look", () => {
  test("is gone with its photos and likes, and the positions close up", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const looks = [await ada.posts("One"), await ada.posts("Two"), await ada.posts("Three")];
    await grace.likes("one");
    expect(await ada.sends("DELETE", api.look("one"))).toMatchObject({ status: 200, message: "Look deleted" });
    expect(await visitor.opens(paths.look("one"))).toMatchObject({
      httpStatus: 404,
      message: "Page not found: /looks/one",
    });
    expect((await visitor.gets(paths.photo(defined(looks[0]).photo.id, 1, 40, "jpg"))).status).toBe(404);
    const page = await visitor.sees("member", paths.member("ada"));
    expect(page.member.counts).toMatchObject({ looks: 2, likes: 0 });
    expect(page.looks.items.map(({ slug, number }) => [slug, number])).toEqual([
      ["two", 1],
      ["three", 2],
    ]);
    expect((await ada.sends("DELETE", api.look("one"))).status).toBe(404);
  });

  test("may be deleted, posted and moved at the same time: positions stay 1, 2, 3", async () => {
    const { ada, visitor } = await testSite();
    for (const title of ["a1", "a2", "a3", "a4"]) await ada.posts(title);
    const photos = [await ada.hasPhoto(), await ada.hasPhoto()];
    await Promise.all([
      ada.sends("DELETE", api.look("a2")),
      ada.posts("a5", { photos: [{ id: defined(photos[0]).id }] }),
      ada.sends("PUT", api.lookOrder, { slugs: ["a4", "a3", "a2", "a1"] }),
      ada.posts("a6", { photos: [{ id: defined(photos[1]).id }] }),
      ada.sends("DELETE", api.look("a3")),
    ]);
    const { items } = (await visitor.sees("memberLooks", paths.memberLooks("ada"))).looks;
    expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(items.map(({ slug }) => slug).sort()).toEqual(["a1", "a4", "a5", "a6"]);
  });
});
