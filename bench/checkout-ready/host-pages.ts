import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { pino } from "pino";
import { build } from "vite";
import { readStaticFiles, serveStaticFiles } from "../../server/static-files.ts";

const log = pino({ level: "error" });
const root = join(import.meta.dirname, "../..");

export interface HostPages {
  address: string;
  close(): Promise<void>;
}

/** Builds the pages and serves them, compressed, from an origin of their own. */
export async function openHostPages(hemline: string): Promise<HostPages> {
  const folder = mkdtempSync(join(tmpdir(), "hemline-bench-shops-"));
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(root, "purchases/dist/standalone"), join(folder, "standalone/sdk"), { recursive: true });
  put(
    "standalone/index.html",
    page(
      "",
      `import { Purchases } from "./sdk/purchases.js"; window.Purchases = Purchases; window.loadedAt = performance.now();`,
    ),
  );
  mkdirSync(join(folder, "reference"), { recursive: true });
  const reference = "node_modules/@revenuecat/purchases-js/dist/Purchases.es.js";
  copyFileSync(join(root, reference), join(folder, "reference/Purchases.es.js"));
  // The reference client loads the real provider's script on import, unless one is there.
  const simulator = `<script src="${hemline}/gateway/stripe.js"></script>`;
  put(
    "reference/index.html",
    page(
      simulator,
      `import { Purchases } from "./Purchases.es.js"; window.Purchases = Purchases; window.loadedAt = performance.now();`,
    ),
  );
  await build({
    configFile: false,
    root: join(import.meta.dirname, "react-host"),
    base: "./",
    logLevel: "error",
    resolve: { alias: { "sdk-under-test": join(root, "purchases/dist/es/purchases.js") } },
    build: { outDir: join(folder, "es"), emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  });
  const server = createAdaptorServer({
    fetch: serveStaticFiles(readStaticFiles(folder, { log }), () => ({})),
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

const page = (
  head: string,
  script: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shop</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<script type="module">${script}</script></head><body><main><h1>A shop</h1></main></body></html>`;
