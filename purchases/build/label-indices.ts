import type { Plugin } from "vite";
import { builtKeys } from "./compact-locales.ts";

const places = new Map<string, number>(builtKeys.map((key, at) => [key, at]));

/**
 * Where a screen asks for a label, a built file has the label's place among the English ones in place of its key: the
 * keys themselves, which developers override words by, are written once, with the words. `translate.ts` takes both.
 */
export const labelIndices = (): Plugin => ({
  name: "label-indices",
  enforce: "pre",
  transform: {
    filter: { id: { include: /\/purchases\/.*\.tsx?$/, exclude: /\/i18n\/locales\// } },
    handler: (code) => ({
      code: code.replace(/"(\w+\.\w+)"(?!\s*:)/g, (literal, key) => String(places.get(key) ?? literal)),
      map: null,
    }),
  },
});
