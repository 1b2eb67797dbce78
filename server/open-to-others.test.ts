import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { isLoopback, openBy, pretendedFor, requireFitForOthers } from "./open-to-others.ts";

const stripe = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};
const database = { DATABASE_URL: "postgres://db.example/hemline" };
const smtp = { SMTP_URL: "smtp://mail.example" };
const shop = { PUBLIC_URL: "https://hemline.example" };

/** The settings that a start asks for. */
function missing(env: Record<string, string>): string[] {
  try {
    requireFitForOthers(readConfig(env));
    return [];
  } catch (error) {
    return (error as Error).message.split("\n").map((line) => line.split(/\W/)[0]!);
  }
}

test.each([
  ["localhost", true],
  ["shop.localhost", true],
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["[::1]", true],
  ["::ffff:127.0.0.1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["192.168.1.7", false],
  ["10.0.0.1", false],
  ["hemline.example", false],
  ["localhost.example", false],
  ["127.0.0.1.example", false],
])("%s leads to this machine alone: %s", (host, isAlone) => {
  expect(isLoopback(host)).toBe(isAlone);
});

test.each([
  [{}, null],
  [{ HOST: "::1", PUBLIC_URL: "http://localhost:4000" }, null],
  [{ HOST: "0.0.0.0" }, "HOST=0.0.0.0"],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }, "HOST=0.0.0.0"],
  [{ HOST: "127.0.0.1", PUBLIC_URL: "https://hemline.example" }, "PUBLIC_URL=https://hemline.example"],
  [{ PUBLIC_URL: "http://192.168.1.7:3000" }, "PUBLIC_URL=http://192.168.1.7:3000"],
  [{ SERVICES: "billing", BILLING_URL: "https://billing.example/pay" }, "BILLING_URL=https://billing.example/pay"],
  [{ GATEWAY_URL: "http://10.0.0.9:3002/gateway" }, null],
  [{ TRUST_PROXY: "1" }, "TRUST_PROXY=1"],
  [{ TRUST_PROXY: "1", PUBLIC_URL: "http://localhost:4000" }, null],
])("others reach %j by %s", (env, by) => {
  expect(openBy(readConfig(env))).toBe(by);
});

describe("a start that others can reach", () => {
  test.each([
    ["nothing else", {}, ["STRIPE_SECRET_KEY", "DATABASE_URL", "SMTP_URL"]],
    ["no provider", { ...database, ...smtp }, ["STRIPE_SECRET_KEY"]],
    [
      "a simulator elsewhere",
      { ...database, ...smtp, ...stripe, GATEWAY_URL: "http://10.0.0.9/gateway" },
      ["STRIPE_SECRET_KEY"],
    ],
    ["a test key", { ...database, ...smtp, ...stripe, STRIPE_SECRET_KEY: "sk_test_1" }, ["STRIPE_SECRET_KEY"]],
    ["the embedded database", { ...stripe, ...smtp }, ["DATABASE_URL"]],
    ["no mail server", { ...stripe, ...database }, ["SMTP_URL"]],
    ["everything", { ...stripe, ...database, ...smtp }, []],
    ["an embedded database without demo", { ...stripe, ...smtp, DEMO: "0" }, []],
    ["all asked for by name", { CARD_SIMULATOR: "1", DEMO: "1", MAILBOX: "1" }, []],
    ["blanks", { CARD_SIMULATOR: " ", DEMO: "", MAILBOX: "0" }, ["STRIPE_SECRET_KEY", "DATABASE_URL", "SMTP_URL"]],
    ["the simulator alone", { SERVICES: "gateway", BILLING_URL: "https://b.example/pay" }, ["STRIPE_SECRET_KEY"]],
    ["a worker alone", { SERVICES: "worker" }, ["STRIPE_SECRET_KEY", "SMTP_URL"]],
    ["billing alone", { SERVICES: "billing" }, ["STRIPE_SECRET_KEY", "SMTP_URL"]],
  ])("with %s asks for what is missing, a line each", (_what, env, names) => {
    expect(missing({ ...shop, ...env })).toEqual(names);
    expect(missing({ HOST: "0.0.0.0", ...env })).toEqual(names);
  });

  test("on this machine alone asks for nothing, and says nothing", () => {
    const asked = { DEMO: "1", CARD_SIMULATOR: "1", MAILBOX: "1" };
    const starts: Record<string, string>[] = [{}, { SERVICES: "billing,gateway" }, asked];
    for (const env of starts) {
      expect(missing(env)).toEqual([]);
      expect(pretendedFor(readConfig(env))).toBeUndefined();
    }
  });

  test("says on every page what is not the real thing", () => {
    const says = (env: Record<string, string>) => pretendedFor(readConfig({ ...shop, ...env }));
    expect(says({ DEMO: "1", CARD_SIMULATOR: "1", MAILBOX: "1" })).toEqual(["people", "payments", "emails"]);
    expect(says({ ...database, ...smtp, CARD_SIMULATOR: "1" })).toEqual(["payments"]);
    const testKey = { ...stripe, STRIPE_SECRET_KEY: "rk_test_1" };
    expect(says({ ...database, ...smtp, ...testKey, CARD_SIMULATOR: "1" })).toContain("payments");
    expect(says({ ...database, ...smtp, ...stripe })).toBeUndefined();
  });
});
