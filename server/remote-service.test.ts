import { request } from "node:http";
import { json } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { type HttpServer, openHttpServer, type ServiceFetch } from "./http-server.ts";
import { remoteService } from "./remote-service.ts";

async function aProcess(mount: string, service: ServiceFetch): Promise<HttpServer> {
  const server = await openHttpServer({ host: "127.0.0.1", port: 0, log: pino({ level: "silent" }) });
  onTestFinished(() => server.close());
  server.mount(mount, service);
  server.open(async () => undefined);
  return server;
}

/** The address of a process in front that forwards to `service` in a process behind. */
async function inFrontOf(service: ServiceFetch): Promise<string> {
  const behind = await aProcess("/gateway", service);
  const front = await aProcess("/gateway", remoteService(`http://127.0.0.1:${behind.port}/gateway`));
  return `http://127.0.0.1:${front.port}/gateway`;
}

test("a remote service gets path, query, headers and body, and its response comes back unchanged", async () => {
  const address = await inFrontOf(async (request) => {
    const { pathname, search } = new URL(request.url);
    const kept = { sent: await request.text(), key: request.headers.get("idempotency-key") };
    return Response.json({ path: pathname + search, method: request.method, ...kept }, { status: 402 });
  });
  const init = { method: "POST", headers: { "Idempotency-Key": "k1" }, body: "amount=5" };
  const answer = await fetch(`${address}/v1/payments?expand=a%20b`, init);
  expect(answer.status).toBe(402);
  expect(await answer.json()).toEqual({
    path: "/v1/payments?expand=a%20b",
    method: "POST",
    sent: "amount=5",
    key: "k1",
  });
});

test("redirects are left to the caller, and compressed responses are not asked for", async () => {
  const address = await inFrontOf((request) => {
    if (new URL(request.url).pathname === "/away") return Response.redirect("http://127.0.0.1/there", 303);
    const isCompressed = request.headers.get("accept-encoding")?.includes("gzip");
    return isCompressed
      ? new Response(gzipSync("compressed"), { headers: { "Content-Encoding": "gzip" } })
      : new Response("plain");
  });
  expect((await fetch(`${address}/away`, { redirect: "manual" })).status).toBe(303);
  expect(await (await fetch(`${address}/script`)).text()).toBe("plain");
});

test("headers of one connection are not forwarded", async () => {
  const address = await inFrontOf(async (request) => Response.json(Object.fromEntries(request.headers)));
  const { port } = new URL(address);
  const headers = await new Promise<Record<string, string>>((resolve, reject) => {
    const sent = request({
      port,
      path: "/gateway/",
      method: "POST",
      headers: { Host: "hemline.example", Expect: "100-continue", TE: "trailers" },
    });
    sent.on("error", reject).on("response", (response) => resolve(json(response) as Promise<Record<string, string>>));
    sent.end("amount=5");
  });
  expect(headers).not.toHaveProperty("expect");
  expect(headers).not.toHaveProperty("te");
  expect(headers.host).not.toBe("hemline.example");
});
