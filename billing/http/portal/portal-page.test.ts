import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PortalAnswer } from "@hemline/protocol";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { readStaticFiles } from "../../../server/static-files.ts";
import { createBilling } from "../../billing.ts";
import { firstOf } from "../../rules/defined.ts";
import { PortalVisitor } from "../../testing/portal-visitor.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

test("no body whatever breaks a call", async () => {
  const service = await testBilling();
  await service.ada.buys("studio");
  const ada = await new PortalVisitor(service).comesIn(service.ada.email);
  const { id } = await ada.subscription();
  const bodies = ["", "{", "null", "[]", '"x"', "1e999", '{"a":"\\u0000"}', `{"email":"${"a".repeat(70_000)}"}`, "{}"];
  const send = (method: string, path: string, body: string) =>
    service.call<{ message: string }>(`/portal/atelier/atelier_web/${path}`, {
      method,
      key: null,
      headers: { cookie: ada.cookie, "content-type": "application/json" },
      body,
    });
  for (const path of ["links", "session", `subscriptions/${id}/change`, `subscriptions/${id}/card`])
    for (const body of bodies) {
      const { status, body: answer } = await send(path.endsWith("/card") ? "PUT" : "POST", path, body);
      expect([400, 413]).toContain(status);
      expect(answer.message).not.toBe("");
    }
  const odd = { product: "studio\u0000", price_id: "🧵".repeat(300), quote: "z".repeat(60_000) };
  expect((await ada.does("POST", "change", odd)).status).toBe(400);
  expect((await ada.does("POST", "change", { ...odd, product: "studio_plus" })).status).toBe(409);
  expect((await ada.does("PUT", "card", { setup_intent: "seti_1/../../customers" })).status).toBe(400);
  expect((await ada.subscription()).state).toBe("active");
});

