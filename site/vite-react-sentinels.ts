import type { Plugin } from "vite";

const sentinel = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const expected = 5;

/**
 * React DOM makes five errors when it loads, which it only throws and compares. While a debugger is attached, as
 * Lighthouse is one, the first makes the browser parse React DOM again to know where it was made, which takes as long as
 * hydrating a page. Without the place they measure what visitors wait for (docs/decisions/028-script-of-first-pages.md).
 */
export function reactSentinels(): Plugin {
  return {
    name: "hemline-react-sentinels",
    apply: "build",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const found = code.match(sentinel)?.length ?? 0;
        if (found !== expected)
          throw new Error(
            `React DOM makes ${found} errors when it loads, and not ${expected}: see vite-react-sentinels.ts.`,
          );
        return {
          code: code.replace(sentinel, "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })"),
          map: null,
        };
      },
    },
  };
}
