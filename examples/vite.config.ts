import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const page = (path: string) => join(import.meta.dirname, path);

/** The plain shop is not built: it lies in `plain/` and is served as it is. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/examples/",
  publicDir: "plain",
  plugins: [react()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: page("index.html"), "react-shop": page("react-shop/index.html") } },
  },
});
