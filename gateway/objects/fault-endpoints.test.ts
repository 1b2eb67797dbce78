import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { address, openTestSimulator, secret, type TestSimulator } from "../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

afterEach(() => simulator.gateway.faults.clear());

describe("over the wire", () => {
  const path = "/v1/test_helpers/faults";
  const asked = (method: string, key: string, fields?: Record<string, string>) =>
    simulator.gateway.fetch(
      new Request(address + path, {
        method,
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/x-www-form-urlencoded" },
        ...(fields ? { body: new URLSearchParams(fields).toString() } : {}),
      }),
    );

  test("only the secret key configures faults", async () => {
    const fields = { call: "POST", kind: "error before" };
    expect((await simulator.browser("POST", path, fields)).status).toBe(401);
    expect((await asked("POST", "sk_test_stranger_1", fields)).status).toBe(401);
    expect(simulator.gateway.faults.left()).toBe(0);
    expect(await (await asked("POST", secret, { ...fields, times: "3" })).json()).toMatchObject({ times: 3 });
    expect(await (await asked("GET", secret)).json()).toMatchObject({ left: 3 });
    expect(await (await asked("DELETE", secret)).json()).toMatchObject({ left: 0 });
  });

  test.each([
    [{ call: "(", kind: "conflict" }, "call"],
    [{ call: "POST", kind: "earthquake" }, "kind"],
    [{ kind: "conflict" }, "call"],
  ])("%o is refused", async (fields, param) => {
    const answer = await asked("POST", secret, fields as Record<string, string>);
    expect([answer.status, ((await answer.json()) as { error: { param: string } }).error.param]).toEqual([400, param]);
  });

  test("a caller in another process has its connection closed, or gets no answer until it gives up", async () => {
    const server = createServer(getRequestListener((request, env) => simulator.gateway.fetch(request, env)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/account`;
    const headers = { Authorization: `Bearer ${secret}` };
    simulator.gateway.faults.add({ call: /account/, kind: "closed after" });
    await expect(fetch(url, { headers })).rejects.toThrow("fetch failed");
    simulator.gateway.faults.add({ call: /account/, kind: "time-out before" });
    const impatient = new AbortController();
    const silent = fetch(url, { headers, signal: impatient.signal });
    const answered = await Promise.race([silent, fetch(url, { headers }).then(({ status }) => status)]);
    expect(answered).toBe(200);
    impatient.abort();
    await expect(silent).rejects.toThrow("aborted");
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
