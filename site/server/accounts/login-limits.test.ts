import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { Browser } from "../testing/browser.ts";
import { password, testSite } from "../testing/test-site.ts";

const minute = 60_000;

/** A site whose clock the test moves, and callers with different addresses. */
async function siteWithDigests() {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const site = await testSite({ clock: () => new Date(now), trustProxy: true });
  return {
    passes: (ms: number) => {
      now += ms;
    },
    ...site,
    from: (address: string) => async (path: string, draft: object) => {
      const answer = await site.visitor.sends("POST", path, draft, { "X-Forwarded-For": address });
      return { status: answer.status, wait: answer.headers.get("retry-after"), message: answer.message };
    },
  };
}

const ada = { email: "ada@hemline.example", password };
const wrong = { ...ada, password: "a long rainy sentence" };

describe("wrong guesses", () => {
  test("are limited to five for an account from one address; then even the right one waits three minutes", async () => {
    const { from, passes } = await siteWithDigests();
    const there = from("192.0.2.1");
    for (let guess = 1; guess <= 5; guess++) expect((await there(api.login, wrong)).status).toBe(422);
    expect(await there(api.login, { ...ada, email: "ADA@hemline.example" })).toEqual({
      status: 429,
      wait: "180",
      message: "Too many attempts. Try again in 180 seconds.",
    });
    passes(3 * minute - 1);
    expect((await there(api.login, ada)).wait).toBe("1");
    passes(1);
    expect((await there(api.login, ada)).status).toBe(200);
  });

  test("sent all at once are counted one by one", async () => {
    const { from } = await siteWithDigests();
    const there = from("192.0.2.1");
    const answers = await Promise.all(Array.from({ length: 12 }, () => there(api.login, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test("from other addresses lock nobody out", async () => {
    const { from } = await siteWithDigests();
    for (let guess = 1; guess <= 6; guess++) await from("192.0.2.1")(api.login, wrong);
    expect((await from("192.0.2.2")(api.login, ada)).status).toBe(200);
    expect((await from("192.0.2.1")(api.login, { ...ada, email: "bea@hemline.example" })).status).toBe(422);
  });

  test("do not include successful logins", async () => {
    const { from } = await siteWithDigests();
    for (let time = 1; time <= 8; time++) expect((await from("192.0.2.1")(api.login, ada)).status).toBe(200);
  });

  test("at many accounts from one address are limited to thirty an hour; a household counts as one address", async () => {
    const { from, joins } = await siteWithDigests();
    for (let guess = 0; guess < 30; guess++) {
      await joins(`P${guess}`);
      await from(`2001:db8::${guess}`)(api.login, { ...wrong, email: `p${guess}@hemline.example` });
    }
    expect(await from("2001:db8::ffff")(api.login, ada)).toMatchObject({ status: 429, wait: "120" });
    expect((await from("2001:db8:0:1::1")(api.login, ada)).status).toBe(200);
  });
});

describe("guesses at one account from many addresses", () => {
  /** Each address tries a password once, a second apart. @returns how many were answered, and how many refused */
  async function attack(
    { from, passes }: Awaited<ReturnType<typeof siteWithDigests>>,
    { email = ada.email, addresses = 22 } = {},
  ) {
    const statuses: number[] = [];
    for (let at = 1; at <= addresses; at++) {
      passes(1000);
      statuses.push((await from(`203.0.113.${at}`)(api.login, { ...wrong, email })).status);
    }
    return {
      answered: statuses.filter((it) => it === 422).length,
      refused: statuses.filter((it) => it === 429).length,
    };
  }

  test("are twenty an hour; the rest are refused unread, right or wrong", async () => {
    const site = await siteWithDigests();
    expect(await attack(site, { addresses: 60 })).toEqual({ answered: 20, refused: 40 });
    expect((await site.from("198.51.100.7")(api.login, ada)).status).toBe(429);
  });

  test("look the same where there is no account", async () => {
    const site = await siteWithDigests();
    expect(await attack(site, { email: "nobody@hemline.example" })).toEqual({ answered: 20, refused: 2 });
    await site.drain();
    expect(site.emails).toEqual([]);
  });

  test("are reported to the owner in one email, whose link lets them log in from anywhere", async () => {
    const site = await siteWithDigests();
    await attack(site);
    await site.drain();
    expect(site.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@hemline.example", "Someone is guessing your password"],
    ]);
    const link = /login\?link=(\S+)/.exec(site.emails[0]?.text ?? "")?.[1];
    const anywhere = site.from("198.51.100.7");
    expect((await anywhere(api.login, { ...ada, link: "x".repeat(43) })).status).toBe(429);
    expect((await anywhere(api.login, { ...ada, link })).status).toBe(200);
    await site.joins("Bea");
    await attack(site, { email: "bea@hemline.example" });
    expect((await anywhere(api.login, { email: "bea@hemline.example", password, link })).status).toBe(429);
  });

  test("are not forgotten while one address tries one account after another", async () => {
    const site = await siteWithDigests();
    // Room for this account and the thirty that one address may try.
    site.context.limits = createRateLimiter(site.context.clock, 31);
    await attack(site);
    const elsewhere = site.from("192.0.2.1");
    for (let at = 1; at <= 60; at++) await elsewhere(api.login, { ...wrong, email: `nobody${at}@hemline.example` });
    expect((await site.from("198.51.100.7")(api.login, ada)).status).toBe(429);
  });

  test("send no second email within a day", async () => {
    const site = await siteWithDigests();
    await attack(site);
    await site.drain();
    await attack(site);
    await site.drain();
    expect(site.emails).toHaveLength(1);
  });

  test("do not lock out a trusted browser, which has five tries of its own", async () => {
    const site = await siteWithDigests();
    const browser = new Browser(site.reach);
    await browser.sends("POST", api.login, ada);
    await attack(site);
    for (let guess = 1; guess <= 5; guess++) expect((await browser.sends("POST", api.login, wrong)).status).toBe(422);
    expect((await browser.sends("POST", api.login, ada)).status).toBe(429);
    site.passes(3 * minute);
    expect((await browser.sends("POST", api.login, ada)).status).toBe(200);
  });

  test("are not raised by another member's device cookie", async () => {
    const site = await siteWithDigests();
    await site.joins("Eve");
    const eve = new Browser(site.reach);
    await eve.sends("POST", api.login, { email: "eve@hemline.example", password });
    await attack(site);
    expect((await eve.sends("POST", api.login, wrong)).status).toBe(429);
  });

  test("are listed in the owner's settings with browser and network", async () => {
    const site = await siteWithDigests();
    const browser = new Browser(site.reach);
    await browser.sends("POST", api.login, ada);
    site.passes(minute);
    await attack(site);
    const { logins } = await site.ada.sees("settingsAccount", "/settings/account");
    expect(logins.slice(0, 3).map(({ outcome }) => outcome)).toEqual(["refused", "refused", "wrong password"]);
    expect(logins[0]).toMatchObject({ network: "203.0.113.*", browser: "Unknown browser" });
  });
});

describe("new accounts", () => {
  const newcomer = (at: number) => ({ first_name: "Grace", email: `grace${at}@example.org`, password });

  test("are limited to ten a day from one address; refused forms do not count", async () => {
    const { from, passes } = await siteWithDigests();
    const there = from("192.0.2.1");
    for (let at = 1; at <= 5; at++)
      expect((await there(api.register, { ...newcomer(1), email: ada.email })).status).toBe(422);
    for (let at = 1; at <= 10; at++) expect((await there(api.register, newcomer(at))).status).toBe(200);
    expect(await there(api.register, newcomer(11))).toMatchObject({ status: 429, wait: "8640" });
    expect((await from("192.0.2.2")(api.register, newcomer(11))).status).toBe(200);
    passes(8640_000);
    expect((await there(api.register, newcomer(12))).status).toBe(200);
  });

  test("cannot be tried out without end", async () => {
    const { from } = await siteWithDigests();
    for (let at = 0; at < 30; at++) await from("192.0.2.1")(api.register, {});
    expect((await from("192.0.2.1")(api.register, newcomer(1))).status).toBe(429);
  });

  test("are counted by what the hop in front saw, not by what a caller claims", async () => {
    const { from } = await siteWithDigests();
    for (let at = 0; at < 30; at++) await from(`203.0.113.${at}, 192.0.2.1`)(api.register, {});
    expect((await from("203.0.113.99, 192.0.2.1")(api.register, newcomer(1))).status).toBe(429);
  });
});
