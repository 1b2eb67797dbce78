import { join } from "node:path";
import type { Plugin } from "vite";
import { labels as english } from "../i18n/locales/en.ts";

const englishFile = join(import.meta.dirname, "../i18n/locales/en.ts");

/** Labels of the reference client that no screen here uses; docs/sdk.md lists them. */
const neverShown = new Set([
  "product_info.subscribe_to",
  "product_info.product_price",
  "product_info.after",
  "product_info.after_trial",
  "product_info.total_due_today",
  "product_info.renewal_frequency",
  "product_info.continues_until_cancelled",
  "product_info.cancel_anytime",
]);

/** The keys of the labels in built files, in their order. */
export const builtKeys = Object.keys(english).filter((key) => !neverShown.has(key)) as (keyof typeof english)[];

/**
 * Built locale files contain their texts in the order of the English labels, without keys, which would be a third of
 * each file. Only plural forms that English does not have keep theirs.
 */
export const compactLocales = (): Plugin => ({
  name: "compact-locales",
  enforce: "pre",
  load: {
    filter: { id: { include: /\/i18n\/locales\/[^/]+\.ts$/ } },
    handler: async (id) => {
      const { labels }: { labels: Record<string, string> } = await import(id);
      if (id === englishFile)
        return `export const labels = ${JSON.stringify(Object.fromEntries(builtKeys.map((key) => [key, english[key]])))};`;
      const words = builtKeys.map((key) => labels[key]);
      const more = Object.fromEntries(Object.entries(labels).filter(([key]) => !(key in english)));
      return `import { labels as english } from ${JSON.stringify(englishFile)};
const words = ${JSON.stringify(words)};
export const labels = ${JSON.stringify(more)};
Object.keys(english).forEach((key, at) => { labels[key] = words[at]; });`;
    },
  },
});
