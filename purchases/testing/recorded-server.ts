import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** `hang up` closes the connection. */
export type RecordedAnswer = { status?: number; body: unknown } | { status: number; text: string } | "hang up";

export interface ReceivedCall {
  call: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The client aborted the call. */
  isBrokenOff: boolean;
}

async function readCall(incoming: IncomingMessage): Promise<ReceivedCall> {
  const url = new URL(incoming.url ?? "/", "http://wire.example");
  let text = "";
  for await (const chunk of incoming) text += chunk;
  return {
    call: `${incoming.method} ${url.pathname}`,
    query: url.search,
    headers: incoming.headers,
    body: text ? JSON.parse(text) : undefined,
    isBrokenOff: false,
  };
}

/** A billing service of recorded answers, on a real HTTP server. */
export async function startRecordedServer(
  answer: (call: string, seen: ReceivedCall[]) => RecordedAnswer | Promise<RecordedAnswer>,
) {
  const seen: ReceivedCall[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const received = await readCall(incoming);
    seen.push(received);
    outgoing.on("close", () => {
      received.isBrokenOff = !outgoing.writableEnded;
    });
    const given = await answer(received.call, seen);
    if (given === "hang up") return void incoming.socket.destroy();
    outgoing.writeHead(given.status ?? 200, { "content-type": "application/json" });
    outgoing.end("text" in given ? given.text : JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
