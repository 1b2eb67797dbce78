import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { password, testSite } from "../testing.ts";

const minute = 60_000;

/** A site whose time stands still until it is moved, and people who come from different places. */
async function siteInTime() {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const site = await testSite({ clock: () => new Date(now), trustProxy: true });
  return {
    passes: (ms: number) => {
      now += ms;
    },
    from: (address: string) => async (path: string, draft: object) => {
      const answer = await site.visitor.sends("POST", path, draft, { "X-Forwarded-For": address });
      return { status: answer.status, wait: answer.headers.get("retry-after"), message: answer.message };
    },
    joins: site.joins,
  };
}

const ada = { email: "ada@hemline.example", password };
const wrong = { ...ada, password: "a long rainy sentence" };

describe("wrong guesses", () => {
  test("are five for an account from one place; then even the right one waits three minutes", async () => {
    const { from, passes } = await siteInTime();
    const there = from("192.0.2.1");
    for (let guess = 1; guess <= 5; guess++) expect((await there(api.login, wrong)).status).toBe(422);
    expect(await there(api.login, { ...ada, email: "ADA@hemline.example" })).toEqual({
      status: 429,
      wait: "180",
      message: "That was too often. Try again in 180 seconds.",
    });
    passes(3 * minute - 1);
    expect((await there(api.login, ada)).wait).toBe("1");
    passes(1);
    expect((await there(api.login, ada)).status).toBe(200);
  });

  test("sent all at once are counted one by one", async () => {
    const { from } = await siteInTime();
    const there = from("192.0.2.1");
    const answers = await Promise.all(Array.from({ length: 12 }, () => there(api.login, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test("from elsewhere lock nobody out", async () => {
    const { from } = await siteInTime();
    for (let guess = 1; guess <= 6; guess++) await from("192.0.2.1")(api.login, wrong);
    expect((await from("192.0.2.2")(api.login, ada)).status).toBe(200);
    expect((await from("192.0.2.1")(api.login, { ...ada, email: "bea@hemline.example" })).status).toBe(422);
  });

  test("are not what a member does who logs in often", async () => {
    const { from } = await siteInTime();
    for (let time = 1; time <= 8; time++) expect((await from("192.0.2.1")(api.login, ada)).status).toBe(200);
  });

  test("at many accounts from one place end after thirty an hour; a household is one place", async () => {
    const { from } = await siteInTime();
    for (let guess = 0; guess < 30; guess++) await from(`2001:db8::${guess}`)(api.login, { email: "", password: "" });
    expect(await from("2001:db8::ffff")(api.login, ada)).toMatchObject({ status: 429, wait: "120" });
    expect((await from("2001:db8:0:1::1")(api.login, ada)).status).toBe(200);
  });
});

describe("new accounts", () => {
  const newcomer = (at: number) => ({ first_name: "Grace", email: `grace${at}@example.org`, password });

  test("are ten a day from one place; a form that must be mended is none", async () => {
    const { from, passes } = await siteInTime();
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
    const { from } = await siteInTime();
    for (let at = 0; at < 30; at++) await from("192.0.2.1")(api.register, {});
    expect((await from("192.0.2.1")(api.register, newcomer(1))).status).toBe(429);
  });

  test("are counted by what the hop in front saw, not by what a caller claims", async () => {
    const { from } = await siteInTime();
    for (let at = 0; at < 30; at++) await from(`203.0.113.${at}, 192.0.2.1`)(api.register, {});
    expect((await from("203.0.113.99, 192.0.2.1")(api.register, newcomer(1))).status).toBe(429);
  });
});
