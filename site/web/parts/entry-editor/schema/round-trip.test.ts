// @vitest-environment happy-dom
import fc from "fast-check";
import { DOMParser, DOMSerializer } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import { cardSubjects, type EntryDocument, marks, type TextRun } from "../../../../shared/notebook/entry-document.ts";
import { editorSchema } from "./editor-schema.ts";
import { fromDocument } from "./from-document.ts";
import { toDocument } from "./to-document.ts";

const word = fc.constantFrom("Wool", " ", "coat, ", "\n", "seven", "ß", "  ", "👗", "<b>", "“quoted”");
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(""));
const href = fc.constantFrom(
  "https://hemline.example/a?b=c",
  "mailto:ida@hemline.example",
  "/looks/camel-coat",
  "#notes",
);
const run: fc.Arbitrary<TextRun> = fc
  .record({ text, marks: fc.subarray([...marks]), href: fc.option(href) })
  .map(({ text, marks, href }) => ({ text, ...(marks.length && { marks }), ...(href !== null && { href }) }));

const kindOf = (one: TextRun | undefined) => JSON.stringify([one?.href, one?.marks]);

/** Neighbours that are alike would be one run. */
const runs = fc
  .array(run, { maxLength: 4 })
  .filter((all) => all.every((one, at) => !all[at - 1] || kindOf(one) !== kindOf(all[at - 1])));

const photo = fc.record({ id: fc.uuid(), alt: fc.constantFrom("", "A camel coat.") });
const block = fc.oneof(
  fc.record({ kind: fc.constant("paragraph" as const), text: runs }),
  fc.record({ kind: fc.constant("heading" as const), level: fc.constantFrom(2 as const, 3 as const), text: runs }),
  fc.record({
    kind: fc.constant("list" as const),
    isOrdered: fc.boolean(),
    items: fc.array(runs, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant("quote" as const), paragraphs: fc.array(runs, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant("pullQuote" as const), text: fc.oneof(fc.constant(""), text) }),
  fc.record({
    kind: fc.constant("figure" as const),
    layout: fc.constantFrom("full" as const, "inset" as const),
    photos: fc.tuple(photo),
    caption: runs,
  }),
  fc.record({
    kind: fc.constant("figure" as const),
    layout: fc.constant("pair" as const),
    photos: fc.tuple(photo, photo),
    caption: runs,
  }),
  fc.constant({ kind: "divider" as const }),
  fc.record({ kind: fc.constant("card" as const), subject: fc.constantFrom(...cardSubjects), id: fc.uuid() }),
);
const document: fc.Arbitrary<EntryDocument> = fc
  .tuple(fc.array(block, { maxLength: 8 }), fc.option(fc.nat(8)))
  .map(
    ([blocks, end]): EntryDocument => ({
      version: 1,
      blocks: end === null ? blocks : [...blocks.slice(0, end), { kind: "teaserEnd" }, ...blocks.slice(end)],
    }),
  )
  .filter(({ blocks }) => JSON.stringify(blocks) !== '[{"kind":"paragraph","text":[]}]');

describe("an entry’s document", () => {
  test("comes back from the editor as it was", () => {
    fc.assert(
      fc.property(document, (saved) => {
        const edited = fromDocument(saved);
        edited.check();
        expect(toDocument(edited)).toEqual(saved);
      }),
    );
  });

  test("comes back from a copy within the editor", () => {
    fc.assert(
      fc.property(document, (saved) => {
        const copied = DOMSerializer.fromSchema(editorSchema).serializeFragment(fromDocument(saved).content);
        const holder = globalThis.document.createElement("div");
        holder.append(copied);
        const pasted = DOMParser.fromSchema(editorSchema).parse(holder, { preserveWhitespace: "full" });
        expect(toDocument(pasted)).toEqual(saved);
      }),
      { numRuns: 40 },
    );
  });

  test("is nothing while it is one empty paragraph", () => {
    expect(toDocument(fromDocument({ version: 1, blocks: [] }))).toEqual({ version: 1, blocks: [] });
  });

  test("has no figure without a photo, and no node that the format does not know", () => {
    expect(() => editorSchema.nodes.figure.create({ layout: "inset", photos: [] }).check()).toThrow(RangeError);
    expect(() => editorSchema.nodeFromJSON({ type: "iframe" })).toThrow(RangeError);
  });
});
