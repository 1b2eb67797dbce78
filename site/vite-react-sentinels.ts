import type { Plugin } from "vite";

const sentinel = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const expected = 5;

/**
 * React DOM makes five errors when it loads, which it only throws and compares. While a debugger is attached, as
 * Lighthouse is one, the first makes the browser parse React DOM again to know where it was made, which takes as long as
 * hydrating a page. Without the place they measure what visitors wait for (docs/decisions/028-script-of-first-pages.md).
 */
export function reactSentinels(): Plugin {
  let found = 0;
  return {
    name: "hemline-react-sentinels",
    apply: "build",
    buildStart() {
      found = 0;
    },
    // At the end, so that a build notices when React’s file has another name.
    buildEnd(failure) {
      if (!failure && found !== expected)
        this.error(`React DOM makes ${found} errors when it loads, and not ${expected}: see vite-react-sentinels.ts.`);
    },
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        found += code.match(sentinel)?.length ?? 0;
        return {
          code: code.replace(sentinel, "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })"),
          map: null,
        };
      },
    },
  };
}
