import { join } from "node:path";
import type { Plugin } from "vite";
import { labels as english } from "../i18n/locales/en.ts";

const englishFile = join(import.meta.dirname, "../i18n/locales/en.ts");

/** Labels of the wire's first client that no screen here has a place for: docs/sdk.md names them. */
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

/** The keys that built files hold the words of, in their order. */
export const builtKeys = Object.keys(english).filter((key) => !neverShown.has(key)) as (keyof typeof english)[];

/**
 * A built file of a language holds its words in the order of the English labels, and no keys but those that English does
 * not have: written out, keys that are there already would be a third of every file.
 */
export const wordsAlone = (): Plugin => ({
  name: "words-alone",
  enforce: "pre",
  load: {
    filter: { id: { include: /\/i18n\/locales\/[^/]+\.ts$/ } },
    handler: async (id) => {
      const { labels } = (await import(id)) as { labels: Record<string, string> };
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
