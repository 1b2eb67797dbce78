import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const page = (path: string) => join(import.meta.dirname, path);

const pages = { index: page("index.html"), "react-shop": page("react-shop/index.html") };

/**
 * Two pages; the plain shop in `plain/` is served unbuilt. Mode `screens` builds the gallery of the SDK's screens
 * instead, below them.
 */
export default defineConfig(({ mode }) => {
  const isGallery = mode === "screens";
  return {
    root: isGallery ? page("../purchases/gallery") : import.meta.dirname,
    base: isGallery ? "/examples/screens/" : "/examples/",
    publicDir: isGallery ? false : "plain",
    plugins: [react()],
    resolve: { conditions: ["hemline-source", ...defaultClientConditions] },
    build: {
      outDir: page(isGallery ? "dist/screens" : "dist"),
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: isGallery ? {} : { input: pages },
    },
  };
});
