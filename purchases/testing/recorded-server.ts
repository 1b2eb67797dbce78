import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
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

function send(answer: RecordedAnswer, outgoing: ServerResponse): void {
  if (answer === "hang up") return void outgoing.socket?.destroy();
  outgoing.writeHead(answer.status ?? 200, { "content-type": "application/json" });
  outgoing.end("text" in answer ? answer.text : JSON.stringify(answer.body));
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
    send(await answer(received.call, seen), outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
