import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { labels as english } from "../i18n/locales/en.ts";
import type { LabelKey } from "../i18n/translate.ts";
import { builtFiles, textOf } from "./built-files.ts";
import { builtKeys } from "./compact-locales.ts";

describe.each(["es", "standalone"] as const)("the built languages (%s)", (build) => {
  const { locales } = builtFiles(build);

  test("say what their sources say", async () => {
    for (const path of locales) {
      const built: unknown = await import(path);
      const { labels } = await import(`../i18n/locales/${basename(path, ".js")}.ts`);
      const shown = Object.entries(labels).filter(([key]) => !(key in english) || builtKeys.includes(key as LabelKey));
      expect({ ...(built as object) }, path).toEqual({ labels: Object.fromEntries(shown) });
    }
  });

  test("name no key that English names", () => {
    expect(locales.filter((path) => /success_page|payment_entry_page/.test(textOf(path)))).toEqual([]);
  });
});
