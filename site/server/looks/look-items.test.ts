import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { creates, hasItem } from "../outfits/testing/outfits.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { wear } from "../wears/testing/wears.ts";

interface Named {
  id?: string;
  name: string;
}

/** A look with a tag for each of `named`, text or item. */
async function postsNaming(person: Person, title: string, named: Named[]) {
  const { id: photo } = await person.hasPhoto();
  const tags = named.map(({ id, name }, at) => ({ photo, x: 0.1 * at, y: 0.5, name, ...(id && { item: id }) }));
  const draft = { title, photos: [{ id: photo }], tags };
  return { draft, answer: await person.sends<Record<string, string[]>>("POST", api.looks, draft) };
}

const tagsOf = async (person: Person, slug: string) =>
  (await person.sees("look", paths.look(slug))).look.tags.map(({ name, item }) => [name, item?.name ?? null]);

describe("a look that names items", () => {
  test("shows them as its reader may see them", async () => {
    const { ada, visitor, queriesOf } = await testSite();
    const coat = await hasItem(ada, "Wool coat", { brand: "Norr & Sund", notes: "From Ida", storedAt: "Hall" });
    const secret = await hasItem(ada, "Secret shirt", { audience: "me", brand: "Hidden brand" });
    await postsNaming(ada, "Frost", [coat as Named, { id: secret.id, name: "A shirt" }, { name: "Scarf" }]);
    const shown = await visitor.sees("look", paths.look("frost"));
    expect(shown.look.tags.map(({ name, item }) => [name, item])).toEqual([
      ["Wool coat", { id: coat.id, name: "Wool coat", brand: "Norr & Sund", photo: null, wears: 0 }],
      ["A shirt", null],
      ["Scarf", null],
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Secret|Hidden brand|From Ida|Hall/);
    expect(JSON.stringify(shown)).not.toContain(secret.id);
    expect(await tagsOf(ada, "frost")).toEqual([
      ["Wool coat", "Wool coat"],
      ["A shirt", "Secret shirt"],
      ["Scarf", null],
    ]);
    expect(await queriesOf(() => ada.opens(paths.look("frost")))).toBeLessThanOrEqual(12);
    await ada.sends("PUT", api.wardrobe, { audience: "me" });
    expect((await tagsOf(visitor, "frost"))[0]).toEqual(["Wool coat", null]);
  });

  test("follows its items: their wears, their names, and their end, which leaves the name", async () => {
    const { ada, visitor } = await testSite();
    const coat = await hasItem(ada, "Wool coat");
    await postsNaming(ada, "Frost", [coat as Named]);
    const first = async () => (await visitor.sees("look", paths.look("frost"))).look.tags[0];
    expect((await first())?.item?.wears).toBe(0);
    await wear(ada, "2026-03-05", [coat]);
    expect((await first())?.item?.wears).toBe(1);
    await ada.sends("PUT", api.item(coat.id), { name: "Camel coat" });
    expect(await first()).toMatchObject({ name: "Wool coat", item: { name: "Camel coat" } });
    await ada.sends("POST", api.itemDeletions, { ids: [coat.id] });
    expect(await first()).toMatchObject({ name: "Wool coat", item: null });
    await ada.sends("POST", api.itemRestorations, { ids: [coat.id] });
    expect(await first()).toMatchObject({ item: { name: "Camel coat" } });
  });

  test("names no items of others and none that are deleted", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const [coat, sold] = [await hasItem(bea, "Her coat"), await hasItem(ada, "Sold")];
    await ada.sends("POST", api.itemDeletions, { ids: [sold.id] });
    for (const item of [coat, sold]) {
      const { answer } = await postsNaming(ada, "Frost", [item as Named]);
      expect(answer.status).toBe(422);
      expect(answer.data.tags?.[0]).toContain(`“${item.name}” is linked to an item that isn’t in your wardrobe.`);
    }
  });

  test("keeps its items when an admin edits it, who can link none", async () => {
    const { ada, joins } = await testSite();
    const rosa = await joins("Rosa", "Diaz", { role: "admin" });
    const [coat, hidden] = [await hasItem(ada, "Coat"), await hasItem(ada, "Hidden", { audience: "me" })];
    const hers = await hasItem(rosa, "Hers");
    const { draft } = await postsNaming(ada, "Frost", [coat as Named, hidden as Named]);
    const withoutLinks = draft.tags.map(({ item: _, ...tag }) => tag);
    const edits = (tags: object[]) => rosa.sends("PUT", api.look("frost"), { ...draft, title: "Frosty", tags });
    expect((await edits([{ ...draft.tags[0], item: hers.id }])).status).toBe(422);
    expect((await edits(withoutLinks)).status).toBe(200);
    expect(await tagsOf(ada, "frost")).toEqual([
      ["Coat", "Coat"],
      ["Hidden", "Hidden"],
    ]);
    expect((await ada.sends("PUT", api.look("frost"), { ...draft, tags: withoutLinks })).status).toBe(200);
    expect((await tagsOf(ada, "frost")).map(([, item]) => item)).toEqual([null, null]);
  });

  test("begins with chosen items or an outfit, of its author alone", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const [boots, coat, hers] = [await hasItem(ada, "Boots"), await hasItem(ada, "Coat"), await hasItem(bea, "Hers")];
    const { data: outfit } = await creates(ada, "For a walk", [boots, coat]);
    const begins = async (person: Person, query: string) => {
      const { title, items } = await person.sees("postLook", `${paths.postLook}?${query}`);
      return [title, items.map(({ name }) => name)];
    };
    expect(await begins(ada, `items=${coat.id},${hers.id},nonsense,${boots.id}`)).toEqual(["", ["Coat", "Boots"]]);
    expect((await begins(ada, `outfit=${outfit.id}`))[0]).toBe("For a walk");
    expect(await ada.opens(`${paths.postLook}?outfit=nonsense`)).toMatchObject({ httpStatus: 404 });
    expect(await bea.opens(`${paths.postLook}?outfit=${outfit.id}`)).toMatchObject({ httpStatus: 404 });
  });
});
