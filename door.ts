import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import type { Logger } from "pino";

/** A room as the door sees it. `env` carries Node's own request, for those who need the caller's address. */
export type RoomFetch = (request: Request, env?: object) => Response | Promise<Response>;

export interface Door {
  port: number;
  server: Server;
  /** Puts a room behind a path; it sees addresses without that path. The room behind `/` gets all others. */
  mount(path: string, room: RoomFetch): void;
  /** From now on requests are let in; `check` answers /readyz, failing while this process should get no traffic. */
  open(check: () => Promise<unknown>): void;
  /** Lets in nobody new and waits up to ten seconds for those inside. */
  close(): Promise<void>;
}

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

/**
 * Takes the port at once, so that a busy one is said before anything is started; until `open` everybody is asked to wait.
 * @param at.isHttps whether people come by https: their browsers are told to remember it
 * @throws one sentence when the port is taken.
 */
export async function openDoor(at: { host: string; port: number; isHttps?: boolean; log: Logger }): Promise<Door> {
  const rooms = new Map<string, RoomFetch>();
  let check: (() => Promise<unknown>) | undefined;
  let isClosing = false;

  async function readiness(): Promise<Response> {
    if (!check || isClosing) return json(503, { status: isClosing ? "closing" : "starting" });
    try {
      await Promise.race([check(), tooLate()]);
      return json(200, { status: "ready" });
    } catch (error) {
      at.log.warn({ err: error }, "not ready");
      return json(503, { status: "not ready" });
    }
  }

  /** What a room throws is a fault of ours: it is told to the log, and to the caller only that it happened. */
  function answered(request: Request, env: object): Response | Promise<Response> {
    const failed = (error: unknown) => {
      at.log.error({ err: error, path: pathOf(request.url) }, "a room failed");
      return json(500, { message: "Something went wrong on our side." });
    };
    try {
      const answer = enter(request, env);
      return answer instanceof Promise ? answer.catch(failed) : answer;
    } catch (error) {
      return failed(error);
    }
  }

  function enter(request: Request, env: object): Response | Promise<Response> {
    const path = pathOf(request.url);
    // HTTP knows no user in an address, and no `Request` can be made of one.
    if (/^[^/]*\/\/[^/]*@/.test(request.url)) return json(400, { message: "An address must not name a user." });
    // No room takes it, and none can be asked: the web's `Request` cannot carry it.
    if (request.method === "TRACE") return json(405, { message: "TRACE is not answered here." });
    if (path === "/healthz") return json(200, { status: "alive" });
    if (path === "/readyz") return readiness();
    if (!check)
      return json(503, { message: "Hemline is starting. Try again in a few seconds." }, { "Retry-After": "2" });
    for (const [mount, room] of rooms)
      if (mount !== "/" && (path === mount || path.startsWith(`${mount}/`))) return room(below(mount, request), env);
    return rooms.get("/")?.(request, env) ?? json(404, { message: "This process serves no such room." });
  }

  const server = createAdaptorServer({ fetch: answered }) as Server;
  // Set before any room answers, so that no answer of any room goes without them.
  server.prependListener("request", (_request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (at.isHttps) response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(said(error, at)));
    server.listen(at.port, at.host, resolve);
  });
  server.on("error", (error) => at.log.error({ err: error }, "the server failed"));

  return {
    server,
    port: (server.address() as AddressInfo).port,
    mount: (path, room) => void rooms.set(path, room),
    open: (ready) => {
      check = ready;
    },
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        const impatience = setTimeout(() => server.closeAllConnections(), 10_000);
        // A connection is kept for the browser's next question, also after the answer that was waited for.
        const farewell = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(impatience);
          clearInterval(farewell);
          resolve();
        });
      }),
  };
}

/** A balancer asks every few seconds: an answer that comes later is none. */
const tooLate = () => sleep(2_000, undefined, { ref: false }).then(() => Promise.reject(new Error("no answer in 2 s")));

function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const query = url.indexOf("?", start);
  return start < 0 ? "/" : url.slice(start, query < 0 ? undefined : query);
}

/** The same request with its address as seen from below a mount. */
function below(mount: string, request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(mount.length) || "/";
  const { method, headers, body, signal } = request;
  return new Request(url, { method, headers, body, signal, ...(body ? { duplex: "half" } : {}) });
}

function said(error: NodeJS.ErrnoException, at: { host: string; port: number }): Error {
  if (error.code === "EADDRINUSE")
    return new Error(`Port ${at.port} is taken by another program: stop it, or choose another with PORT.`);
  if (error.code === "EACCES")
    return new Error(`Port ${at.port} is not allowed to this user: choose one above 1023 with PORT.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new Error(`This machine has no address ${at.host}: set HOST.`);
  return error;
}
