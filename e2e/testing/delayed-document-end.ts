import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import { portOf } from "../../vitest/port-of.ts";

/** A proxy of `address` that sends the end of each document, after the visible content, when `finish` is called. */
export async function delayedDocumentEnd(address: string): Promise<{ address: string; finish(): void }> {
  const { promise: rest, resolve: finish } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(address + request.url, { redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "Content-Type": type });
    if (!type.startsWith("text/html")) return response.end(body);
    const shownBytes = body.indexOf('<script type="application/json"');
    response.write(body.subarray(0, shownBytes));
    await rest;
    response.end(body.subarray(shownBytes));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://localhost:${portOf(server)}`, finish };
}
