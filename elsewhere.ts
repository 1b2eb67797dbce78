import type { RoomFetch } from "./door.ts";

/** What belongs to one connection, not to the message; and the encoding, because `fetch` unpacks what it receives. */
const ofTheConnection = [
  "accept-encoding",
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
];

/** A room of another process: the same path below its address, over the network. */
export function elsewhere(address: string): RoomFetch {
  return async ({ url, method, headers, body, signal }) => {
    const { pathname, search } = new URL(url);
    const passed = new Headers(headers);
    for (const name of ofTheConnection) passed.delete(name);
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
