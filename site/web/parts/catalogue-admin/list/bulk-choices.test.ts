import { describe, expect, test } from "vitest";
import type { CatalogueState } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { bulkChoices, toggled } from "./bulk-choices.ts";

const row = (name: string, state: CatalogueState) => ({ slug: name.toLowerCase(), name, state });
const zuraw = row("Zuraw", "proposed");
const praha = row("Praha", "proposed");
const sipkova = row("Sipkova", "live");
const halden = row("Halden", "live");
const bagsale = row("Bagsale", "hidden");

const labels = (...rows: Parameters<typeof bulkChoices>[0][number][]) => bulkChoices(rows).map(({ label }) => label);

describe("what can be done with selected brands", () => {
  test("is counted by what it fits", () => {
    expect(labels(zuraw, praha, sipkova)).toEqual([
      "Approve 2 proposed",
      "Merge into Sipkova",
      "Refuse 2 proposed",
      "Hide 1 live",
    ]);
  });

  test("is not counted where it fits all of them", () => {
    expect(labels(sipkova, halden)).toEqual(["Merge into…", "Hide"]);
    expect(labels(bagsale)).toEqual(["Merge into…", "Show again"]);
  });

  test("merges the others into the only public one", () => {
    const merging = bulkChoices([zuraw, sipkova, bagsale]).find(({ request }) => request.action === "merge");
    expect(merging?.request).toEqual({ action: "merge", entries: [zuraw, bagsale], into: sipkova });
  });

  test("is nothing for what was merged already", () => {
    expect(labels(row("Norr och Sund", "merged"))).toEqual([]);
  });
});

test("a row is selected, and no longer", () => {
  expect([...toggled(new Set(["halden"]), "zuraw")]).toEqual(["halden", "zuraw"]);
  expect([...toggled(new Set(["halden", "zuraw"]), "halden")]).toEqual(["zuraw"]);
});
