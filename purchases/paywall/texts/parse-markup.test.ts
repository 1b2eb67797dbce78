import { describe, expect, test } from "vitest";
import { type Markup, parseMarkup } from "./parse-markup.ts";

/** The parts in a line: `bold(words)`. */
const lineOf = (parts: readonly Markup[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.is === "break") return "⏎";
      if (part.is === "code") return `code(${part.text})`;
      return part.is === "link" ? `link(${part.url} ${lineOf(part.inside)})` : `${part.is}(${lineOf(part.inside)})`;
    })
    .join("");

describe("a label", () => {
  test.each([
    ["words", "words"],
    ["**bold** and *italic*", "bold(bold) and italic(italic)"],
    ["~struck~ ~~twice~~", "strike(struck) strike(twice)"],
    ["`code *as* it is`", "code(code *as* it is)"],
    ["[words](https://x.example)", "link(https://x.example words)"],
    ["[**bold** words](https://x.example/a_(b))", "link(https://x.example/a_(b) bold(bold) words)"],
    ["**bold *and italic***", "bold(bold italic(and italic))"],
    ["***both***", "bold(italic(both))"],
    ["*a **b** c*", "italic(a bold(b) c)"],
    ["one\\\ntwo\nthree", "one⏎two⏎three"],
    ["\\*stars\\*", "*stars*"],
    ["5 * 3 * 2 ** 2", "5 * 3 * 2 ** 2"],
    ["~5 minutes", "~5 minutes"],
    ["**never closed", "**never closed"],
    ["*crossed **marks* here**", "italic(crossed **marks) here**"],
    ["****", "****"],
    ["a ` b", "a ` b"],
    ["``", "``"],
    ["[no address]", "[no address]"],
    ["[a](", "[a]("],
    ["[a]()", "[a]()"],
    ["[a] (https://x.example)", "[a] (https://x.example)"],
    ["[[a](https://x.example)", "[link(https://x.example a)"],
    ["*[a*](https://x.example)", "italic([a)](https://x.example)"],
    ["", ""],
    ["\\", "\\"],
    ["]", "]"],
  ])("%j reads %s", (text, line) => {
    expect(lineOf(parseMarkup(text))).toBe(line);
  });

  test.each(["<script>alert(1)</script>", '<img src=x onerror="alert(1)">', "&lt;b&gt;", "<b>**"])(
    "leaves HTML as text: %s",
    (text) => {
      expect(parseMarkup(text).join("")).toBe(text);
    },
  );

  test.each(["*", "**", "[", "](", "[a](", "`", "~", "\\", "[*~", "*a ", "{{ "])(
    "of fifty thousand %j loses nothing",
    (piece) => {
      const text = piece.repeat(50_000);
      const words = lineOf(parseMarkup(text));
      expect(words.length).toBeGreaterThan(0);
      expect(words.length).toBeLessThanOrEqual(text.length * 4);
    },
  );
});
