import { describe, expect, test } from "vitest";
import { changedWords, type Passage } from "./changed-words.ts";

/** Changed passages in brackets. */
const read = (passages: readonly Passage[]) =>
  passages.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

const marked = (one: string, other: string) => changedWords(one, other).map(read);

describe("the words of two versions", () => {
  test("are marked where they differ, without the signs around them", () => {
    expect(
      marked(
        "Tailoring from a mill town. A repair counter that answers letters.",
        "Tailoring from Borås. A repair counter that writes back within the week.",
      ),
    ).toEqual([
      "Tailoring from [a mill town]. A repair counter that [answers letters].",
      "Tailoring from [Borås]. A repair counter that [writes back within the week].",
    ]);
  });

  test("are unmarked where a word only moved in between", () => {
    expect(marked("Long runs", "Long, quiet runs")).toEqual(["Long runs", "Long[, quiet] runs"]);
  });

  test("are all marked beside an empty text", () => {
    expect(marked("", "1972")).toEqual(["", "[1972]"]);
  });

  test("come back whole, line breaks and all", () => {
    const text = "Żuraw\n\n  z Gdańska: płaszcze.";
    const [mine] = changedWords(text, "Płaszcze z Gdańska");
    expect(mine.map((passage) => passage.text).join("")).toBe(text);
  });
});
