import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from "vite";
import { buildFiles } from "./vite-build-files.ts";

/** Parts that only forms and editors need: they stay with the pages that use them. */
const ofForms = /dialog|field|form|area|reorder|upload|tabs|crop|drop/;
const ours = /\/(ui|site\/web|site\/shared)\//;

/** What most pages need in two files: one that changes with a library's version, one with what several pages share. */
const chunks = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  { name: "site", test: (id: string) => ours.test(id) && !ofForms.test(id), minShareCount: 4, priority: 1 },
];

/** Mode `server` is what draws pages (dist/server); every other mode is the browser's half (dist/client). */
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
    plugins: [react(), ...(isServer ? [] : [buildFiles()])],
    // Short, because they stand in every document: as many kilobytes fit into its first round trip.
    css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
    // React and the router stay outside the server's bundle; our own rooms are TypeScript and must go in.
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
      modulePreload: { polyfill: false },
      // One stylesheet for all pages: it is small, and a second request costs more than what it would spare.
      cssCodeSplit: false,
      rollupOptions: { input, ...(isServer ? {} : { output: { codeSplitting: { groups: chunks } } }) },
    },
  };
});
