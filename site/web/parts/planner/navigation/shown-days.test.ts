import { expect, test } from "vitest";
import { sampleItem, sampleOutfit } from "../../outfits/sample-outfits.ts";
import type { ShownPlan } from "../planner-contents.ts";
import { dressedInWords, neighbour, type ShownDays, shownInWords } from "./shown-days.ts";

const week: ShownDays = { view: "week", from: "2026-11-30", to: "2026-12-06" };
const month: ShownDays = { view: "month", from: "2026-11-30", to: "2027-01-03" };
const coat = sampleItem("Coat", "coat");
const planned: ShownPlan = { id: "1", on: "2026-11-30", became: "planned", outfit: sampleOutfit("Trains", [coat]) };

test("a week or a month is named, with a way to its neighbours", () => {
  expect([shownInWords(week), shownInWords(month)]).toEqual(["30 November to 6 December 2026", "December 2026"]);
  expect([neighbour(week, -1), neighbour(week, 1)]).toEqual(["2026-11-23", "2026-12-07"]);
  expect([neighbour(month, -1), neighbour(month, 1)]).toEqual(["2026-11-01", "2027-01-01"]);
});

test("its days are counted by whether something is planned or was worn", () => {
  const days = { plans: [planned], worn: [{ on: "2026-12-01", items: [coat], more: 0, outfit: null }] };
  expect(dressedInWords(week, days)).toBe("2 days dressed, 5 free.");
  expect(dressedInWords(month, days)).toBe("1 day dressed, 30 free.");
  expect(dressedInWords(week, { plans: [{ ...planned, became: "instead" }], worn: [] })).toBe(
    "Nothing planned or worn yet.",
  );
});
