import { join } from "node:path";
import { createGateway } from "@hemline/gateway";
import { pino } from "pino";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { createBilling } from "../../billing/billing.ts";
import { PortalVisitor } from "../../billing/testing/portal-visitor.ts";
import { openTestBilling, type TestBilling } from "../../billing/testing/test-billing.ts";
import { openHttpServer } from "../../server/http-server.ts";
import { readStaticFiles } from "../../server/static-files.ts";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { launchChromium } from "../chromium.ts";

/** A billing service with a clock that the test moves, and the portal in front of a browser. */
export interface PortalSetup extends TestBilling {
  /** The portal's address. */
  address: string;
  /** A browser of one person; its console must stay silent but for what is `expected`. */
  person(o?: BrowserContextOptions & { expected?: RegExp[] }): Promise<BrowserContext>;
  /** A new browser, signed in by the link of an email. */
  signsInByEmail(email: string, o?: BrowserContextOptions & { expected?: RegExp[] }): Promise<Page>;
}

export async function openPortal(): Promise<PortalSetup> {
  const setup = await openTestBilling();
  const log = pino({ level: "silent" });
  const door = await openHttpServer({ host: "127.0.0.1", port: 0, log });
  const origin = `http://localhost:${door.port}`;
  const { provider, clock } = setup.parts;
  const built = (folder: string) => readStaticFiles(join(import.meta.dirname, "../..", folder), { log });
  const gateway = createGateway({
    sql: setup.db.$client,
    address: `${origin}/gateway`,
    clock,
    log,
    keys: { secret: provider.secretKey, publishable: provider.publishableKey },
    account: "acct_atelier",
    webhook: { secret: provider.webhookSecret, deliver: async () => new Response("{}") },
    files: built("gateway/dist"),
  });
  const billing = await createBilling({
    ...setup.parts,
    provider: { ...provider, scriptUrl: "/gateway/stripe.js" },
    address: `${origin}/pay`,
    portalFiles: built("portal/dist"),
    worker: false,
  });
  door.mount("/pay", billing.fetch);
  door.mount("/gateway", gateway.fetch);
  door.open(async () => undefined);
  const browser = await launchChromium();
  onTestFinished(async () => {
    await browser.close();
    await door.close();
    await billing.stop();
    await gateway.stop();
    expect(await setup.closes()).toEqual([]);
  });
  const address = `${origin}/pay/portal/atelier/atelier_web`;

  async function person({ expected = [], ...o }: Parameters<PortalSetup["person"]>[0] = {}): Promise<BrowserContext> {
    const context = await browser.newContext({ baseURL: origin, ...o });
    const faults: string[] = [];
    context.on("console", (it) => {
      if (it.type() === "error" || it.type() === "warning") faults.push(`${it.text()} (${it.location().url})`);
    });
    context.on("weberror", (it) => faults.push(`uncaught: ${it.error().stack}`));
    onTestFinished(() => expect(faults.filter((fault) => !expected.some((it) => it.test(fault)))).toEqual([]));
    return context;
  }
  return {
    ...setup,
    address,
    person,
    async signsInByEmail(email, o) {
      const page = await (await person(o)).newPage();
      await page.goto(`${address}#${await new PortalVisitor(setup).linkFor(email)}`);
      await page.getByRole("heading", { name: "Your purchases" }).waitFor();
      return page;
    },
  };
}

/** Nothing on the page is out of reach for anybody. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
