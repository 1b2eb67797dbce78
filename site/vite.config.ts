import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from "vite";
import { buildFiles } from "./vite-post-build.ts";

/** Files that only forms and editors need stay out of the shared chunk. */
const formFile = /(dialog|field|form(?!at)|area|reorder|upload|tabs|crop|drop)[^/]*$/;
const ownCode = /\/(ui|site\/web|site\/shared)\//;

/** Two shared chunks: libraries, which rarely change, and what several pages share. */
const chunks = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  { name: "site", test: (id: string) => ownCode.test(id) && !formFile.test(id), minShareCount: 4, priority: 1 },
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
    plugins: [react(), ...(isServer ? [] : [buildFiles()])],
    // Short, because they are in every document: its first round trip carries more content.
    css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
    // Our own packages are TypeScript and must be bundled; React and the router are not.
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
      // One small stylesheet costs less than a second request.
      cssCodeSplit: false,
      rollupOptions: { input, ...(isServer ? {} : { output: { codeSplitting: { groups: chunks } } }) },
    },
  };
});
