import { describe, expect, test } from "vitest";
import { actionLabel, actionQuestion, doneText } from "./action-texts.ts";

const result = (name: string, outcome: "done" | "unchanged" | "refused" = "done") => ({
  ...{ slug: name.toLowerCase(), name, outcome, message: "" },
});

describe("the words of an action", () => {
  test("name what it is done to", () => {
    expect(actionQuestion("hide", "brand", ["Marin"])).toBe("Hide Marin?");
    expect(actionQuestion("show", "brand", ["Marin"])).toBe("Show Marin again?");
    expect(actionQuestion("approve", "product", ["Coat", "Scarf"])).toBe("Approve 2 products?");
    expect(actionLabel("approve", "brand", 1)).toBe("Approve brand");
    expect(actionLabel("refuse", "brand", 2)).toBe("Refuse 2 brands");
  });

  test("say afterwards to how many of them it was done", () => {
    expect(doneText("hide", "brand", [result("Marin")])).toBe("Marin hidden");
    expect(doneText("approve", "brand", [result("Żuraw"), result("Marin")])).toBe("2 brands approved");
    expect(doneText("approve", "brand", [result("Żuraw"), result("Marin", "refused")])).toBe("1 of 2 brands approved");
  });
});
