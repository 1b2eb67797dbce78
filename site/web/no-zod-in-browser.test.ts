import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const shared = join(import.meta.dirname, "../shared");
const withValidation = readdirSync(shared, { recursive: true })
  .map(String)
  .filter(
    (name) =>
      name.endsWith(".ts") && !name.includes(".test.") && /from "zod"/.test(readFileSync(join(shared, name), "utf8")),
  );

test("the browser imports types from schemas, never their code: zod stays on the server", () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true }).map(String);
  const faults = sources
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(import.meta.dirname, name), "utf8");
      const values = [...text.matchAll(/^import (?!type )[^;]*?shared\/([\w/-]+\.ts)";/gm)].map(
        (match) => match[1] ?? "",
      );
      return values.filter((file) => withValidation.includes(file)).map((file) => `${name} imports ${file}`);
    });
  expect(withValidation).toContain("looks/look.ts");
  expect(faults).toEqual([]);
});
