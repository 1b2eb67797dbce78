import { parseSync } from "vite";
import { expect, test } from "vitest";
import { fileCycles, folderCycles } from "./cycles.ts";
import { castCount, commentLines, functionLengths, percentile } from "./figures.ts";
import { relativeImports } from "./imports.ts";
import type { SourceFile } from "./source-file.ts";
import { isNode } from "./syntax-tree.ts";

function sourceOf(text: string, path = "a/b.ts"): SourceFile {
  const { program, comments } = parseSync(path, text);
  if (!isNode(program)) throw new Error("That did not parse.");
  return { path, text, lines: text.split("\n").length, comments, program };
}

test("assertions are casts, but `as const` and renamed imports are not", () => {
  const text = 'import { a as b } from "./a.ts";\nconst c = [1] as const;\nconst d = b as string;\nconst e = c[0]!;';
  expect(castCount(sourceOf(text))).toBe(2);
});

test("comment lines hold nothing else", () => {
  expect(commentLines(sourceOf("/**\n * One.\n */\nconst a = 1; // two\n// three\nconst b = 2;"))).toBe(4);
});

test("functions are measured, but one-line arrows and the callbacks of describe are not", () => {
  const text = 'describe("a", () => {\n  const b = () => 1;\n  function c() {\n    return b();\n  }\n});';
  expect(functionLengths(sourceOf(text))).toEqual([{ where: "a/b.ts:3", size: 3 }]);
});

test("cycles are found between files and between folders side by side", () => {
  const files = [
    sourceOf('import "./c.ts";\nimport type { D } from "../y/d.ts";', "p/x/b.ts"),
    sourceOf('export * from "./b.ts";', "p/x/c.ts"),
    sourceOf('await import("../x/c.ts");', "p/y/d.ts"),
  ];
  const imports = files.flatMap(relativeImports);
  expect(imports.map(({ isReExport }) => isReExport)).toEqual([false, false, true, false]);
  expect(fileCycles(imports)).toEqual([
    "p/x/b.ts -> p/x/c.ts -> p/x/b.ts",
    "p/y/d.ts -> p/x/c.ts -> p/x/b.ts -> p/y/d.ts",
  ]);
  expect(folderCycles(imports)).toEqual(["p/x -> p/y -> p/x"]);
});

test("an import whose name is exported again is a re-export", () => {
  const text =
    'import type { A } from "./a.ts";\nimport { b } from "./b.ts";\nexport type { A };\nexport { c } from "./c.ts";';
  expect(relativeImports(sourceOf(text)).map(({ isReExport }) => isReExport)).toEqual([true, false, true]);
});

test("a percentile is one of the sizes", () => {
  const entries = [3, 1, 2, 10].map((size) => ({ where: "", size }));
  expect([0.5, 0.95, 1].map((share) => percentile(entries, share))).toEqual([2, 10, 10]);
  expect(percentile([], 0.5)).toBe(0);
});
