import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Files named by their whole path: a bare file name means "the one in its noun's folder". */
const paths = /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|json|md|css))`/g;

test.each([
  ["docs/tour.md", 30],
  ["README.md", 1],
  ["STYLE.md", 2],
])("every file that %s names is there", (page, atLeast) => {
  const text = readFileSync(join(root, page), "utf8");
  const named = [...text.matchAll(paths)].map(([, file]) => file as string);
  expect(named.length).toBeGreaterThanOrEqual(atLeast);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
