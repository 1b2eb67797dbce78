import { connect } from "node:net";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { type HttpServer, openHttpServer } from "./http-server.ts";

const log = pino({ level: "silent" });

async function aServer(): Promise<{
  server: HttpServer;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
}> {
  const server = await openHttpServer({ host: "127.0.0.1", port: 0, log });
  onTestFinished(() => server.close());
  return { server, ask: (path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init) };
}

/** What comes back for a request line that no `fetch` would send. */
async function sent(server: HttpServer, line: string): Promise<string> {
  const caller = connect(server.port, "127.0.0.1");
  caller.write(`${line}\r\nHost: hemline\r\nConnection: close\r\n\r\n`);
  let answer = "";
  for await (const chunk of caller.setEncoding("latin1")) answer += chunk;
  return answer;
}

const fine = async () => undefined;
const heard = (request: Request) => Response.json({ url: new URL(request.url).pathname + new URL(request.url).search });

describe("a server", () => {
  test("asks everybody to wait until it is open", async () => {
    const { server, ask } = await aServer();
    server.mount("/", () => new Response("inside"));
    const early = await ask("/looks");
    expect([early.status, early.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect([(await ask("/healthz")).status, (await ask("/readyz")).status]).toEqual([200, 503]);
    expect(await (await ask("/readyz")).json()).toEqual({ status: "starting" });
    server.open(fine);
    expect(await (await ask("/looks")).text()).toBe("inside");
    expect(await (await ask("/readyz")).json()).toEqual({ status: "ready" });
  });

  test("keeps connections longer than load balancers reuse them", async () => {
    const { server, ask } = await aServer();
    server.open(fine);
    const [, seconds] = /timeout=(\d+)/.exec((await ask("/healthz")).headers.get("Keep-Alive") ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  test("is not ready while its check fails or does not answer, and alive all the same", async () => {
    const { server, ask } = await aServer();
    server.open(() => Promise.reject(new Error("no database")));
    expect([(await ask("/readyz")).status, (await ask("/healthz")).status]).toEqual([503, 200]);
    server.open(() => new Promise(() => undefined));
    expect(await (await ask("/readyz")).json()).toEqual({ status: "not ready" });
  });

  test("shows services the address below their mount", async () => {
    const { server, ask } = await aServer();
    server.mount("/pay", heard);
    server.mount("/", (request) => new Response(`site ${new URL(request.url).pathname}`));
    server.open(fine);
    const seen = async (path: string) => (await (await ask(path)).json()) as object;
    expect(await seen("/pay/v1/things?a=%20b&c=/pay/")).toEqual({ url: "/v1/things?a=%20b&c=/pay/" });
    expect(await seen("/pay")).toEqual({ url: "/" });
    expect(await seen("/pay?x=1")).toEqual({ url: "/?x=1" });
    expect(await seen("/pay//twice")).toEqual({ url: "//twice" });
    expect(await (await ask("/payments")).text()).toBe("site /payments");
  });

  test("says on every answer that types are not guessed, and behind https that it stays so", async () => {
    const heads = async (isHttps: boolean) => {
      const server = await openHttpServer({ host: "127.0.0.1", port: 0, log, isHttps });
      onTestFinished(() => server.close());
      server.mount("/pay", () => new Response("a", { headers: { "Content-Type": "text/plain" } }));
      server.mount("/broken", () => Promise.reject(new Error("broken")));
      const asked = async (path: string) => {
        const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
        return [headers.get("x-content-type-options"), headers.get("strict-transport-security")?.split(";")[0]];
      };
      const early = await asked("/pay");
      server.open(fine);
      return [early, ...(await Promise.all(["/pay", "/broken", "/nothing", "/healthz", "/readyz"].map(asked)))];
    };
    expect(await heads(false)).toEqual(Array(6).fill(["nosniff", undefined]));
    expect(await heads(true)).toEqual(Array(6).fill(["nosniff", "max-age=63072000"]));
  });

  test("says when this process serves no such service", async () => {
    const { server, ask } = await aServer();
    server.mount("/pay", heard);
    server.open(fine);
    expect((await ask("/looks")).status).toBe(404);
  });

  async function restOf(reader: ReadableStreamDefaultReader<string>): Promise<string> {
    let rest = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
    return rest;
  }

  /** There is a second part only when the service has the first one. */
  const bodyInTwoParts = (first: Promise<string>) =>
    new ReadableStream({
      async start(sending) {
        sending.enqueue(new TextEncoder().encode("begun "));
        sending.enqueue(new TextEncoder().encode(`after ${await first}`));
        sending.close();
      },
    });

  test("hands a body through a mount while it is still being sent", async () => {
    const { server, ask } = await aServer();
    const first = Promise.withResolvers<string>();
    server.mount("/pay", async (request) => {
      const reader = request.body!.pipeThrough(new TextDecoderStream()).getReader();
      first.resolve((await reader.read()).value ?? "");
      const rest = await restOf(reader);
      return Response.json({ rest, method: request.method, kind: request.headers.get("content-type") });
    });
    server.open(fine);
    const body = bodyInTwoParts(first.promise);
    const init = { method: "PUT", headers: { "Content-Type": "text/plain" }, body, duplex: "half" };
    const answer = await ask("/pay/file", init as RequestInit);
    expect(await answer.json()).toEqual({ rest: "after begun ", method: "PUT", kind: "text/plain" });
  });

  test("tells a service that its caller has gone", async () => {
    const { server } = await aServer();
    const gone = Promise.withResolvers<void>();
    server.mount("/pay", (request) => {
      request.signal.addEventListener("abort", () => gone.resolve());
      caller.destroy();
      return new Promise(() => undefined);
    });
    server.open(fine);
    const caller = connect(server.port, "127.0.0.1");
    caller.write("GET /pay/slow HTTP/1.1\r\nHost: hemline\r\n\r\n");
    await gone.promise;
  });

  test.each([
    [
      "at once",
      (): Response => {
        throw new Error("no such disk");
      },
    ],
    ["later", () => Promise.reject(new Error("no such disk"))],
  ])("tells the log, not the caller, why a service failed %s", async (_, service) => {
    const lines: string[] = [];
    const server = await openHttpServer({
      host: "127.0.0.1",
      port: 0,
      log: pino({ level: "error" }, { write: (line) => void lines.push(line) }),
    });
    onTestFinished(() => server.close());
    server.mount("/", service);
    server.open(fine);
    const answer = await fetch(`http://127.0.0.1:${server.port}/file.js`);
    expect([answer.status, await answer.text()]).toEqual([
      500,
      '{"message":"Something went wrong on our side. Try again in a moment."}',
    ]);
    expect(lines.join()).toMatch(/no such disk.*file\.js|file\.js.*no such disk/);
  });

  test("answers no TRACE, whichever service it is meant for", async () => {
    const { server } = await aServer();
    for (const mount of ["/", "/pay"]) server.mount(mount, () => new Response("inside"));
    server.open(fine);
    for (const path of ["/looks", "/pay/v1"])
      expect(await sent(server, `TRACE ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 405 /);
  });

  test("refuses an address that names a user, whichever service it is meant for", async () => {
    const { server } = await aServer();
    for (const mount of ["/", "/pay"]) server.mount(mount, heard);
    server.open(fine);
    for (const path of ["/looks", "/pay/v1"])
      expect(await sent(server, `GET http://ada:secret@hemline${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("finishes what is inside before it is closed", async () => {
    const { server, ask } = await aServer();
    const inside = Promise.withResolvers<void>();
    const work = Promise.withResolvers<void>();
    server.mount("/", async () => {
      inside.resolve();
      await work.promise;
      return new Response("done");
    });
    server.open(fine);
    const answer = ask("/");
    await inside.promise;
    const closed = server.close();
    work.resolve();
    expect(await (await answer).text()).toBe("done");
    await closed;
    await expect(ask("/")).rejects.toThrow();
  });

  test("refuses a taken port in one sentence", async () => {
    const { server } = await aServer();
    await expect(openHttpServer({ host: "127.0.0.1", port: server.port, log })).rejects.toThrow(
      `Another program is using port ${server.port}. Stop it, or set PORT to another number.`,
    );
  });

  test("refuses an address that is not this machine's", async () => {
    await expect(openHttpServer({ host: "192.0.2.7", port: 0, log })).rejects.toThrow(
      "This machine doesn’t have the address 192.0.2.7. Set HOST to one it has.",
    );
  });
});
