import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { isPublic } from "./forbidden-url.ts";
import { httpWebhookSender } from "./http-webhook-sender.ts";

const message = { headers: {}, body: "{}" };
const abroad = httpWebhookSender({ mayReachLoopback: false, timeoutMs: 400 });

describe("a webhookSender does not go", () => {
  test.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://localhost/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:a00:1]/",
    "https://10.1.2.3/",
    "https://172.31.0.1/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[fe80::1]/",
    "https://[fc00::1]/",
    "https://[ff02::1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[2002:a00:1::]/",
    "https://[::]/",
  ])("to %s", async (url) => {
    const { status, answer } = await abroad.post({ url, ...message });
    expect([status, answer]).toEqual([null, expect.stringContaining("is not a public internet address")]);
  });

  test("anywhere without encryption", async () => {
    expect(await abroad.post({ url: "http://93.184.216.34/", ...message })).toMatchObject({
      status: null,
      answer: "The URL must begin with https.",
    });
    expect(await abroad.post({ url: "ftp://93.184.216.34/", ...message })).toMatchObject({ status: null });
  });

  test("to a neighbour, even where it may reach this machine", async () => {
    const here = httpWebhookSender({ mayReachLoopback: true, timeoutMs: 400 });
    expect(await here.post({ url: "http://192.168.1.1/", ...message })).toMatchObject({ status: null });
    expect(await here.post({ url: "https://10.0.0.1/", ...message })).toMatchObject({
      answer: "10.0.0.1 is not a public internet address.",
    });
  });
});

test("to develop, a server on this machine is reached by its name too", async () => {
  const server = createServer((_request, response) => response.end("here"));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => void server.close());
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const here = httpWebhookSender({ mayReachLoopback: true, timeoutMs: 2_000 });
  expect(await here.post({ url, ...message })).toMatchObject({ status: 200, answer: "here" });
});

test.each(["8.8.8.8", "93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])("%s is public", (address) => {
  expect(isPublic(address)).toBe(true);
});
