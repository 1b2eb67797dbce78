import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Builds the gallery and serves its files. */
export async function openGallery(): Promise<{ address: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), "hemline-gallery-"));
  await build({
    configFile: false,
    root: join(import.meta.dirname, "../gallery"),
    base: "./",
    logLevel: "error",
    build: { outDir, emptyOutDir: true, target: "es2022", minify: false },
  });
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
