import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "../../../vitest/port-of.ts";
import { api } from "../../shared/paths.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";

/** The site behind a real port, and the beginning of an upload to it. */
async function overTheWire({ reach, tokenOf, ada }: TestSite) {
  const server = serve({
    port: 0,
    fetch: ({ url, method, headers, body }) =>
      reach(new URL(url).pathname, { method, headers, body, duplex: "half" } as RequestInit),
  });
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const port = portOf(server);
  return (headers: Record<string, string> = {}): ClientRequest =>
    request({
      port,
      method: "PUT",
      path: api.photo(randomUUID()),
      headers: { Authorization: `Bearer ${tokenOf(ada)}`, ...headers },
    });
}

async function answerOf(
  upload: ClientRequest,
): Promise<{ status: number; message?: string; data?: { width: number } }> {
  const [response] = (await once(upload, "response")) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode ?? 0, ...JSON.parse(text) };
}

test("a photo arrives over a connection, in pieces", async () => {
  const upload = (await overTheWire(await testSite()))();
  const bytes = await jpeg();
  upload.write(bytes.subarray(0, 200));
  await sleep(20);
  upload.end(bytes.subarray(200));
  expect(await answerOf(upload)).toMatchObject({ status: 200, data: { width: 40 } });
});

test("an aborted upload leaves neither a file nor a warning", async () => {
  const site = await testSite();
  const upload = (await overTheWire(site))({ "Content-Length": "5000" });
  upload.on("error", () => undefined);
  upload.write((await jpeg()).subarray(0, 200));
  const incoming = () => readdir(join(site.photosDir, "incoming")).catch(() => []);
  while ((await incoming()).length === 0) await sleep(5);
  upload.destroy();
  while ((await incoming()).length > 0) await sleep(5);
  expect(site.logLines).toEqual([]);
});

test("too large a file is refused, with or without Content-Length", async () => {
  const site = await testSite();
  const begin = await overTheWire(site);
  const bytes = Buffer.concat([await jpeg(), Buffer.alloc(21 * 1024 * 1024)]);
  const unannounced = begin({ "Transfer-Encoding": "chunked" });
  unannounced.end(bytes);
  expect((await answerOf(unannounced)).status).toBe(413);
  const announced = begin({ "Content-Length": String(bytes.length) });
  announced.on("error", () => undefined);
  announced.end(bytes);
  expect((await answerOf(announced)).status).toBe(413);
  expect(site.logLines).toEqual([]);
});
