import { join } from "node:path";
import type { UserConfig } from "vite";
import { clientPartOf, screenPartOf } from "./build/chunk-groups.ts";
import { wordsAlone } from "./build/compact-locales.ts";
import { labelIndices } from "./build/label-indices.ts";
import { partsAtOnce } from "./build/prefetch-chunk-imports.ts";
import { plainQuotes } from "./build/terser-output.ts";

/** React's words spoken by Preact, for pages that have no React. */
const preact = [
  { find: /^react-dom\/client$/, replacement: join(import.meta.dirname, "preact/create-root.ts") },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react$/, replacement: join(import.meta.dirname, "preact/react.ts") },
];

const isLabels = (id: string | null) => id?.includes("/i18n/locales/") ?? false;

/**
 * Three builds of the SDK. Mode `es`: ES modules for an app's own bundler, with React as a peer dependency. Mode `cjs`:
 * the same as CommonJS. Mode `standalone`: one script without dependencies, which loads its other parts from the folder
 * that it was loaded from.
 */
export default ({ mode }: { mode: string }): UserConfig => {
  const isStandalone = mode === "standalone";
  const isCommon = mode === "cjs";
  return {
    root: import.meta.dirname,
    publicDir: false,
    resolve: { alias: isStandalone ? preact : [] },
    plugins: [wordsAlone(), labelIndices(), ...(isStandalone ? [partsAtOnce(), plainQuotes()] : [])],
    build: {
      outDir: `dist/${mode}`,
      emptyOutDir: true,
      target: "es2022",
      reportCompressedSize: false,
      // Slower than the bundler's own, and a hundredth smaller, which every customer of every app is spared. Whoever
      // calls `require` runs on a server or has a bundler that minifies.
      minify: isCommon ? true : "terser",
      terserOptions: {
        compress: {
          ecma: 2020,
          passes: 3,
          pure_getters: true,
          unsafe: true,
          unsafe_arrows: true,
          unsafe_methods: true,
          unsafe_proto: true,
        },
        ecma: 2020,
      },
      lib: {
        entry: isStandalone ? { purchases: "standalone.ts" } : { purchases: "purchases.ts", react: "react.ts" },
        formats: [isCommon ? "cjs" : "es"],
      },
      rolldownOptions: {
        external: isStandalone ? [] : [/^react(-dom)?($|\/)/],
        // One request less before anything is shown: what the parts share with the script lies in the script.
        preserveEntrySignatures: isStandalone ? "allow-extension" : "strict",
        output: {
          minify: true,
          codeSplitting: isStandalone
            ? { includeDependenciesRecursively: false, groups: [{ name: screenPartOf }] }
            : { groups: [{ name: clientPartOf }] },
          chunkFileNames: ({ facadeModuleId }) =>
            (isLabels(facadeModuleId) ? "locales/[name]" : `parts/[name]${isStandalone ? "-[hash]" : ""}`) +
            (isCommon ? ".cjs" : ".js"),
        },
      },
    },
  };
};
