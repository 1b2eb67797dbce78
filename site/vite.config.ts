import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from "vite";
import { buildFiles } from "./vite-post-build.ts";
import { reactSentinels } from "./vite-react-sentinels.ts";

const ownCode = /\/(ui|site\/web|site\/shared)\//;
/** The inline script of every document, which can't import. */
const inline = /\/(document-script|theme-before-paint|defer-hydration)\.ts$/;
const inMostPages = /\/(ui\/(buttons|photos|messages|styles)|site\/web\/(parts\/(layout|looks|photos|format)|state))\//;
const inLists = /\/(parts\/lists|ui\/navigation)\/|masonry|skeleton|error-state/;

/** Small stylesheets that are mostly needed together, each group in one file. */
const styles = {
  forms: /\/ui\/(forms|dialogs|uploads)\/.+\.module\.css$/,
  people: /\/parts\/(members|suggestions)\/.+\.module\.css$/,
  wardrobe: /\/parts\/(item|wardrobe|wardrobe-list)\/.+\.module\.css$/,
  outfits: /\/parts\/(outfits|planner)\/.+\.module\.css$/,
};

/**
 * Shared chunks: libraries, which rarely change; what every page loads; what most pages show; lists. A page loads little
 * that it doesn't show (docs/decisions/028-script-of-first-pages.md).
 */
const chunks = [
  // Inline in the documents of visitors: a browser that reads of the fonts a second time lays out the page anew.
  { name: "fonts", test: /\/ui\/styles\/fonts\.css$/, priority: 5 },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: "site",
    test: (id: string) => ownCode.test(id) && !inline.test(id),
    tags: ["$initial" as const],
    priority: 3,
  },
  { name: "page", test: inMostPages, minShareCount: 7, priority: 2 },
  { name: "list", test: inLists, minShareCount: 4, priority: 1 },
  ...Object.entries(styles).map(([name, test]) => ({ name, test })),
];

/** Mode `server` builds dist/server; every other mode dist/client. */
export default defineConfig(({ mode }): UserConfig => {
  const isServer = mode === "server";
  const input: Record<string, string> = isServer
    ? { "entry.server": "web/entry.server.tsx" }
    : { client: "web/entry.client.tsx", document: "web/document-script.ts" };
  return {
    root: import.meta.dirname,
    base: "/",
    appType: "custom",
    publicDir: isServer ? false : "web/public",
    plugins: [react(), ...(isServer ? [] : [reactSentinels(), buildFiles()])],
    // Short, because they are in every document: its first round trip carries more content.
    css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
    // Our own packages are TypeScript and must be bundled; React is not.
    ssr: {
      noExternal: [/^@hemline\//],
      resolve: { conditions: ["hemline-source", ...defaultServerConditions] },
    },
    resolve: { conditions: ["hemline-source", ...defaultClientConditions] },
    build: {
      ssr: isServer,
      manifest: !isServer,
      outDir: isServer ? "dist/server" : "dist/client",
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Its list of files for each import costs every page 2 kB; `prefetch-pages.ts` knows them from the manifest.
      modulePreload: false,
      rollupOptions: { input, ...(isServer ? {} : { output: { codeSplitting: { groups: chunks } } }) },
    },
  };
});
