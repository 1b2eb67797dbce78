import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchJson, type Method } from "./fetch-json.ts";

let server: Server;
let address = "";
/** How often each path was asked. */
const asked = new Map<string, number>();

beforeAll(async () => {
  // `/{status}/{name}` always answers the status; `/once/{status}/{name}` only the first time.
  server = createServer((request, response) => {
    const url = request.url ?? "";
    const count = (asked.get(url) ?? 0) + 1;
    asked.set(url, count);
    const [, first, second] = url.split("/");
    const status = first === "once" ? (count === 1 ? Number(second) : 200) : Number(first);
    response.writeHead(status, { "Content-Type": "application/json" }).end(`{"message":"${status}"}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
});
afterAll(() => server.close());

const passing = [408, 409, 425, 429, 500, 502, 503, 504];
const lasting = [400, 401, 403, 404, 413, 422, 501];

describe("trying again", () => {
  test.each(passing)("a GET that was answered %s is asked once more", async (status) => {
    const { status: answered } = await fetchJson(`${address}/once/${status}/again`);
    expect([answered, asked.get(`/once/${status}/again`)]).toEqual([200, 2]);
  });

  test.each(passing)("a GET that stays at %s is given up after the second time", async (status) => {
    const { status: answered } = await fetchJson(`${address}/${status}/stays`);
    expect([answered, asked.get(`/${status}/stays`)]).toEqual([status, 2]);
  });

  test.each(lasting)("a GET that was answered %s is not asked again", async (status) => {
    await fetchJson(`${address}/${status}/lasting`);
    expect(asked.get(`/${status}/lasting`)).toBe(1);
  });

  test.each(["PATCH", "POST", "PUT", "DELETE"] satisfies Method[])("%s is never sent twice", async (method) => {
    await fetchJson(`${address}/503/${method}`, { method, body: {} });
    expect(asked.get(`/503/${method}`)).toBe(1);
  });

  test("unless told to", async () => {
    await fetchJson(`${address}/503/told`, { method: "POST", body: {}, retries: 2 });
    expect(asked.get("/503/told")).toBe(3);
  });
});

describe("outcomes", () => {
  test("no answer is status 0, with the reason", async () => {
    const { status, cause } = await fetchJson("http://127.0.0.1:1/", { retries: 0 });
    expect([status, cause instanceof TypeError]).toEqual([0, true]);
  });

  test("the caller's own end is thrown", async () => {
    await expect(fetchJson(`${address}/200/ended`, { signal: AbortSignal.abort() })).rejects.toThrow();
  });

  test("JSON is read whatever the status", async () => {
    expect((await fetchJson(`${address}/422/read`)).answer).toEqual({ message: "422" });
  });
});
