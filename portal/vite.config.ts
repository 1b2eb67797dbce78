import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  // The page lives one folder deeper than its assets for every app: `/portal/{project}/{app}` and `/portal/assets/`.
  base: "../",
  publicDir: false,
  plugins: [react()],
  css: { modules: { generateScopedName: "[name]-[local]-[hash:base64:4]" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
  },
});
