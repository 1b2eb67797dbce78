// Holds live streams open. A process of its own, so that its CPU time is not counted for the server or the bench.
import { once } from "node:events";
import { get } from "node:http";
import { createInterface } from "node:readline";
import type { StreamState } from "./open-streams.ts";
import type { LoadRequest } from "./run-load.ts";

const openedAtOnce = 16;
const tellEveryMs = 20;
const message = "event: message\n";

const [address = ""] = process.argv.slice(2);
const input = createInterface({ input: process.stdin });
input.once("close", () => process.exit());
const [sent] = await once(input, "line");
const requests: LoadRequest[] = JSON.parse(sent);
const streams = requests.map((request) => ({ request, isOpen: false, heard: 0 }));

/** Returns with the bell's number: by then the server has read for the stream all that it reads without a cause. */
async function listen(stream: (typeof streams)[number]): Promise<void> {
  const { path, headers } = stream.request;
  const [response] = await once(get(address + path, { headers }), "response");
  if (response.statusCode !== 200) throw new Error(`A live stream was answered ${response.statusCode}.`);
  response.once("close", () => {
    throw new Error("The server closed a live stream.");
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  let rest = "";
  // Hundreds of thousands of events come: they are counted, and not parsed.
  response.setEncoding("latin1").on("data", (chunk: string) => {
    const text = rest + chunk;
    stream.heard += text.split(message).length - 1;
    if (!stream.isOpen && text.includes("event: unread\n")) stream.isOpen = true;
    if (stream.isOpen) resolve();
    rest = text.slice(1 - message.length);
  });
  await promise;
}

function tell(): void {
  const state: StreamState = {
    open: streams.filter(({ isOpen }) => isOpen).length,
    heard: Math.min(...streams.map(({ heard }) => heard)),
  };
  process.stdout.write(`${JSON.stringify(state)}\n`);
}

setInterval(tell, tellEveryMs);
const waiting = streams.values();
const openNext = async () => {
  for (const stream of waiting) await listen(stream);
};
await Promise.all(Array.from({ length: openedAtOnce }, openNext));
