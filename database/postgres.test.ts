import { once } from "node:events";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { testServers } from "./embedded/testing/test-servers.ts";
import { silent } from "./log.ts";
import { startPostgres } from "./postgres.ts";
import { testDatabase } from "./testing.ts";

const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int16 = (n: number) => Buffer.from([n >> 8, n & 255]);
const int32 = (n: number) => Buffer.from([n >> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]);
const field = (name: string, type: number) =>
  Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1 & 0xffff), int32(-1), int16(0)]);
const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)]);
const ready = message("Z", Buffer.from("I"));

/** Speaks just enough of PostgreSQL's protocol to report a version. */
async function serverOfVersion(number: number, text: string) {
  const answer = Buffer.concat([
    message("T", int16(2), field("number", 23), field("text", 25)),
    message("D", int16(2), value(String(number)), value(text)),
    message("C", Buffer.from("SELECT 1\0")),
    ready,
  ]);
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", int32(0)), ready]));
      socket.on("data", (asked) => {
        if (asked.toString("latin1", 0, 1) === "Q") socket.write(answer);
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://ada@127.0.0.1:${port}/hemline`, close: () => server.close() };
}

test("with an address nothing is started or created", async () => {
  await using here = testServers();
  const { url, close } = await testDatabase();
  const postgres = await startPostgres({ url, dataDir: here.dataDir(), log: silent });
  expect(postgres).toMatchObject({ embedded: false, url, directUrl: url });
  await postgres.stop();
  expect(existsSync(here.dataDir())).toBe(false);
  await close();
});

test("a server older than 17 is refused in one sentence, 17 is not", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const old = await serverOfVersion(150_013, "15.13 (Debian 15.13-0+deb12u1)");
  await expect(startPostgres({ url: old.url, dataDir, log: silent })).rejects.toThrow(
    "The server at DATABASE_URL is PostgreSQL 15.13 (Debian 15.13-0+deb12u1), and Hemline needs 17 or newer (18 is best).",
  );
  old.close();
  const fit = await serverOfVersion(170_000, "17.0");
  const pooled = "postgres://ada@pooler/hemline";
  const postgres = await startPostgres({ url: pooled, directUrl: fit.url, dataDir, log: silent });
  expect(postgres).toMatchObject({ url: pooled, directUrl: fit.url, embedded: false });
  fit.close();
});
