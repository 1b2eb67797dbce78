import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canContinue, jsonErrorPosition } from "./json-error-position.ts";

const demo = readFileSync(new URL("../../../demo/catalogue.json", import.meta.url), "utf8");

test("every beginning of a good document may go on", () => {
  for (let length = 0; length <= demo.length; length++)
    if (!canContinue(demo.slice(0, length)))
      expect.fail(`not after ${JSON.stringify(demo.slice(0, length).slice(-30))}`);
  expect(jsonErrorPosition(demo)).toBeNull();
});

test.each([
  ["a comma too many", '{\n  "a": 1,\n}', 3, 1],
  ["a word without quotes", '{\n  "a": yes\n}', 2, 8],
  ["a missing comma", '{ "a": 1\n  "b": 2 }', 2, 3],
  ["a missing colon", '{ "a" 1 }', 1, 7],
  ["an end that is missing", '{\n  "a": [1, 2', 2, 13],
  ["something after the end", "{}\nx", 2, 1],
  ["nothing at all", "", 1, 1],
  ["a comment", "{\n  // prices\n}", 2, 3],
])("%s is found", (_name, text, line, column) => {
  expect(jsonErrorPosition(text)).toEqual({ line, column });
});