describe("what is said", () => {
  test("has no id of the provider, no other person's mail, no secret, and is kept by nobody", async () => {
    const service = await testBilling();
    await service.ada.buys("studio");
    await service.bert.buys("studio");
    const ada = await new PortalVisitor(service).comesIn(service.ada.email);
    const seen = await ada.ask<PortalAnswer>("GET", "customer");
    const branding = await ada.ask("GET", "branding");
    const offers = await ada.does("GET", "changes");
    const text = JSON.stringify([seen.body, branding.body, offers.body]);
    expect(text).not.toMatch(/\b(cus|pm|pi|seti|ch|acct|sk|whsec|rcb)_/);
    expect(text).not.toContain(service.bert.email);
    expect(text).not.toContain('"ada"');
    for (const { headers } of [seen, branding, offers]) {
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  test("has nothing of a production key's or a token's in the log", async () => {
    const service = await testBilling();
    const lines: string[] = [];
    const log = { ...service.parts.log, info: note, warn: note, error: note } as unknown as TestBilling["parts"]["log"];
    function note(...words: unknown[]) {
      lines.push(JSON.stringify(words));
    }
    await service.ada.buys("studio");
    const token = await new PortalVisitor(service).linkFor(service.ada.email);
    const billing = await createBilling({ ...service.parts, log, worker: false });
    onTestFinished(() => billing.stop());
    const send = (path: string, init: RequestInit) =>
      billing.fetch(new Request(`http://billing.example/portal/atelier/atelier_web/${path}`, init));
    const headers = { "content-type": "application/json" };
    const entered = await send("session", { method: "POST", headers, body: JSON.stringify({ token }) });
    const cookie = entered.headers.get("set-cookie")!.split(";")[0]!;
    await send("session", { method: "POST", headers, body: JSON.stringify({ token }) });
    await send("customer", { headers: { cookie } });
    service.connection.cut(/setup_intents/, "before", 9);
    const { subscriptions } = (await (await send("customer", { headers: { cookie } })).json()) as PortalAnswer;
    expect(
      (
        await send(`subscriptions/${firstOf(subscriptions, "subscriptions").id}/card`, {
          method: "POST",
          headers: { cookie },
        })
      ).status,
    ).toBe(424);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) for (const secret of [token, cookie.split("=")[1]!]) expect(line).not.toContain(secret);
  });
});

const addressesWithoutPage = [
  ["/portal/nonsense/app", 404, "We can’t find this page."],
  ["/portal/%3Cscript%3E/x", 404, "We can’t find this page."],
  ["/portal/atelier", 404, "We can’t find this page."],
  ["/portal/atelier/atelier_web/nonsense", 404, "We can’t find this page."],
  ["/portal/%00/atelier_web", 400, "The address must not contain a null character."],
  ["/portal/atelier/atelier_web/receipts/00000000-0000-7000-8000-000000000000.pdf", 401, "Your session has expired."],
] as const;

/** The portal as it is built: its page and one script. */
async function builtPortal() {
  const dir = await mkdtemp(join(tmpdir(), "portal-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, "assets"));
  await writeFile(join(dir, "index.html"), "<title>Your purchases</title>");
  await writeFile(join(dir, "assets/index-abc.js"), "1;");
  return readStaticFiles(dir, { log: pino({ level: "silent" }) });
}

/** What opens addresses of the portal, with the provider's script at this address. */
async function portalWith({ parts }: TestBilling, scriptUrl: string) {
  const provider = { ...parts.provider, scriptUrl };
  const billing = await createBilling({ ...parts, provider, portalFiles: await builtPortal(), worker: false });
  onTestFinished(() => billing.stop());
  return (path: string) => billing.fetch(new Request(`http://billing.example/portal/${path}`));
}

/** What the page's content security policy allows, by directive. */
async function policyWith(service: TestBilling, scriptUrl: string): Promise<Record<string, string[]>> {
  const open = await portalWith(service, scriptUrl);
  const { headers } = await open("atelier/atelier_web");
  const directives = headers.get("content-security-policy")!.split("; ");
  return Object.fromEntries(directives.map((it) => [it.split(" ")[0]!, it.split(" ").slice(1)]));
}

describe("an address that is opened in a browser", () => {
  test("is a sentence, not JSON", async () => {
    const service = await testBilling();
    for (const [path, status, sentence] of addressesWithoutPage) {
      const answer = await new PortalVisitor(service).browses(path);
      const page = await answer.text();
      expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
      expect(page).toContain(sentence);
      expect(page).not.toContain("<script");
      expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
      const asked = await service.call<{ code: number }>(path, { key: null });
      expect([asked.status, typeof asked.body.code]).toEqual([status, "number"]);
    }
  });

  test("says its sentence in the browser's language", async () => {
    const service = await testBilling();
    const headers = { accept: "text/html", "accept-language": "he-IL" };
    const page = await service.billing.fetch(new Request("http://billing.example/portal/nonsense/app", { headers }));
    expect(await page.text()).toMatch(/<html lang="he-IL" dir="rtl">[\s\S]*<h1>הדף לא נמצא\.<\/h1>/);
  });

  test("is the app's portal, with the files beside it and no others", async () => {
    const open = await portalWith(await testBilling(), "/gateway/stripe.js");
    const page = await open("atelier/atelier_web");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect((await open("assets/index-abc.js")).headers.get("cache-control")).toContain("immutable");
    for (const path of ["assets/..%2Findex.html", "assets/%2e%2e%2f%2e%2e%2fpackage.json", "assets/none.js"])
      expect((await open(path)).status).toBe(404);
    const slash = await open("atelier/atelier_web/");
    const location = "http://billing.example/pay/portal/atelier/atelier_web";
    expect([slash.status, slash.headers.get("location")]).toEqual([308, location]);
  });

  test("is a portal that runs no script but its own and the provider's", async () => {
    const service = await testBilling();
    const simulated = await policyWith(service, "/gateway/stripe.js");
    expect(simulated).toMatchObject({
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "connect-src": ["'self'"],
      "frame-src": ["'self'"],
      "frame-ancestors": ["'none'"],
    });
    const real = await policyWith(service, "https://js.stripe.com/basil/stripe.js");
    expect(real["script-src"]).toEqual(["'self'", "https://js.stripe.com", "https://*.js.stripe.com"]);
    expect(real["connect-src"]).toEqual(["'self'", "https://api.stripe.com"]);
    expect(JSON.stringify([simulated["script-src"], real["script-src"]])).not.toContain("unsafe");
  });
});
