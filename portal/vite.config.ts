import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  // Every app's page is one folder deeper than the assets: `/portal/{project}/{app}` and `/portal/assets/`.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `../${file}` : { relative: true }) },
  publicDir: false,
  resolve: { conditions: ["hemline-source", ...defaultClientConditions] },
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
