import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

describe("a changed look", () => {
  test("keeps its slug and position, and releases photos that it no longer shows", async () => {
    const { ada, visitor } = await testSite();
    const [kept, dropped, added] = [await ada.hasPhoto(), await ada.hasPhoto(), await ada.hasPhoto()];
    await ada.posts("Before", { photos: [{ id: kept.id }, { id: dropped.id }] });
    const photos = [{ id: added.id }, { id: kept.id, alt: "Still here" }];
    const tags = [{ photo: added.id, x: 1, y: 0, name: "Scarf" }];
    const draft = { title: "After", season: "winter", photos, tags };
    expect(await ada.sends("PUT", api.look("before"), draft)).toMatchObject({ status: 200, message: "Changes saved" });
    const { look } = await visitor.sees("look", paths.look("before"));
    expect(look).toMatchObject({ title: "After", season: "winter", number: 1, tags: [{ name: "Scarf" }] });
    expect(look.photos.map(({ id, alt }) => [id, alt])).toEqual([
      [added.id, ""],
      [kept.id, "Still here"],
    ]);
    const file = paths.photo(dropped.id, 1, defined(dropped.widths[0]), "webp");
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

  test("may be deleted at the same moment, without a deadlock", async () => {
    const { ada, visitor, logLines } = await testSite();
    for (let round = 0; round < 5; round++) {
      const look = await ada.posts(`Round ${round}`);
      const draft = { title: "Changed", photos: [{ id: look.photo.id }] };
      const [edited, deleted] = await Promise.all([
        ada.sends("PUT", api.look(look.slug), draft),
        ada.sends("DELETE", api.look(look.slug)),
        ada.sends("PUT", api.lookOrder, { slugs: [look.slug] }),
      ]);
      expect([200, 404]).toContain(edited.status);
      expect(deleted.status).toBe(200);
    }
    expect((await visitor.sees("member", paths.member("ada"))).member.counts?.looks).toBe(0);
    expect(logLines).toEqual([]);
  });
});
