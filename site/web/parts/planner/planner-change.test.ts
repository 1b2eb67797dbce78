import { describe, expect, test } from "vitest";
import type { Plan } from "../../../shared/outfits/outfit.ts";
import { sampleItem, sampleOutfit } from "../outfits/sample-outfits.ts";
import { applyChange, type PlannerChange, wornUnplanned } from "./planner-change.ts";

const coat = sampleItem("Coat", "coat");
const boots = sampleItem("Boots", "boots");
const trains: Plan = { id: "1", on: "2026-11-18", became: "planned", outfit: sampleOutfit("Trains", [coat]) };
const church: Plan = { ...trains, id: "2", on: "2026-11-19" };
const after = (...changes: PlannerChange[]) =>
  changes.reduce(applyChange, { plans: [trains, church], worn: [{ on: "2026-11-18", items: [coat, boots] }] });
const inWords = ({ plans }: { plans: readonly Plan[] }) => plans.map(({ id, on, became }) => `${id} ${on} ${became}`);

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
    const names = (days: ReturnType<typeof after>) => wornUnplanned(days, "2026-11-18").map(({ name }) => name);
    expect(names(after())).toEqual(["Coat", "Boots"]);
    expect(names(after({ kind: "become", id: "1", became: "worn" }))).toEqual(["Boots"]);
    expect(names(after({ kind: "wear", on: "2026-11-18", items: [boots] }))).toEqual(["Coat", "Boots"]);
  });
});
