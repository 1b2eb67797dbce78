import type { ServiceFetch } from "./http-server.ts";

/** Headers of a connection, not of the message, and the encoding: `fetch` decompresses what it receives. */
const connectionHeaders = [
  "accept-encoding",
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
];

/** A service of another process: forwards each request to the same path below `address`. */
export function remoteService(address: string): ServiceFetch {
  return async ({ url, method, headers, body, signal }) => {
    const { pathname, search } = new URL(url);
    const passed = new Headers(headers);
    for (const name of connectionHeaders) passed.delete(name);
    passed.set("accept-encoding", "identity");
    return fetch(address + pathname + search, {
      method,
      headers: passed,
      body,
      signal,
      redirect: "manual",
      ...(body ? { duplex: "half" } : {}),
    });
  };
}
