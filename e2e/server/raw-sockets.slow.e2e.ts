import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, openHemline } from "../testing/hemline.ts";

let hemline: Hemline;
beforeAll(async () => {
  hemline = await openHemline({ EXAMPLES: "1" });
});
afterAll(() => hemline.close());

/** Sends bytes unchanged, which `fetch` would normalize. */
async function says(head: string, body = ""): Promise<{ status: number; text: string }> {
  const socket = connect(Number(new URL(hemline.address).port), "127.0.0.1");
  const length = body ? `Content-Length: ${body.length}\r\n` : "";
  socket.write(`${head}\r\nHost: localhost\r\nConnection: close\r\n${length}\r\n${body}`);
  let text = "";
  // A server may close the connection before the whole body was sent.
  socket.on("error", () => undefined);
  for await (const chunk of socket.setEncoding("latin1")) text += chunk;
  return { status: Number(text.split(" ")[1]), text };
}

const mounts = [
  ...["/sdk", "/sdk/parts", "/examples", "/examples/assets", "/examples/html-shop", "/gateway", "/gateway/frame"],
  ...["/gateway/frame/assets", "/gateway/acs/assets", "/pay/portal", "/pay/portal/assets", "/pay/assets", "/pay/docs"],
  ...["/assets", "/builds", "/builds/meta", "/licences", "/photos/a/1", "/mailbox", ""],
];
const stepsUp = [
  ...["../", "..%5c", "..%2f", "%2e%2e/", "%2e%2e%5c", "%252e%252e%252f", "..%255c", "..;/", "..%00/", ".%2e/"],
  ...["%c0%ae%c0%ae/", "%e0%80%ae%e0%80%ae/", "..%c1%9c", "..%u2215", "....//", "%5c..", "%2f..", "..\\"],
];
const starts = ["/", "//", "/C:%5c", "/C:/", "/%5c%5c?%5c", "/file:///", "/%00", "/~/"];
const targets = ["package.json", "etc/passwd", "proc/self/environ", "etc%5cpasswd", `${"a".repeat(7_000)}/etc/passwd`];

describe("static files", () => {
  // The bank's page has one address for each question, and is the same for all of them.
  const refusals = (mount: string) => [301, 308, 400, 404, 405, ...(mount.startsWith("/gateway/acs") ? [200] : [])];

  test.each(mounts)("below %s/: no spelling of a path leads out of them", async (mount) => {
    for (const [at, step] of stepsUp.entries())
      for (const [to, target] of targets.entries()) {
        const path = `${mount}${starts[(at + to) % starts.length]}${step.repeat(1 + ((at * to) % 9))}${target}`;
        const { status, text } = await says(`GET ${path} HTTP/1.1`);
        expect(refusals(mount), `${status} ${path}`).toContain(status);
        expect(text).not.toMatch(/root:x:|"workspaces"|DATABASE_URL=/);
        if (status !== 400) expect(text.toLowerCase(), path).toContain("x-content-type-options: nosniff");
      }
  });

  test("are there by their names", async () => {
    for (const path of ["/sdk/purchases.js", "/examples/", "/gateway/stripe.js", "/builds/latest.json"])
      expect((await says(`GET ${path} HTTP/1.1`)).status, path).toBe(200);
  });
});

describe("malformed requests", () => {
  const form = "Content-Type: application/x-www-form-urlencoded";

  test.each([
    ["more parameters than a call has", "POST /gateway/v1/payment_intents HTTP/1.1", "a[]&".repeat(8_000), 400],
    ["a body beyond its limit", "POST /gateway/v1/payment_intents HTTP/1.1", "a[]&".repeat(60_000), 413],
    ["a body without a key", "POST /pay/v1/events HTTP/1.1", "[".repeat(100_000), 401],
    ["a form beyond its limit", "POST /login HTTP/1.1", "email=a&".repeat(50_000), 413],
    ["TRACE to a mount", "TRACE /sdk/purchases.js HTTP/1.1", "", 405],
    ["a null character to the portal", "GET /pay/portal/%00/a HTTP/1.1", "", 400],
  ])("(%s) is refused", async (_, line, body, status) => {
    expect((await says(`${line}\r\n${form}`, body)).status).toBe(status);
  });
});
