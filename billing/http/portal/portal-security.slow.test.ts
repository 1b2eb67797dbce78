import { describe, expect, onTestFinished, test } from "vitest";
import { type Billing, createBilling } from "../../billing.ts";
import { firstOf } from "../../rules/defined.ts";
import { PortalVisitor } from "../../testing/portal-visitor.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";

/** Everything that is asked about one subscription. */
const calls = (id: string): [string, string, unknown?][] => [
  ["POST", `subscriptions/${id}/cancel`],
  ["POST", `subscriptions/${id}/resume`],
  ["GET", `subscriptions/${id}/changes`],
  ["POST", `subscriptions/${id}/change`, { product: "studio_plus", price_id: "x", quote: "x" }],
  ["DELETE", `subscriptions/${id}/change`],
  ["POST", `subscriptions/${id}/card`],
  ["PUT", `subscriptions/${id}/card`, { setup_intent: "seti_1" }],
  ["POST", `subscriptions/${id}/payment`],
];

async function adaAndBert() {
  const service = await testBilling();
  await service.ada.buys("studio");
  await service.bert.buys("studio");
  const ada = await new PortalVisitor(service).comesIn(service.ada.email);
  const bert = await new PortalVisitor(service).comesIn(service.bert.email);
  return { service, ada, bert };
}

describe("another customer's purchases", () => {
  test("are not there, whatever is asked", async () => {
    const { service, ada, bert } = await adaAndBert();
    const { subscriptions, receipts } = await bert.sees();
    for (const id of [
      firstOf(subscriptions, "subscriptions").id,
      "everything",
      "%27%20or%201=1",
      "00000000-0000-7000-8000-000000000000",
    ])
      for (const [method, path, body] of calls(id)) {
        const { status, body: answer } = await ada.ask(method, path, body);
        expect([method, path, status, answer.message]).toEqual([method, path, 404, "We can’t find this subscription."]);
      }
    expect((await ada.ask("GET", `receipts/${firstOf(receipts, "receipts").id}.pdf`)).status).toBe(404);
    expect((await bert.sees()).subscriptions).toEqual(subscriptions);
    expect(service.connection.calls.filter((it) => it.includes("setup_intents"))).toEqual([]);
  });

  test("stay theirs where one customer bought with two addresses: each mailbox opens its own", async () => {
    const service = await testBilling();
    const first = await service.ada.startsCheckout("atelier_monthly");
    const { body } = await first.asksToComplete("old@mail.example");
    await service.confirms(body.gateway_params.client_secret!, visa);
    await first.status();
    service.setClock("2026-02-03T10:00:00Z");
    const cancel = "/v1/subscribers/ada/subscriptions/atelier_monthly/cancel";
    await service.post(cancel, { at_once: true }, service.keys.secret);
    await service.ada.buys("atelier_monthly");
    const old = await new PortalVisitor(service).comesIn("old@mail.example");
    const { id, state } = await old.subscription();
    expect(state).toBe("ended");
    // The one that runs has the same customer and product, and is not in sight of the old address.
    expect((await old.ask("POST", `subscriptions/${id}/cancel`)).status).toBe(404);
    const now = await new PortalVisitor(service).comesIn(service.ada.email);
    expect((await now.subscription()).state).toBe("active");
  });

  test("are not opened by another app's link or cookie", async () => {
    const { service, ada } = await adaAndBert();
    await service.rows(`insert into billing.apps (id, project_id, identifier, name, created_at)
      select gen_random_uuid(), project_id, 'other_web', 'Other', created_at from billing.apps`);
    const elsewhere = (path: string, init: RequestInit = {}) =>
      service.call(`/portal/atelier/other_web/${path}`, { key: null, ...init });
    expect((await elsewhere("customer", { headers: { cookie: ada.cookie } })).status).toBe(401);
    const token = await new PortalVisitor(service).linkFor(service.bert.email);
    expect((await elsewhere("session", { method: "POST", body: JSON.stringify({ token }) })).status).toBe(410);
    await new PortalVisitor(service).enters(token);
  });
});

describe("without a session", () => {
  test("nothing is said and nothing done, nor with a cookie from before", async () => {
    const { service, ada } = await adaAndBert();
    const { id } = await ada.subscription();
    const [receipt] = (await ada.sees()).receipts;
    const { cookie } = ada;
    await ada.ask("DELETE", "session");
    for (const visitor of [new PortalVisitor(service), Object.assign(new PortalVisitor(service), { cookie })])
      for (const [method, path, body] of [
        ...calls(id),
        ["GET", "customer"],
        ["GET", `receipts/${receipt!.id}.pdf`],
      ] as const)
        expect((await visitor.ask(method as string, path as string, body)).status).toBe(401);
    expect((await new PortalVisitor(service).ask<{ is_open: boolean }>("GET", "session")).body).toEqual({
      is_open: false,
    });
  });
});

/** Each alone gives away that a page of another site sent the request. */
const headersOfOtherSites = [
  ["sec-fetch-site", "cross-site"],
  ["sec-fetch-site", "same-site"],
  ["origin", "https://evil.example"],
  ["origin", "http://billing.example:81"],
  ["origin", "null"],
  ["content-type", "application/x-www-form-urlencoded"],
  ["content-type", "multipart/form-data; boundary=x"],
  ["content-type", "text/plain"],
] as const;

const portalUrl = "http://billing.example/portal/atelier/atelier_web";

function enter(billing: Billing, token: string, headers: Record<string, string>): Promise<Response> {
  const json = { ...headers, "content-type": "application/json" };
  const init = { method: "POST", headers: json, body: JSON.stringify({ token }) };
  return billing.fetch(new Request(`${portalUrl}/session`, init));
}

describe("another site's page", () => {
  test("can do nothing with the cookie", async () => {
    const { service, ada } = await adaAndBert();
    const { id } = await ada.subscription();
    const writes = [...calls(id), ["POST", "links", { email: service.bert.email }], ["DELETE", "session"]] as const;
    for (const [name, value] of headersOfOtherSites)
      for (const [method, path, body = {}] of writes) {
        if (method === "GET") continue;
        const { status } = await ada.ask(method, path, body, { [name]: value });
        expect([name, value, method, path, status]).toEqual([name, value, method, path, 403]);
      }
    expect((await ada.subscription()).state).toBe("active");
  });

  test("behind https cannot write but from there", async () => {
    const { service, ada } = await adaAndBert();
    const secure = await createBilling({ ...service.parts, address: "https://billing.example/pay", worker: false });
    onTestFinished(() => secure.stop());
    const token = await ada.linkFor(service.ada.email);
    for (const origin of ["http://billing.example", "https://billing.example:81"])
      expect((await enter(secure, token, { origin })).status, origin).toBe(403);
    expect((await enter(secure, token, {})).status).toBe(403);
    const entered = await enter(secure, token, { origin: "https://billing.example" });
    expect(entered.headers.get("set-cookie")).toMatch(/^__Secure-portal=[^;]+;.* Secure; SameSite=Strict$/);
    const cookie = entered.headers.get("set-cookie")!.split(";")[0]!;
    const sees = (cookie: string) => secure.fetch(new Request(`${portalUrl}/customer`, { headers: { cookie } }));
    expect([(await sees(cookie)).status, (await sees(cookie.replace("__Secure-", ""))).status]).toEqual([200, 401]);
  });

  test("does not find the door open to its scripts", async () => {
    const { ada } = await adaAndBert();
    const { headers } = await ada.ask("GET", "customer", undefined, { origin: "https://evil.example" });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });
});
