import { expect, test } from "vitest";
import { sampleItem, sampleOutfit } from "../outfits/sample-outfits.ts";
import { plannerContents } from "./planner-contents.ts";

const coat = sampleItem("Coat", "coat");
const boots = sampleItem("Boots", "boots");
const offered = sampleOutfit("Trains", [coat, boots]);
const older = sampleOutfit("Church", [coat]);

test("outfits and items take the places of their ids, also in outfits that are no longer offered", () => {
  const { plans, worn, outfits } = plannerContents({
    view: "week",
    from: "2026-11-30",
    to: "2026-12-06",
    plans: [
      { id: "1", on: "2026-11-30", became: "planned", outfit: "Church" },
      { id: "2", on: "2026-12-01", became: "planned", outfit: "Trains" },
    ],
    worn: [{ on: "2026-12-02", items: ["Boots"], more: 2, outfit: null }],
    outfits: [{ ...offered, items: ["Coat", "Boots"] }],
    olderOutfits: [{ ...older, items: ["Coat"] }],
    items: [coat, boots],
  });
  expect(outfits).toEqual([offered]);
  expect(plans.map(({ outfit }) => outfit)).toEqual([older, offered]);
  expect(worn).toEqual([{ on: "2026-12-02", items: [boots], more: 2, outfit: null }]);
});
