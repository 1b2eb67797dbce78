import { describe, expect, test } from "vitest";
import type { EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { compareLines } from "./compare-lines.ts";
import { type Line, linesOf } from "./document-lines.ts";

const plain = (...texts: string[]): Line[] => texts.map((text) => ({ kind: null, text }));

/** `+` came, `-` went, `~` with its changed words in brackets. */
const read = (before: Line[], after: Line[]) =>
  compareLines(before, after).map((change) => {
    if (change.step === "edited") {
      const marked = (passages: typeof change.after) =>
        passages.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
      return `~ ${marked(change.before)} | ${marked(change.after)}`;
    }
    const sign = { same: "=", removed: "-", added: "+" }[change.step];
    return `${sign} ${change.line.text}`;
  });

describe("two versions of an entry", () => {
  test("are compared by paragraphs and words", () => {
    expect(
      read(
        plain("Seven coats.", "I would have said four.", "Three hung behind the door."),
        plain("Seven coats.", "Nobody asked.", "Three hung behind the spare room’s door.", "The end."),
      ),
    ).toEqual([
      "= Seven coats.",
      "- I would have said four.",
      "+ Nobody asked.",
      "~ Three hung behind the door. | Three hung behind the [spare room’s] door.",
      "+ The end.",
    ]);
  });

  test("tell a paragraph that became a heading", () => {
    expect(read([{ kind: null, text: "Coats" }], [{ kind: "Heading", text: "Coats" }])).toEqual(["- Coats", "+ Coats"]);
  });

  test("may be empty, or the same", () => {
    expect(read([], plain("One"))).toEqual(["+ One"]);
    expect(read(plain("One"), [])).toEqual(["- One"]);
    expect(read(plain("One"), plain("One"))).toEqual(["= One"]);
  });
});

test("an entry has a line for everything that it shows", () => {
  const text: EntryText = {
    ...{ title: "Coats", excerpt: "Seven" },
    document: {
      version: 1,
      blocks: [
        { kind: "heading", level: 2, text: [{ text: "A mark" }] },
        { kind: "list", isOrdered: true, items: [[{ text: "Brush" }]] },
        { kind: "figure", layout: "inset", photos: [{ id: "a", alt: "" }], caption: [{ text: "Lining" }] },
        { kind: "teaserEnd" },
        { kind: "paragraph", text: [{ text: "See " }, { text: "looks", href: "/looks" }] },
        { kind: "card", subject: "brand", id: "b" },
      ],
    },
  };
  expect(linesOf(text).map(({ kind, text: line }) => `${kind ?? "Paragraph"}: ${line}`)).toEqual([
    ...["Title: Coats", "Introduction: Seven", "Heading: A mark", "Numbered item: Brush", "Photo: Not described yet"],
    ...["Caption: Lining", "Everyone can read up to here: ", "Paragraph: See looks (/looks)", "Card: A brand"],
  ]);
});
