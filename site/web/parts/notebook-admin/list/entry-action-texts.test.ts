import { expect, test } from "vitest";
import { entryActionLabel, entryActionQuestion, entryConsequence, entryDoneText } from "./entry-action-texts.ts";

const result = (name: string, outcome: "done" | "refused" = "done") => ({
  ...{ id: name.toLowerCase(), name, outcome, message: "" },
});

test("an action names what it is done to, and what comes of it", () => {
  expect(entryActionQuestion("delete", ["Wool"])).toBe("Delete “Wool”?");
  expect(entryActionQuestion("delete", [""])).toBe("Delete untitled entry?");
  expect(entryActionQuestion("publish", ["Wool", "Felt"])).toBe("Publish 2 entries?");
  expect(entryActionLabel("unpublish", 1)).toBe("Unpublish entry");
  expect(entryActionLabel("restore", 2)).toBe("Restore 2 entries");
  expect(entryConsequence("delete", 1)).toContain("restore it as a draft for 30 days");
  expect(entryConsequence("delete", 2)).toContain("restore them as drafts for 30 days");
});

test("a toast says afterwards to how many of them it was done", () => {
  expect(entryDoneText("publish", [result("Wool")])).toBe("Wool published");
  expect(entryDoneText("delete", [result("Wool"), result("Felt")])).toBe("2 entries deleted");
  expect(entryDoneText("publish", [result("Wool"), result("Felt", "refused")])).toBe("1 of 2 entries published");
});
