import { join } from "node:path";
import type { UserConfig } from "vite";
import { checkoutChunkOf, clientChunkOf } from "./build/chunk-groups.ts";
import { compactLocales } from "./build/compact-locales.ts";
import { labelKeysToIndices } from "./build/label-keys-to-indices.ts";
import { prefetchChunkImports } from "./build/prefetch-chunk-imports.ts";
import { terserOutput } from "./build/terser-output.ts";

/** React's API by Preact, for pages without React. */
const preact = [
  { find: /^react-dom\/client$/, replacement: join(import.meta.dirname, "preact/create-root.ts") },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react$/, replacement: join(import.meta.dirname, "preact/react-shim.ts") },
];

const isLabels = (id: string | null) => id?.includes("/i18n/locales/") ?? false;

/**
 * Three builds of the SDK. Mode `es`: ES modules for an app's own bundler, with React as a peer dependency. Mode `cjs`:
 * the same as CommonJS. Mode `standalone`: one script without dependencies, which loads its chunks from its own folder.
 */
export default ({ mode }: { mode: string }): UserConfig => {
  const isStandalone = mode === "standalone";
  const isCommon = mode === "cjs";
  return {
    root: import.meta.dirname,
    publicDir: false,
    resolve: { alias: isStandalone ? preact : [] },
    plugins: [
      compactLocales(),
      labelKeysToIndices(),
      ...(isStandalone ? [prefetchChunkImports(), terserOutput()] : []),
    ],
    build: {
      outDir: `dist/${mode}`,
      emptyOutDir: true,
      target: "es2022",
      reportCompressedSize: false,
      // 1 % smaller than the bundler's own minifier. CommonJS is for servers and for bundlers that minify themselves.
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
        // Constants of other modules cost less than their exports between chunks.
        optimization: { inlineConst: true },
        // Saves a request: code that chunks share with the entry stays in the entry.
        preserveEntrySignatures: isStandalone ? "allow-extension" : "strict",
        output: {
          minify: true,
          codeSplitting: isStandalone
            ? { includeDependenciesRecursively: false, groups: [{ name: checkoutChunkOf }] }
            : { groups: [{ name: clientChunkOf }] },
          chunkFileNames: ({ facadeModuleId }) =>
            (isLabels(facadeModuleId) ? "locales/[name]" : `parts/[name]${isStandalone ? "-[hash]" : ""}`) +
            (isCommon ? ".cjs" : ".js"),
        },
      },
    },
  };
};
