import { gzipSync } from "node:zlib";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { type HttpServer, openHttpServer, type ServiceFetch } from "./http-server.ts";
import { remoteService } from "./remote-service.ts";

async function aProcess(mount: string, room: ServiceFetch): Promise<HttpServer> {
  const server = await openHttpServer({ host: "127.0.0.1", port: 0, log: pino({ level: "silent" }) });
  onTestFinished(() => server.close());
  server.mount(mount, room);
  server.open(async () => undefined);
  return server;
}

/** The address of a process in front, whose room is in a process behind. */
async function before(room: ServiceFetch): Promise<string> {
  const behind = await aProcess("/gateway", room);
  const front = await aProcess("/gateway", remoteService(`http://127.0.0.1:${behind.port}/gateway`));
  return `http://127.0.0.1:${front.port}/gateway`;
}

test("a room elsewhere gets path, words, headers and body, and its answer comes back as it is", async () => {
  const address = await before(async (request) => {
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

test("redirects are the caller's, and packed answers are not asked for", async () => {
  const address = await before((request) => {
    if (new URL(request.url).pathname === "/away") return Response.redirect("http://127.0.0.1/there", 303);
    const isPacked = request.headers.get("accept-encoding")?.includes("gzip");
    return isPacked
      ? new Response(gzipSync("packed"), { headers: { "Content-Encoding": "gzip" } })
      : new Response("plain");
  });
  expect((await fetch(`${address}/away`, { redirect: "manual" })).status).toBe(303);
  expect(await (await fetch(`${address}/script`)).text()).toBe("plain");
});
