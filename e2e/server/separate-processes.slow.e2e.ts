import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@hemline/database/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { freePort, type Started, startProcess } from "../testing/process.ts";
import { registerMember } from "../testing/registration.ts";

let site: Hemline;
let others: Started[];
let billingAddress: string;
const closing: (() => unknown)[] = [];

const serve = (env: Record<string, string>, services: string, port: number) =>
  startProcess(["server/main.ts"], { ...env, SERVICES: services, PORT: String(port) });

beforeAll(async () => {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "hemline-apart-"));
  closing.push(
    () => database.close(),
    () => rmSync(dataDir, { recursive: true, force: true }),
  );
  const [billingPort, gatewayPort] = [await freePort(), await freePort()];
  billingAddress = `http://localhost:${billingPort}/pay`;
  // One environment for all of them: what differs is what they serve, and where they listen.
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    BILLING_CATALOGUE: "demo/catalogue.json",
    BILLING_URL: billingAddress,
    GATEWAY_URL: `http://localhost:${gatewayPort}/gateway`,
  };
  others = [serve(env, "billing", billingPort), serve(env, "gateway", gatewayPort), serve(env, "worker", 0)];
  await Promise.all(others.map(({ opened }) => opened));
  site = await openHemline({ ...env, SERVICES: "site" });
});
afterAll(async () => {
  await site?.close();
  for (const { child } of others ?? []) child.kill("SIGTERM");
  await Promise.all((others ?? []).map(({ ended }) => ended));
  for (const close of closing.reverse()) await close();
});

describe("packages in processes of their own", () => {
  test("serve what they are asked to and nothing else", async () => {
    const [billing = "", gateway = "", worker = ""] = await Promise.all(others.map(({ opened }) => opened));
    const status = async (address: string) => (await fetch(address)).status;
    expect(await status(`${site.address}/gateway/stripe.js`)).toBe(404);
    expect(await status(`${site.address}/looks`)).toBe(200);
    expect(await status(`${billing}/looks`)).toBe(404);
    for (const address of [billing, gateway]) expect(await status(`${address}/gateway/stripe.js`)).toBe(200);
    expect(await status(`${gateway}/pay/v1/nothing`)).toBe(404);
    expect(await status(`${worker}/looks`)).toBe(404);
    for (const address of [site.address, billing, gateway, worker]) expect(await status(`${address}/readyz`)).toBe(200);
  });

  test("a member buys the subscription: two addresses in the browser, webhooks and customers over the network", async () => {
    const context = await site.person();
    await registerMember(context, "Frieda", site.address);
    const page = await context.newPage();
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.goto("/paid-subscription");
    await hydrated(page);
    await page.getByRole("radio", { name: /^Monthly/ }).click();
    await page.getByRole("button", { name: "Subscribe", exact: true }).click();
    const form = page.frameLocator('iframe[title="Secure card form"]');
    await form.locator("#number").fill("4242 4242 4242 4242");
    await form.locator("#expiry").fill("12 / 40");
    await form.locator("#cvc").fill("123");
    await form.locator("#country").selectOption("DE");
    await form.locator("#postal-code").fill("04109");
    await page.getByTestId("PayButton").click();
    await page.getByText("Payment complete").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/billing/success");
    const { data } = await (await page.request.get("/api/user")).json();
    expect(data.isSubscribed).toBe(true);
    expect(hosts).toContain(new URL(billingAddress).origin);
    expect(hosts.size).toBe(2);
    for (const { said } of others) expect(said()).not.toMatch(/"level":[456]0/);
  });
});
