import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createMerchantServer } from "./merchant-server.ts";
import { account, openTestSimulator, publishable, type TestSimulator } from "./test-simulator.ts";

export interface MerchantSite {
  simulator: TestSimulator;
  address: string;
  /** Requests that reached this server, as "METHOD path" with the body. */
  requests: { line: string; body: string }[];
  close(): Promise<void>;
}

/** A merchant's page around the script. Its query is passed on to the script. */
const shopWith = (query: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font-family:system-ui;margin:24px;max-width:460px}</style></head><body><main><h1>Pay</h1>
<div id="wallets"></div><div id="email"></div><div id="card" style="margin-top:16px"></div></main>
<script src="/gateway/stripe.js${query}"></script></body></html>`;

/** The public web client as published. */
const client = new URL("../../node_modules/@revenuecat/purchases-js/dist/Purchases.umd.js", import.meta.url);
const script = { "Content-Type": "text/javascript" };

interface ServeContext {
  simulator: TestSimulator;
  requests: MerchantSite["requests"];
  wire: ReturnType<typeof createMerchantServer>;
}

async function answered(site: ServeContext, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const body = await request.clone().text();
  site.requests.push({ line: `${request.method} ${url.pathname}`, body });
  if (url.pathname === "/client.js") return new Response(await readFile(client), { headers: script });
  if (url.pathname.startsWith("/pay/")) return Response.json(await site.wire(request.method, url.pathname));
  if (!url.pathname.startsWith("/gateway/")) {
    const query = url.search.replace(/[^\w?=&]/g, "");
    return new Response(shopWith(query), { headers: { "Content-Type": "text/html" } });
  }
  url.pathname = url.pathname.slice("/gateway".length);
  return site.simulator.gateway.fetch(
    new Request(url, { method: request.method, headers: request.headers, ...(body ? { body } : {}) }),
  );
}

/** Serves the page at `/` and a gateway at `/gateway`, on one origin as in production. */
export async function openMerchantSite(): Promise<MerchantSite> {
  const requests: MerchantSite["requests"] = [];
  let site: ServeContext | undefined;
  const server: Server = createServer((incoming, outgoing) => {
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(incoming.method === "POST" ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" } : {}),
    });
    if (!site) throw new Error("Nobody knows this address yet.");
    void answered(site, request).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(new Uint8Array(await response.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulator = await openTestSimulator(`${address}/gateway`);
  site = { simulator, requests, wire: createMerchantServer(simulator, account, publishable) };
  return {
    simulator,
    address,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await simulator.close();
    },
  };
}
