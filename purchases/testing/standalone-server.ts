import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";

const dist = join(import.meta.dirname, "../dist/standalone");

/** Two origins: one hosts the built script, the other a page that uses it. */
export interface StandaloneServer {
  /** The address below which `purchases.js` is. */
  scripts: string;
  /** A page that uses the billing service at this address. */
  pageFor(billing: string): string;
  close(): Promise<void>;
}

export async function openStandaloneServer(): Promise<StandaloneServer> {
  const scripts = await listen(async (path) => ({
    body: await readFile(join(dist, normalize(path))),
    headers: { "content-type": "text/javascript", "access-control-allow-origin": "*" },
  }));
  const pages = await listen(async (path) => {
    const billing = new URL(path, "http://page").searchParams.get("billing") ?? "";
    const policy = [
      "default-src 'none'",
      `script-src ${scripts.address} ${billing}`,
      `connect-src ${billing}`,
      `frame-src ${billing}`,
      `font-src ${billing}`,
      `img-src data: 'self' ${billing}`,
    ];
    return {
      body: pageWith(`${scripts.address}/purchases.js`),
      headers: { "content-type": "text/html", "content-security-policy": policy.join("; ") },
    };
  });
  return {
    scripts: scripts.address,
    pageFor: (billing) => `${pages.address}/?billing=${encodeURIComponent(billing)}`,
    close: async () => {
      for (const { server } of [scripts, pages]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

const pageWith = (script: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shop</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="${script}" crossorigin></script></head>
<body><main><h1>A shop</h1><div id="target"></div></main></body></html>`;

interface File {
  body: string | Buffer;
  headers: Record<string, string>;
}

async function listen(answer: (path: string) => Promise<File>): Promise<{ server: Server; address: string }> {
  const server = createServer(async (incoming, outgoing) => {
    const file = await answer(incoming.url ?? "/").catch(() => null);
    outgoing.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
