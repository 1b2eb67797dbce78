import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { buildTestPage } from "./build-test-page.ts";

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Builds the gallery and serves its files. */
export async function openGalleryServer(): Promise<{ address: string; close(): Promise<void> }> {
  const outDir = await buildTestPage(join(import.meta.dirname, "../gallery"));
  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://gallery.example");
    const path = pathname === "/" ? "/index.html" : pathname;
    const file = await readFile(join(outDir, path)).catch(() => null);
    outgoing.writeHead(file ? 200 : 404, { "content-type": types[extname(path)] ?? "text/plain" });
    outgoing.end(file ?? "Not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true });
    },
  };
}
