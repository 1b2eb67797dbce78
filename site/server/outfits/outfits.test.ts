import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api, paths } from "../../shared/paths.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { wear } from "../wears/testing/wears.ts";
import { creates, hasItem, walk } from "./testing/outfits.ts";

const outfitsOf = async (person: Person) => (await person.sees("outfits", paths.outfits)).outfits.items;
const changes = (person: Person, id: string, name: string, items: { id: string }[]) =>
  person.sends("PUT", api.outfit(id), { name, items: items.map((item) => item.id) });

describe("an outfit", () => {
  test("holds its items from head to foot, and is changed and deleted", async () => {
    const { ada } = await testSite();
    const { boots, shirt, coat, outfit } = await walk(ada);
    const placed = [
      { slot: "outer", item: { id: coat.id } },
      { slot: "top", item: { id: shirt.id } },
      { slot: "feet", item: { id: boots.id } },
    ];
    expect(outfit).toMatchObject({ name: "For a walk", items: placed, wears: 0, lastWornOn: null });
    expect((await ada.sees("outfit", paths.outfit(outfit.id))).outfit).toEqual(outfit);
    expect(await changes(ada, outfit.id, " In rain ", [boots, coat])).toMatchObject({
      status: 200,
      message: "Changes saved",
      data: { id: outfit.id, name: "In rain", items: [{ slot: "outer" }, { slot: "feet" }] },
    });
    expect(await ada.sends("DELETE", api.outfit(outfit.id))).toMatchObject({ message: "Outfit deleted" });
    expect((await ada.sends("DELETE", api.outfit(outfit.id))).status).toBe(404);
    expect((await ada.opens(paths.outfit(outfit.id))).httpStatus).toBe(404);
  });

  test("has one item in each place, but layers and accessories without limit", async () => {
    const { ada } = await testSite();
    const [coat, jacket] = [
      await hasItem(ada, "Coat", { category: "coat" }),
      await hasItem(ada, "Jacket", { category: "jacket" }),
    ];
    expect(await creates(ada, "Twice", [coat, jacket])).toMatchObject({
      status: 422,
      data: { items: ["“Coat” and “Jacket” are worn in the same place. Choose one of them."] },
    });
    const shared = [];
    for (const category of ["knitwear", "knitwear", "belt", "scarf", "dress", "trousers"] as const)
      shared.push(await hasItem(ada, category, { category }));
    expect((await creates(ada, "Layers", [...shared, coat, coat])).data.items).toHaveLength(7);
    expect((await creates(ada, "", [coat])).data).toEqual({ name: ["Name the outfit."] });
    expect((await creates(ada, "Nothing", [])).status).toBe(422);
    expect(await outfitsOf(ada)).toHaveLength(1);
  });

  test("leaves out an item while it is deleted, and puts one to its new place", async () => {
    const { ada } = await testSite();
    const { boots, shirt, coat } = await walk(ada);
    await ada.sends("POST", api.itemDeletions, { ids: [shirt.id] });
    await ada.sends("PUT", api.item(coat.id), { category: "bag" });
    const placed = async () => (await outfitsOf(ada))[0]?.items.map(({ slot, item }) => [slot, item.id]);
    expect(await placed()).toEqual([
      ["feet", boots.id],
      ["bag", coat.id],
    ]);
    await ada.sends("POST", api.itemRestorations, { ids: [shirt.id] });
    expect(await placed()).toHaveLength(3);
  });

  test("counts the presses that it was worn with, and its items keep theirs", async () => {
    const { ada } = await testSite();
    const { boots, coat, outfit } = await walk(ada);
    for (const on of ["2026-03-05", "2026-03-01"]) await wear(ada, on, [boots, coat], { outfit: outfit.id });
    await wear(ada, "2026-03-09", [boots]);
    expect(await outfitsOf(ada)).toMatchObject([{ wears: 2, lastWornOn: "2026-03-05" }]);
    await ada.sends("DELETE", api.outfit(outfit.id));
    expect((await ada.sees("item", paths.item("ada", boots.id))).item.wears).toBe(3);
  });

  test("is its member's alone", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea");
    const root = await joins("Root", undefined, { role: "admin" });
    const { coat, outfit } = await walk(ada);
    for (const other of [bea, root]) {
      expect((await other.opens(paths.outfit(outfit.id))).httpStatus).toBe(404);
      expect((await changes(other, outfit.id, "Mine", [coat])).status).toBe(404);
      expect((await other.sends("DELETE", api.outfit(outfit.id))).status).toBe(404);
      expect((await creates(other, "Of Ada’s", [coat])).status).toBe(422);
      expect(await outfitsOf(other)).toEqual([]);
      expect(await other.sees("newOutfit", `${paths.newOutfit}?items=${coat.id}`)).toEqual({ items: [] });
    }
    for (const path of [paths.outfits, paths.newOutfit, paths.outfit(outfit.id), paths.planner])
      expect((await visitor.opens(path)).httpStatus, path).toBe(401);
    expect((await ada.opens(paths.outfit("nonsense"))).httpStatus).toBe(404);
  });

  test("that is changed while an item is deleted has it again when it is restored", async () => {
    const { ada } = await testSite();
    const { boots, shirt, coat, outfit } = await walk(ada);
    await ada.sends("POST", api.itemDeletions, { ids: [coat.id] });
    expect((await changes(ada, outfit.id, "In rain", [shirt, coat])).status).toBe(422);
    expect(await changes(ada, outfit.id, "In rain", [shirt])).toMatchObject({ data: { items: [{ slot: "top" }] } });
    await ada.sends("POST", api.itemRestorations, { ids: [coat.id] });
    const names = async () => (await outfitsOf(ada))[0]?.items.map(({ item }) => item.name);
    expect(await names()).toEqual(["Coat", "Shirt"]);
    await changes(ada, outfit.id, "In rain", [boots]);
    expect(await names()).toEqual(["Boots"]);
  });

  test("begins with chosen items, in their order", async () => {
    const { ada } = await testSite();
    const { boots, coat } = await walk(ada);
    const begun = await ada.sees("newOutfit", `${paths.newOutfit}?items=${boots.id},nonsense,${coat.id},${boots.id}`);
    expect(begun.items.map(({ name }) => name)).toEqual(["Boots", "Coat"]);
    expect(await ada.sees("newOutfit", paths.newOutfit)).toEqual({ items: [] });
  });

  test("is listed newest first, a page at a time, once for each idempotency key", async () => {
    let now = Date.parse("2026-03-01T12:00:00Z");
    const { ada } = await testSite({ clock: () => new Date(now) });
    const coat = await hasItem(ada, "Coat");
    for (let at = 0; at < 26; at++) {
      now += 60_000;
      const key = { "Idempotency-Key": `outfit-number-${at}` };
      expect((await creates(ada, `Outfit ${at}`, [coat], key)).data).toEqual(
        (await creates(ada, `Outfit ${at}`, [coat], key)).data,
      );
    }
    const first = (await ada.sees("outfits", paths.outfits)).outfits;
    expect(first.items.map(({ name }) => name)).toEqual(Array.from({ length: 24 }, (_, at) => `Outfit ${25 - at}`));
    const rest = (await ada.sees("outfits", `${paths.outfits}?after=${defined(first.next)}`)).outfits;
    expect(rest).toMatchObject({ items: [{ name: "Outfit 1" }, { name: "Outfit 0" }], next: null });
    expect((await ada.opens(`${paths.outfits}?after=made-up`)).httpStatus).toBe(400);
  });
});
