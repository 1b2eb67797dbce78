import { describe, expect, test } from "vitest";
import { chosenForm, defaultChoices } from "./choices.ts";

const base = { name: "Norr & Sund", description: "Outerwear.", foundedIn: "1974", links: ["https://norr.example"] };
const mine = { ...base, description: "Outerwear and tailoring.", foundedIn: "1974" };
const theirs = { ...base, description: "Outerwear from Borås.", foundedIn: "1972" };

describe("a conflict of two admins", () => {
  test("keeps what I have changed, and takes what only the other has changed", () => {
    const choices = defaultChoices(["description", "foundedIn"], base, mine);
    expect(choices).toEqual({ description: "mine", foundedIn: "theirs" });
    expect(chosenForm(mine, theirs, choices)).toEqual({ ...mine, foundedIn: "1972" });
  });

  test("is decided field by field, and leaves the other fields of the form as I have them", () => {
    const typedMeanwhile = { ...mine, name: "Norr och Sund" };
    expect(chosenForm(typedMeanwhile, theirs, { description: "theirs", foundedIn: "mine" })).toEqual({
      ...typedMeanwhile,
      description: "Outerwear from Borås.",
    });
  });

  test("sees a change within a list", () => {
    const relinked = { ...base, links: ["https://norr-sund.example"] };
    expect(defaultChoices(["links"], base, relinked)).toEqual({ links: "mine" });
  });
});
