import type { Plugin } from "vite";
import { builtKeys } from "./compact-locales.ts";

const places = new Map<string, number>(builtKeys.map((key, at) => [key, at]));

/**
 * Built files refer to a label by its index among the English ones. The keys, which developers need for overrides, are
 * written once, with the English labels. `translate.ts` accepts both.
 */
export const labelKeysToIndices = (): Plugin => ({
  name: "label-keys-to-indices",
  enforce: "pre",
  transform: {
    filter: { id: { include: /\/purchases\/.*\.tsx?$/, exclude: /\/i18n\/locales\// } },
    handler: (code) => ({
      code: code.replace(/"(\w+\.\w+)"(?!\s*:)/g, (literal, key) => String(places.get(key) ?? literal)),
      map: null,
    }),
  },
});
