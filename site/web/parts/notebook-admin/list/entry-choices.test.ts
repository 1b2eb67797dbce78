import { describe, expect, test } from "vitest";
import type { AdminEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { entryChoices } from "./entry-choices.ts";

const row = (title: string, state: AdminEntry["state"], hasChanges = false) => ({
  ...{ id: title.toLowerCase(), title, state, hasChanges, version: 1 },
});
const wool = row("Wool", "draft");
const linen = row("Linen", "scheduled");
const felt = row("Felt", "live");
const silk = row("Silk", "live", true);
const tweed = row("Tweed", "deleted");

const labels = (...rows: Parameters<typeof entryChoices>[0][number][]) => entryChoices(rows).map(({ label }) => label);

describe("what can be done with selected entries", () => {
  test("is not counted where it fits all of them", () => {
    expect(labels(wool)).toEqual(["Publish", "Delete"]);
    expect(labels(linen)).toEqual(["Publish", "Unpublish", "Delete"]);
    expect(labels(felt)).toEqual(["Unpublish", "Delete"]);
    expect(labels(silk)).toEqual(["Publish", "Unpublish", "Delete"]);
    expect(labels(tweed)).toEqual(["Restore"]);
  });

  test("is counted by what it fits", () => {
    expect(labels(wool, linen, felt, tweed)).toEqual([
      "Restore 1 entry",
      "Publish 2 entries",
      "Unpublish 2 entries",
      "Delete 3 entries",
    ]);
  });

  test("is nothing without any", () => {
    expect(labels()).toEqual([]);
  });
});
