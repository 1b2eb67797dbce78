import type { FaultKind } from "./faults.ts";

/** Node's response object, if the call came over the network. */
interface Outgoing {
  destroy(): unknown;
  once(event: "close", listener: () => void): unknown;
}

const outgoingOf = (env: object | undefined): Outgoing | undefined =>
  env && "outgoing" in env ? (env.outgoing as Outgoing) : undefined;

/** Tells the HTTP server that there is nothing left to send. */
const nothingToSend = () => new Response(null, { headers: { "x-hono-already-sent": "true" } });

/**
 * Aborts a call whose effect has already happened or not. Over the network the connection is closed, or stays silent
 * until the caller gives up; a caller in this process gets the error that `fetch` would throw.
 */
export async function abortConnection(kind: FaultKind, env: object | undefined): Promise<Response> {
  const outgoing = outgoingOf(env);
  const isSilent = kind.startsWith("time-out");
  if (!outgoing) throw isSilent ? timedOut() : closed();
  if (isSilent) await new Promise<void>((resolve) => outgoing.once("close", resolve));
  else outgoing.destroy();
  return nothingToSend();
}

const timedOut = () => new DOMException("The card simulator was told not to answer.", "AbortError");

const closed = () =>
  new TypeError("fetch failed", {
    cause: Object.assign(new Error("The card simulator was told to close the connection."), { code: "ECONNRESET" }),
  });
