import { proxy } from "hono/proxy";
import type { ServiceFetch } from "./http-server.ts";

/** A service of another process: forwards each request to the same path below `address`. */
export function remoteService(address: string): ServiceFetch {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return proxy(address + pathname + search, { raw: request, redirect: "manual", customFetch: send });
  };
}

async function send(request: Request): Promise<Response> {
  // Node's fetch refuses `expect`, and would keep the caller's `host`.
  request.headers.delete("expect");
  request.headers.delete("host");
  // The process in front compresses; compressing between the two processes only costs time.
  request.headers.set("accept-encoding", "identity");
  return fetch(request);
}
