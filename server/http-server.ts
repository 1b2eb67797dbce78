import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import type { Logger } from "pino";

/** A service as a function from request to answer. `env` carries Node's own request, for the caller's address. */
export type ServiceFetch = (request: Request, env?: object) => Response | Promise<Response>;

export interface HttpServer {
  port: number;
  server: Server;
  /** Serves a path by a service, which sees addresses without that path. The one behind `/` gets all other requests. */
  mount(path: string, service: ServiceFetch): void;
  /** Starts to accept requests; `check` answers /readyz, failing while this process should get no traffic. */
  open(check: () => Promise<unknown>): void;
  /** Called when the server begins to close, to end answers that would go on. */
  onClosing(end: () => void): void;
  /** Accepts no more connections and waits up to `closeTimeoutMs` for running requests. */
  close(): Promise<void>;
}

export const closeTimeoutMs = 10_000;

/**
 * How long a connection may wait for its next request. Load balancers reuse a connection for 60 s as a rule; one that
 * this side closes first would fail the request that is on its way.
 */
const keepAliveTimeoutMs = 75_000;

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

/**
 * Listens at once, so that a port in use is reported before anything is started. Until `open`, requests are answered 503.
 * @param at.isHttps whether the public address is https: answers then carry HSTS
 * @throws an Error with one sentence when the port cannot be used
 */
export async function openHttpServer(at: {
  host: string;
  port: number;
  isHttps?: boolean;
  log: Logger;
}): Promise<HttpServer> {
  const services = new Map<string, ServiceFetch>();
  let check: (() => Promise<unknown>) | undefined;
  let isClosing = false;
  const endings: (() => void)[] = [];

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

  /** Logs what a service throws, and tells the caller nothing but that it happened. */
  function answered(request: Request, env: object): Response | Promise<Response> {
    const failed = (error: unknown) => {
      at.log.error({ err: error, path: pathOf(request.url) }, "a service failed");
      return json(500, { message: "Something went wrong on our side. Try again in a moment." });
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
    if (/^[^/]*\/\/[^/]*@/.test(request.url)) return json(400, { message: "Remove the user name from the address." });
    // The web's `Request` cannot carry it to a service.
    if (request.method === "TRACE") return json(405, { message: "TRACE requests aren’t supported." });
    if (path === "/healthz") return json(200, { status: "alive" });
    if (path === "/readyz") return readiness();
    if (!check)
      return json(503, { message: "Hemline is starting. Try again in a few seconds." }, { "Retry-After": "2" });
    for (const [mount, service] of services)
      if (mount !== "/" && (path === mount || path.startsWith(`${mount}/`))) return service(below(mount, request), env);
    return services.get("/")?.(request, env) ?? json(404, { message: "This process doesn’t serve this path." });
  }

  const server = createAdaptorServer({ fetch: answered }) as Server;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  // Set before any service runs, so that no answer goes without them.
  server.prependListener("request", (_request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (at.isHttps) response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(startError(error, at)));
    server.listen(at.port, at.host, resolve);
  });
  server.on("error", (error) => at.log.error({ err: error }, "the server failed"));

  return {
    server,
    port: (server.address() as AddressInfo).port,
    mount: (path, service) => void services.set(path, service),
    open: (ready) => {
      check = ready;
    },
    onClosing: (end) => void endings.push(end),
    close: () => {
      isClosing = true;
      for (const end of endings) end();
      return closeGracefully(server);
    },
  };
}

function closeGracefully(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timeout = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  // Browsers keep connections for their next request, also after the answer that was waited for.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  server.close(() => {
    clearTimeout(timeout);
    clearInterval(idleTimer);
    resolve();
  });
  return promise;
}

/** Load balancers ask every few seconds. */
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

function startError(error: NodeJS.ErrnoException, at: { host: string; port: number }): Error {
  if (error.code === "EADDRINUSE")
    return new Error(`Another program is using port ${at.port}. Stop it, or set PORT to another number.`);
  if (error.code === "EACCES")
    return new Error(`This user can’t open port ${at.port}. Set PORT to a number above 1023.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new Error(`This machine doesn’t have the address ${at.host}. Set HOST to one it has.`);
  return error;
}
