import { join } from "node:path";
import type { Plugin } from "vite";
import { labels as english } from "./i18n/locales/en.ts";

const englishFile = join(import.meta.dirname, "i18n/locales/en.ts");

/**
 * A built file of a language holds its words in the order of the English labels, and no keys but those that English does
 * not have: written out, keys that are there already would be a third of every file.
 */
export const wordsAlone = (): Plugin => ({
  name: "words-alone",
  enforce: "pre",
  load: {
    filter: { id: /\/i18n\/locales\/(?!en\.ts)[^/]+\.ts$/ },
    handler: async (id) => {
      const { labels } = (await import(id)) as { labels: Record<string, string> };
      const words = Object.keys(english).map((key) => labels[key]);
      const more = Object.fromEntries(Object.entries(labels).filter(([key]) => !(key in english)));
      return `import { labels as english } from ${JSON.stringify(englishFile)};
const words = ${JSON.stringify(words)};
export const labels = ${JSON.stringify(more)};
Object.keys(english).forEach((key, at) => { labels[key] = words[at]; });`;
    },
  },
});
