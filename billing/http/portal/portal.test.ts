import { describe, expect, test } from "vitest";
import { PortalVisitor } from "../../testing/portal-visitor.ts";
import { testBilling } from "../../testing/test-billing.ts";

describe("signing in", () => {
  test("ada comes in by an email and sees what she bought with her address", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const browser = new PortalVisitor(service);
    await browser.comesIn("Ada@Mail.example");
    const { email, subscriptions } = await browser.sees();
    expect(email).toBe("ada@mail.example");
    expect(subscriptions).toMatchObject([
      {
        title: "Atelier monthly",
        state: "active",
        price: { amount_micros: 4_000_000, currency: "EUR" },
        next_payment: { at: "2026-02-28T10:00:00Z" },
        ends_at: null,
        may: { cancel: true, resume: false, replace_card: true },
      },
    ]);
  });

  test("a link works once, and not after half an hour", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const browser = new PortalVisitor(service);
    const token = await browser.linkFor(service.ada.email);
    expect((await browser.ask("POST", "session", { token })).status).toBe(200);
    expect((await new PortalVisitor(service).ask("POST", "session", { token })).status).toBe(410);
    const late = await browser.linkFor(service.ada.email);
    service.setClock("2026-01-31T10:31:00Z");
    expect((await new PortalVisitor(service).ask("POST", "session", { token: late })).status).toBe(410);
  });

  test("the answer does not tell whether an address has bought anything", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    await service.runJobs();
    const before = service.emails.length;
    const known = await new PortalVisitor(service).ask("POST", "links", { email: service.ada.email });
    const unknown = await new PortalVisitor(service).ask("POST", "links", { email: "nobody@mail.example" });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await service.runJobs();
    expect(service.emails.slice(before).map((it) => it.to)).toEqual([service.ada.email]);
  });

  test("no address, no link: the sentence says so", async () => {
    const service = await testBilling();
    const { status, body } = await new PortalVisitor(service).ask("POST", "links", { email: "ada" });
    expect([status, body.message]).toEqual([400, "ada is not an email address."]);
  });

  test("neither token nor cookie stands in the database", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const browser = new PortalVisitor(service);
    const token = await browser.linkFor(service.ada.email);
    const { headers } = await browser.ask("POST", "session", { token });
    const cookie = /portal=([^;]+)/.exec(headers.get("set-cookie")!)![1]!;
    const kept = await service.rows<{ text: string }>(
      "select l::text as text from billing.portal_links l union all select s::text from billing.portal_sessions s",
    );
    expect(kept).toHaveLength(2);
    for (const { text } of kept) expect(text.includes(token) || text.includes(cookie)).toBe(false);
  });

  test("the cookie is for this portal alone and out of a script's reach", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const browser = new PortalVisitor(service);
    const { headers } = await browser.ask("POST", "session", { token: await browser.linkFor(service.ada.email) });
    expect(headers.get("set-cookie")).toMatch(/Path=\/pay\/portal\/atelier\/atelier_web; HttpOnly; SameSite=Strict/);
  });

  test("signing out ends the session, and a session is over after two hours", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const [here, there] = [new PortalVisitor(service), new PortalVisitor(service)];
    await here.comesIn(service.ada.email);
    await there.comesIn(service.ada.email);
    await here.ask("DELETE", "session");
    expect((await here.ask("GET", "customer")).status).toBe(401);
    expect((await there.ask("GET", "customer")).status).toBe(200);
    service.setClock("2026-01-31T12:01:00Z");
    expect((await there.ask("GET", "customer")).status).toBe(401);
  });

  test("links are limited, for one address and for one browser", async () => {
    const service = await testBilling();
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await new PortalVisitor(service).ask("POST", "links", { email: service.ada.email })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test("of two tabs with the same link at the same moment one comes in", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const token = await new PortalVisitor(service).linkFor(service.ada.email);
    const tabs = [1, 2, 3, 4].map(() => new PortalVisitor(service).ask("POST", "session", { token }));
    expect((await Promise.all(tabs)).map((it) => it.status).sort()).toEqual([200, 410, 410, 410]);
    expect(await service.rows("select count(*)::int from billing.portal_sessions")).toEqual([{ count: 1 }]);
  });

  test("nobody fills a mailbox: five emails an hour, and the answer stays the same", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    await service.runJobs();
    const before = service.emails.length;
    for (let minute = 0; minute < 9; minute += 1) {
      service.setClock(new Date(Date.UTC(2026, 0, 31, 11, minute)).toISOString());
      expect((await new PortalVisitor(service).ask("POST", "links", { email: service.ada.email })).status).toBe(200);
      await service.runJobs();
    }
    expect(service.emails).toHaveLength(before + 5);
    service.setClock("2026-01-31T12:10:00Z");
    await new PortalVisitor(service).comesIn(service.ada.email);
  });

  test("an email that could not be sent does not count, and its link opens nothing", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    await service.runJobs();
    service.setMailWorking(false);
    await new PortalVisitor(service).ask("POST", "links", { email: service.ada.email });
    await service.runJobs().catch(() => undefined);
    expect(await service.rows("select 1 from billing.portal_links")).toEqual([]);
  });

  test("an unknown portal is 404", async () => {
    const service = await testBilling();
    expect((await service.call("/portal/atelier/other/branding", { key: null })).status).toBe(404);
  });
});
