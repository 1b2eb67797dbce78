import { describe, expect, test } from "vitest";
import { Visitor } from "./testing/visitor.ts";
import { testBilling } from "./testing.ts";

describe("the way in", () => {
  test("ada comes in by a letter and sees what she bought with her address", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const browser = new Visitor(house);
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
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const browser = new Visitor(house);
    const token = await browser.linkFor(house.ada.email);
    expect((await browser.ask("POST", "session", { token })).status).toBe(200);
    expect((await new Visitor(house).ask("POST", "session", { token })).status).toBe(410);
    const late = await browser.linkFor(house.ada.email);
    house.travelTo("2026-01-31T10:31:00Z");
    expect((await new Visitor(house).ask("POST", "session", { token: late })).status).toBe(410);
  });

  test("nobody learns whether an address has bought anything", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.works();
    const before = house.letters.length;
    const known = await new Visitor(house).ask("POST", "links", { email: house.ada.email });
    const unknown = await new Visitor(house).ask("POST", "links", { email: "nobody@mail.example" });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await house.works();
    expect(house.letters.slice(before).map((it) => it.to)).toEqual([house.ada.email]);
  });

  test("no address, no link: the sentence says so", async () => {
    const house = await testBilling();
    const { status, body } = await new Visitor(house).ask("POST", "links", { email: "ada" });
    expect([status, body.message]).toEqual([400, "ada is not an email address."]);
  });

  test("neither token nor cookie stands in the database", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const browser = new Visitor(house);
    const token = await browser.linkFor(house.ada.email);
    const { headers } = await browser.ask("POST", "session", { token });
    const cookie = /portal=([^;]+)/.exec(headers.get("set-cookie")!)![1]!;
    const kept = await house.rows<{ text: string }>(
      "select l::text as text from billing.portal_links l union all select s::text from billing.portal_sessions s",
    );
    expect(kept).toHaveLength(2);
    for (const { text } of kept) expect(text.includes(token) || text.includes(cookie)).toBe(false);
  });

  test("the cookie is for this portal alone and out of a script's reach", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const browser = new Visitor(house);
    const { headers } = await browser.ask("POST", "session", { token: await browser.linkFor(house.ada.email) });
    expect(headers.get("set-cookie")).toMatch(/Path=\/pay\/portal\/atelier\/atelier_web; HttpOnly; SameSite=Strict/);
  });

  test("who leaves has left, and a session is over after two hours", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const [here, there] = [new Visitor(house), new Visitor(house)];
    await here.comesIn(house.ada.email);
    await there.comesIn(house.ada.email);
    await here.ask("DELETE", "session");
    expect((await here.ask("GET", "customer")).status).toBe(401);
    expect((await there.ask("GET", "customer")).status).toBe(200);
    house.travelTo("2026-01-31T12:01:00Z");
    expect((await there.ask("GET", "customer")).status).toBe(401);
  });

  test("links are limited, for one address and for one browser", async () => {
    const house = await testBilling();
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await new Visitor(house).ask("POST", "links", { email: house.ada.email })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test("of two tabs with the same link at the same moment one comes in", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const token = await new Visitor(house).linkFor(house.ada.email);
    const tabs = [1, 2, 3, 4].map(() => new Visitor(house).ask("POST", "session", { token }));
    expect((await Promise.all(tabs)).map((it) => it.status).sort()).toEqual([200, 410, 410, 410]);
    expect(await house.rows("select count(*)::int from billing.portal_sessions")).toEqual([{ count: 1 }]);
  });

  test("nobody fills a mailbox: five letters an hour, and the answer stays the same", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.works();
    const before = house.letters.length;
    for (let minute = 0; minute < 9; minute += 1) {
      house.travelTo(new Date(Date.UTC(2026, 0, 31, 11, minute)).toISOString());
      expect((await new Visitor(house).ask("POST", "links", { email: house.ada.email })).status).toBe(200);
      await house.works();
    }
    expect(house.letters).toHaveLength(before + 5);
    house.travelTo("2026-01-31T12:10:00Z");
    await new Visitor(house).comesIn(house.ada.email);
  });

  test("a letter that could not be sent does not count, and its link opens nothing", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.works();
    house.mailWorks(false);
    await new Visitor(house).ask("POST", "links", { email: house.ada.email });
    await house.works().catch(() => undefined);
    expect(await house.rows("select 1 from billing.portal_links")).toEqual([]);
  });

  test("a portal that does not exist is not there", async () => {
    const house = await testBilling();
    expect((await house.call("/portal/atelier/other/branding", { key: null })).status).toBe(404);
  });
});
