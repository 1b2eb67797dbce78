import { describe, expect, test } from "vitest";
import type { ItemCard } from "../../../shared/items/item.ts";
import { sampleItem, sampleOutfit } from "../outfits/sample-outfits.ts";
import { applyChange, type PlannerChange, wornUnplanned } from "./planner-change.ts";
import type { ShownPlan } from "./planner-contents.ts";

const coat = sampleItem("Coat", "coat");
const boots = sampleItem("Boots", "boots");
const scarf = sampleItem("Scarf", "scarf");
const trains: ShownPlan = { id: "1", on: "2026-11-18", became: "planned", outfit: sampleOutfit("Trains", [coat]) };
const church: ShownPlan = { ...trains, id: "2", on: "2026-11-19" };
const wornDay = { on: "2026-11-18", items: [coat, boots], more: 0, outfit: "Rain" };
const after = (...changes: PlannerChange[]) =>
  changes.reduce(applyChange, { plans: [trains, church], worn: [wornDay] });
const inWords = ({ plans }: { plans: readonly ShownPlan[] }) =>
  plans.map(({ id, on, became }) => `${id} ${on} ${became}`);

describe("the planner shows at once what was changed", () => {
  test("a new plan, its move, what became of it, and its removal", () => {
    const plan = { ...trains, id: "3" };
    expect(
      inWords(
        after(
          { kind: "plan", plan },
          { kind: "move", id: "3", on: "2026-11-21" },
          { kind: "become", id: "1", became: "worn" },
          { kind: "remove", id: "2" },
        ),
      ),
    ).toEqual(["1 2026-11-18 worn", "3 2026-11-21 planned"]);
  });

  test("a plan once, when the server has sent it back", () => {
    expect(inWords(after({ kind: "plan", plan: church }))).toEqual(["1 2026-11-18 planned", "2 2026-11-19 planned"]);
  });

  test("what was worn besides the planned outfits, each item once", () => {
    const worn = (...changes: PlannerChange[]) => wornUnplanned(after(...changes), "2026-11-18");
    expect(worn()).toEqual(wornDay);
    expect(worn({ kind: "become", id: "1", became: "worn" })).toEqual({ ...wornDay, items: [boots], outfit: null });
    const wear = (...items: ItemCard[]): PlannerChange => {
      return { kind: "wear", on: "2026-11-18", outfit: sampleOutfit("Walk", items) };
    };
    expect(worn(wear(boots))).toEqual(wornDay);
    expect(worn(wear(boots, scarf))).toEqual({ ...wornDay, items: [coat, boots, scarf], outfit: null });
  });

  test("what was worn as planned, once the plan is removed", () => {
    const wornAndRemoved = after({ kind: "become", id: "2", became: "worn" }, { kind: "remove", id: "2" });
    expect(wornUnplanned(wornAndRemoved, "2026-11-19")).toMatchObject({ items: [coat], outfit: "Trains" });
    expect(wornUnplanned(after({ kind: "remove", id: "2" }), "2026-11-19")).toBe(null);
  });

  test("an outfit that is worn on a free day by its name, and nothing once it is planned for that day", () => {
    const wear = { kind: "wear", on: "2026-11-19", outfit: church.outfit } as const;
    expect(wornUnplanned(after(wear), "2026-11-19")).toMatchObject({ items: [coat], more: 0, outfit: "Trains" });
    expect(wornUnplanned(after(wear, { kind: "become", id: "2", became: "worn" }), "2026-11-19")).toBe(null);
  });
});
