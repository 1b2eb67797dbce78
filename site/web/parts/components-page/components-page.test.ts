import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { files, isTest, root } from "../../../../vitest/import-graph.ts";
import { figureLayouts } from "../../../shared/notebook/entry-document.ts";

const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const samples = files
  .filter((file) => file.startsWith("site/web/parts/components-page/") && !isTest(file))
  .map(textOf)
  .join("\n");

/** The components of ui/ with the text of their files. */
const parts = files
  .filter((file) => file.startsWith("ui/") && file.endsWith(".tsx") && !isTest(file))
  .flatMap((file) => {
    const text = textOf(file);
    return [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = ""]) => ({ name, text }));
  });

const isIn = (text: string, name: string) => new RegExp(`<${name}\\b`).test(text);

/** A part is shown by a sample, or by another part that is. */
function shownParts(): Set<string> {
  const shown = new Set(parts.filter(({ name }) => isIn(samples, name)).map(({ name }) => name));
  for (;;) {
    const around = parts.filter(({ name }) => shown.has(name)).map(({ text }) => text);
    const more = parts.filter(({ name }) => !shown.has(name) && around.some((text) => isIn(text, name)));
    if (more.length === 0) return shown;
    for (const { name } of more) shown.add(name);
  }
}

test("the style sheet shows every part of ui/", () => {
  const shown = shownParts();
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test("the style sheet shows what an entry is made of, and what visitors read on the front page", () => {
  const ofEntries = ["EntryBody", "TextDiff", "TextConflict", "VersionChoice"];
  const ofFrontPage = ["GarmentLife", "HomeNotebook", "WornReviews", "HomeTalk"];
  const shown = [...ofEntries, ...ofFrontPage];
  expect(shown.filter((name) => !isIn(samples, name))).toEqual([]);
  const layouts = [...samples.matchAll(/\bfigure\("(\w+)"/g)].map(([, layout]) => layout);
  expect(layouts.toSorted()).toEqual(figureLayouts.toSorted());
});
