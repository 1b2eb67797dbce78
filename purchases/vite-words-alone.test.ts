import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { builtFiles, textOf } from "./built-files.ts";

describe.each(["es", "standalone"] as const)("the built languages (%s)", (build) => {
  const { locales } = builtFiles(build);

  test("say what their sources say", async () => {
    for (const path of locales) {
      const built: unknown = await import(path);
      const source: unknown = await import(`./i18n/locales/${basename(path, ".js")}.ts`);
      expect({ ...(built as object) }, path).toEqual({ ...(source as object) });
    }
  });

  test("name no key that English names", () => {
    expect(locales.filter((path) => /success_page|payment_entry_page/.test(textOf(path)))).toEqual([]);
  });
});
