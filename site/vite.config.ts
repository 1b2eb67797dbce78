import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildFiles } from "./vite-build-files.ts";

/** Client (`vite build`) to dist/client, server (`vite build --ssr`) to dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: "/",
  appType: "custom",
  publicDir: isSsrBuild ? false : "web/public",
  plugins: [react(), ...(isSsrBuild ? [] : [buildFiles()])],
  css: { modules: { generateScopedName: "[name]-[local]-[hash:base64:4]" } },
  // React and the router stay outside the server bundle; our own rooms are TypeScript and must go in.
  ssr: { noExternal: [/^@hemline\//] },
  build: {
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { ssr: true, outDir: "dist/server", rollupOptions: { input: { "entry.server": "web/entry.server.tsx" } } }
      : {
          manifest: true,
          outDir: "dist/client",
          rollupOptions: { input: { client: "web/entry.client.tsx", theme: "web/theme-before-paint.ts" } },
        }),
  },
}));
