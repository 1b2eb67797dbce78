import { fileURLToPath } from "node:url";
import { build, defineConfig, type Plugin } from "vite";

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target = "es2022";
const framePages = ["payment", "email", "challenge", "wallet-button", "wallet-sheet"];

/** The frames are pages with modules, the script is one file: two builds, of which this starts the second. */
const frames: Plugin = {
  name: "frames",
  apply: "build",
  async closeBundle() {
    await build({
      configFile: false,
      root: below("browser/frame"),
      base: "./",
      logLevel: "warn",
      publicDir: false,
      build: {
        target,
        outDir: below("dist/frame"),
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: { input: framePages.map((page) => below(`browser/frame/${page}.html`)) },
      },
    });
  },
};

export default defineConfig({
  root: below("."),
  publicDir: false,
  plugins: [frames],
  build: {
    target,
    outDir: below("dist"),
    emptyOutDir: true,
    lib: { entry: below("browser/stripe.ts"), formats: ["iife"], name: "gatewayScript", fileName: () => "stripe.js" },
  },
});
