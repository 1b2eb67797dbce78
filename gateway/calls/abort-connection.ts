import type { FaultKind } from "./faults.ts";

/** Node's own side of a call, where one was made over the network. */
interface Outgoing {
  destroy(): unknown;
  once(event: "close", listener: () => void): unknown;
}

const outgoingOf = (env: object | undefined): Outgoing | undefined =>
  env && "outgoing" in env ? (env.outgoing as Outgoing) : undefined;

/** The server in front sees that nothing is left to be sent. */
const nothingToSend = () => new Response(null, { headers: { "x-hono-already-sent": "true" } });

/**
 * Breaks a call off, now that its effect is there or is not. Over the network the connection is cut, or stays silent
 * until the caller has had enough; a caller in this process gets the errors that `fetch` would throw, at once.
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
