import type { PortalAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { type House, testBilling } from "./testing.ts";

const door = "/portal/atelier/atelier_web";

/** Somebody's browser at the portal. */
function visitor(house: House) {
  let cookie = "";
  return {
    async ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const answer = await house.call<T & { message?: string }>(`${door}/${path}`, {
        method,
        key: null,
        headers: { cookie, "sec-fetch-site": "same-origin", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const set = answer.headers.get("set-cookie");
      if (set) cookie = set.split(";")[0]!;
      return answer;
    },
    /** Asks for a link and comes in by the letter's. */
    async comesIn(email: string) {
      const token = await this.linkFor(email);
      expect((await this.ask("POST", "session", { token })).status).toBe(200);
    },
    async linkFor(email: string): Promise<string> {
      const before = house.letters.length;
      await this.ask("POST", "links", { email });
      await house.works();
      const letter = house.letters.slice(before).find((it) => it.text.includes("/portal/atelier/atelier_web#"));
      if (!letter) throw new Error("No letter came.");
      return /\/portal\/atelier\/atelier_web#(\S+)/.exec(letter.text)![1]!;
    },
    async sees(): Promise<PortalAnswer> {
      return (await this.ask<PortalAnswer>("GET", "customer")).body;
    },
  };
}

describe("the way in", () => {
  test("ada comes in by a letter and sees what she bought with her address", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const browser = visitor(house);
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
    const browser = visitor(house);
    const token = await browser.linkFor(house.ada.email);
    expect((await browser.ask("POST", "session", { token })).status).toBe(200);
    expect((await visitor(house).ask("POST", "session", { token })).status).toBe(410);
    const late = await browser.linkFor(house.ada.email);
    house.travelTo("2026-01-31T10:31:00Z");
    expect((await visitor(house).ask("POST", "session", { token: late })).status).toBe(410);
  });

  test("nobody learns whether an address has bought anything", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.works();
    const before = house.letters.length;
    const known = await visitor(house).ask("POST", "links", { email: house.ada.email });
    const unknown = await visitor(house).ask("POST", "links", { email: "nobody@mail.example" });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await house.works();
    expect(house.letters.slice(before).map((it) => it.to)).toEqual([house.ada.email]);
  });

  test("no address, no link: the sentence says so", async () => {
    const house = await testBilling();
    const { status, body } = await visitor(house).ask("POST", "links", { email: "ada" });
    expect([status, body.message]).toEqual([400, "ada is not an email address."]);
  });

  test("neither token nor cookie stands in the database", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const browser = visitor(house);
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
    const browser = visitor(house);
    const { headers } = await browser.ask("POST", "session", { token: await browser.linkFor(house.ada.email) });
    expect(headers.get("set-cookie")).toMatch(/Path=\/pay\/portal\/atelier\/atelier_web; HttpOnly; SameSite=Strict/);
  });

  test("who leaves has left, and a session is over after two hours", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const [here, there] = [visitor(house), visitor(house)];
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
      statuses.push((await visitor(house).ask("POST", "links", { email: house.ada.email })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test("a portal that does not exist is not there", async () => {
    const house = await testBilling();
    expect((await house.call("/portal/atelier/other/branding", { key: null })).status).toBe(404);
  });
});

describe("what can be done", () => {
  test("ada cancels and comes back", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const browser = visitor(house);
    await browser.comesIn(house.ada.email);
    const { id } = (await browser.sees()).subscriptions[0]!;
    const cancelled = await browser.ask<PortalAnswer>("POST", `subscriptions/${id}/cancel`);
    expect(cancelled.body.subscriptions[0]).toMatchObject({
      state: "cancelled",
      next_payment: null,
      ends_at: "2026-02-28T10:00:00Z",
      may: { cancel: false, resume: true },
    });
    const resumed = await browser.ask<PortalAnswer>("POST", `subscriptions/${id}/resume`);
    expect(resumed.body.subscriptions[0]).toMatchObject({ state: "active", ends_at: null });
  });

  test("bert's subscription is not there for ada", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.bert.buys("atelier_monthly");
    const [ada, bert] = [visitor(house), visitor(house)];
    await ada.comesIn(house.ada.email);
    await bert.comesIn(house.bert.email);
    const { id } = (await bert.sees()).subscriptions[0]!;
    for (const path of ["cancel", "resume"])
      expect((await ada.ask("POST", `subscriptions/${id}/${path}`)).status).toBe(404);
    expect((await ada.ask("POST", "subscriptions/everything/cancel")).status).toBe(404);
    expect((await bert.sees()).subscriptions[0]?.state).toBe("active");
  });

  test("another site's page can do nothing with the cookie", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    const browser = visitor(house);
    await browser.comesIn(house.ada.email);
    const { id } = (await browser.sees()).subscriptions[0]!;
    const path = `subscriptions/${id}/cancel`;
    for (const [name, value] of [
      ["sec-fetch-site", "cross-site"],
      ["origin", "https://evil.example"],
    ] as const)
      expect((await browser.ask("POST", path, undefined, { [name]: value })).status).toBe(403);
    expect((await browser.sees()).subscriptions[0]?.state).toBe("active");
  });
});
