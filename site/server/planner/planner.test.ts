import { describe, expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import type { ItemCard } from "../../shared/items/item.ts";
import { itemLimits } from "../../shared/limits.ts";
import type { Outfit, Plan, PlanChange } from "../../shared/outfits/outfit.ts";
import { api, paths } from "../../shared/paths.ts";
import { randomUuid } from "../../shared/uuid.ts";
import { pruneDeletedItems } from "../items/deletion/prune-deleted-items.ts";
import { outfits as outfitTable } from "../outfits/tables.ts";
import { hasItem, walk } from "../outfits/testing/outfits.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { wears } from "../wears/tables.ts";
import { wear, wornOf } from "../wears/testing/wears.ts";

/** A Thursday. */
const clock = () => new Date("2026-03-05T12:00:00Z");

const plans = async (person: Person, outfit: Outfit, on: string) =>
  person.sends<Plan>("POST", api.plans, { outfit: outfit.id, on });
const changes = (person: Person, { id }: Plan, change: PlanChange) => person.sends<Plan>("PUT", api.plan(id), change);
const plannerOf = (person: Person, query = "") => person.sees("planner", `${paths.planner}${query}`);

describe("a plan", () => {
  test("is worn as planned with one press, which another state takes back", async () => {
    const { ada } = await testSite({ clock });
    const { boots, outfit } = await walk(ada);
    const plan = (await plans(ada, outfit, "2026-03-05")).data;
    expect(plan).toMatchObject({ on: "2026-03-05", became: "planned", outfit: { id: outfit.id, wears: 0 } });
    const worn = await changes(ada, plan, { became: "worn" });
    expect(worn).toMatchObject({ message: "3 wears logged", data: { became: "worn", outfit: { wears: 1 } } });
    expect(await changes(ada, plan, { became: "worn" })).toMatchObject({ message: "Changes saved" });
    expect(await wornOf(ada, boots)).toEqual([1, "2026-03-05"]);
    expect(await changes(ada, plan, { became: "instead" })).toMatchObject({
      message: "Changes saved",
      data: { became: "instead", outfit: { wears: 0 } },
    });
    expect(await wornOf(ada, boots)).toEqual([0, null]);
  });

  test("moves to another day with its wears, but not to a day to come once it was worn", async () => {
    const { ada } = await testSite({ clock });
    const { boots, shirt, outfit } = await walk(ada);
    const plan = (await plans(ada, outfit, "2026-03-20")).data;
    expect((await changes(ada, plan, { became: "worn" })).status).toBe(422);
    expect((await changes(ada, plan, { on: "2026-03-04", became: "worn" })).data).toMatchObject({ on: "2026-03-04" });
    await ada.sends("PUT", api.item(shirt.id), { archiveReason: "sold" });
    expect((await changes(ada, plan, { on: "2026-03-02" })).data.outfit).toMatchObject({ lastWornOn: "2026-03-02" });
    expect([await wornOf(ada, boots), await wornOf(ada, shirt)]).toEqual([
      [1, "2026-03-02"],
      [1, "2026-03-02"],
    ]);
    expect((await changes(ada, plan, { on: "2026-03-20" })).status).toBe(422);
    expect((await changes(ada, plan, { on: "2026-03-20", became: "planned" })).status).toBe(200);
    expect(await wornOf(ada, boots)).toEqual([0, null]);
  });

  test("is only planned again once its last wear was deleted", async () => {
    const { ada } = await testSite({ clock });
    const { boots, shirt, coat, outfit } = await walk(ada);
    const plan = (await plans(ada, outfit, "2026-03-05")).data;
    await changes(ada, plan, { became: "worn" });
    const became = async () => (await plannerOf(ada)).plans[0]?.became;
    for (const [item, state] of [
      [boots, "worn"],
      [shirt, "worn"],
      [coat, "planned"],
    ] as const) {
      await ada.sends("DELETE", api.itemWear(item.id, "2026-03-05"));
      expect(await became()).toBe(state);
    }
  });

  test("stays worn when the items that were worn are erased, whoever takes the press back", async () => {
    const time = { now: clock() };
    const { ada, joins, context } = await testSite({ clock: () => time.now });
    const bea = await joins("Bea");
    const { boots, shirt, coat, outfit } = await walk(ada);
    await ada.sends("PUT", api.item(coat.id), { archiveReason: "lent" });
    const plan = (await plans(ada, outfit, "2026-03-05")).data;
    await changes(ada, plan, { became: "worn" });
    const press = (await context.db.select({ id: wears.pressId }).from(wears))[0]?.id ?? "";
    await ada.sends("POST", api.itemDeletions, { ids: [boots.id, shirt.id] });
    time.now = new Date(time.now.getTime() + 8 * dayMs);
    await pruneDeletedItems(context);
    expect(await bea.sends("DELETE", api.wearPress(press))).toMatchObject({ status: 200, data: { items: [] } });
    expect((await plannerOf(ada, "?from=2026-03-05")).plans[0]).toMatchObject({ became: "worn" });
    expect((await changes(ada, plan, { on: "2026-03-04" })).data).toMatchObject({ on: "2026-03-04", became: "worn" });
    expect((await changes(ada, plan, { became: "planned" })).data).toMatchObject({ became: "planned" });
  });

  test("leaves what was worn when it is removed", async () => {
    const { ada } = await testSite({ clock });
    const { boots, outfit } = await walk(ada);
    const plan = (await plans(ada, outfit, "2026-03-05")).data;
    await changes(ada, plan, { became: "worn" });
    expect(await ada.sends("DELETE", api.plan(plan.id))).toMatchObject({ status: 200, message: "Plan removed" });
    expect((await ada.sends("DELETE", api.plan(plan.id))).status).toBe(404);
    expect(await wornOf(ada, boots)).toEqual([1, "2026-03-05"]);
  });

  test("cannot be worn when nothing of its outfit can be", async () => {
    const { ada } = await testSite({ clock });
    const { boots, shirt, coat, outfit } = await walk(ada);
    const plan = (await plans(ada, outfit, "2026-03-05")).data;
    const ids = [boots.id, shirt.id, coat.id];
    await ada.sends("POST", api.itemChanges, { ids, change: { archiveReason: "stored" } });
    expect(await changes(ada, plan, { became: "worn" })).toMatchObject({
      status: 409,
      message: "This outfit has no items that you can wear. Add items from your wardrobe to it first.",
    });
  });

  test("is its member's alone, ten times a day at most", async () => {
    const { ada, joins } = await testSite({ clock });
    const bea = await joins("Bea");
    const { outfit } = await walk(ada);
    const made = [];
    for (let at = 0; at < 10; at++) made.push((await plans(ada, outfit, "2026-03-05")).data);
    const [plan] = made;
    if (!plan) throw new Error("There is no plan.");
    expect(await plans(ada, outfit, "2026-03-05")).toMatchObject({
      status: 409,
      message: "You’ve planned 10 outfits for this day. Remove one to plan another.",
    });
    const other = (await plans(ada, outfit, "2026-03-06")).data;
    expect((await changes(ada, other, { on: "2026-03-05" })).status).toBe(409);
    expect((await plans(bea, outfit, "2026-03-05")).status).toBe(404);
    expect((await changes(bea, plan, { became: "worn" })).status).toBe(404);
    expect((await bea.sends("DELETE", api.plan(plan.id))).status).toBe(404);
    expect((await ada.sends("PUT", api.plan("nonsense"), {})).status).toBe(404);
    expect((await changes(ada, plan, { became: "lost" as never })).status).toBe(422);
    expect((await plannerOf(bea)).plans).toEqual([]);
  });
});

describe("the planner", () => {
  test("shows whole weeks from Monday: one, or those of a month", async () => {
    const { ada } = await testSite({ clock });
    const daysOf = async (query: string) => {
      const { view, from, to } = await plannerOf(ada, query);
      return [view, from, to];
    };
    expect(await daysOf("")).toEqual(["week", "2026-03-02", "2026-03-08"]);
    expect(await daysOf("?from=2026-03-01")).toEqual(["week", "2026-02-23", "2026-03-01"]);
    expect(await daysOf("?from=2027-01-01")).toEqual(["week", "2026-12-28", "2027-01-03"]);
    expect(await daysOf("?view=month")).toEqual(["month", "2026-02-23", "2026-04-05"]);
    expect(await daysOf("?view=month&from=2027-02-14")).toEqual(["month", "2027-02-01", "2027-02-28"]);
    expect(await daysOf("?view=month&from=2026-12-31")).toEqual(["month", "2026-11-30", "2027-01-03"]);
    expect(await daysOf("?view=month&from=2999-12-31")).toEqual(["month", "2999-11-25", "3000-01-05"]);
    for (const query of ["?view=year", "?from=2026-02-30", "?from=monday", "?from=0000-01-01"])
      expect((await ada.opens(paths.planner + query)).httpStatus, query).toBe(400);
  });

  test("shows what was planned and worn on these days, and outfits to choose from", async () => {
    const { ada } = await testSite({ clock });
    const { boots, coat, outfit } = await walk(ada);
    const hat = await hasItem(ada, "Hat", { category: "hat" });
    for (const on of ["2026-03-08", "2026-03-02", "2026-03-09", "2026-03-01"]) await plans(ada, outfit, on);
    await wear(ada, "2026-03-04", [boots, hat]);
    await wear(ada, "2026-03-04", [boots]);
    await wear(ada, "2026-03-01", [coat]);
    const { plans: planned, worn, outfits, items } = await plannerOf(ada);
    expect(planned.map(({ on }) => on)).toEqual(["2026-03-02", "2026-03-08"]);
    expect(planned[0]?.outfit).toEqual(outfit.id);
    expect(outfits).toMatchObject([{ id: outfit.id, items: outfit.items.map(({ item }) => item.id), wears: 0 }]);
    expect(worn).toEqual([{ on: "2026-03-04", items: [boots.id, hat.id].sort(), more: 0, outfit: null }]);
    expect(items.map(({ name }) => name).sort()).toEqual(["Boots", "Coat", "Hat", "Shirt"]);
  });

  test("sends an item and an outfit once, however many days show them", async () => {
    const { ada } = await testSite({ clock });
    const { outfit } = await walk(ada);
    const hat = await hasItem(ada, "Hat", { category: "hat" });
    for (const on of ["2026-03-02", "2026-03-03", "2026-03-04"]) {
      await plans(ada, outfit, on);
      await wear(ada, on, [hat]);
    }
    const { worn, items, outfits, olderOutfits } = await plannerOf(ada);
    expect(worn.map((day) => day.items)).toEqual([[hat.id], [hat.id], [hat.id]]);
    expect(items.filter(({ id }) => id === hat.id)).toEqual([
      { id: hat.id, name: "Hat", category: "hat", photo: null },
    ]);
    expect([outfits.length, olderOutfits.length, items.length]).toEqual([1, 0, 4]);
  });

  test("sends a planned outfit that is too old to be offered", async () => {
    const { ada, context } = await testSite({ clock });
    const { outfit, coat } = await walk(ada);
    await plans(ada, outfit, "2026-03-02");
    const [row] = await context.db.select().from(outfitTable);
    if (!row) throw new Error("There is no outfit.");
    const createdAt = new Date(row.createdAt.getTime() + dayMs);
    const newer = Array.from({ length: itemLimits.offeredOutfits }, () => ({ ...row, id: randomUuid(), createdAt }));
    await context.db.insert(outfitTable).values(newer);
    const page = await plannerOf(ada);
    expect(page.outfits.length).toBe(itemLimits.offeredOutfits);
    expect(page.olderOutfits).toMatchObject([{ id: outfit.id }]);
    expect(page.plans).toMatchObject([{ outfit: outfit.id }]);
    expect(page.items.some(({ id }) => id === coat.id)).toBe(true);
  });

  test("sends of a day with many items those that it shows, and how many others there are", async () => {
    const { ada } = await testSite({ clock });
    const made: ItemCard[] = [];
    for (let at = 0; at < 12; at++) made.push(await hasItem(ada, `Hat ${at}`, { category: "hat" }));
    for (const on of ["2026-03-02", "2026-03-03"]) await wear(ada, on, made);
    const { worn, items } = await plannerOf(ada, "?view=month");
    expect(worn).toMatchObject([{ more: 9 }, { more: 9 }]);
    expect(items.length).toBe(3);
    await ada.sends("POST", api.itemDeletions, { ids: [items[0]?.id] });
    expect((await plannerOf(ada, "?view=month")).worn).toMatchObject([{ more: 8 }, { more: 8 }]);
  });

  test("shows what was worn besides the outfits worn as planned, by the name of the outfit that it makes", async () => {
    const { ada } = await testSite({ clock });
    const { boots, shirt, coat, outfit } = await walk(ada);
    const hat = await hasItem(ada, "Hat", { category: "hat" });
    const wornOn = async (day: string) => (await plannerOf(ada)).worn.find(({ on }) => on === day);
    const plan = (await plans(ada, outfit, "2026-03-04")).data;
    await changes(ada, plan, { became: "worn" });
    expect(await wornOn("2026-03-04")).toBe(undefined);
    await wear(ada, "2026-03-04", [hat, boots]);
    expect(await wornOn("2026-03-04")).toMatchObject({ items: [hat.id], outfit: null });
    await wear(ada, "2026-03-03", [coat, boots, shirt]);
    expect(await wornOn("2026-03-03")).toMatchObject({ outfit: outfit.name });
  });
});
