import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

function refusals(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
}

describe("the configuration", () => {
  test("needs nothing", () => {
    expect(readConfig({})).toMatchObject({
      HOST: "127.0.0.1",
      PORT: 3000,
      TRUST_PROXY: false,
      SERVICES: ["site", "billing", "gateway", "worker"],
      LOG_LEVEL: "warn",
      DATABASE_POOL: 6,
    });
  });

  test("takes a blank variable for an absent one", () => {
    const names = ["PORT", "SERVICES", "PUBLIC_URL", "DATABASE_URL", "SMTP_URL", "STRIPE_SECRET_KEY", "TRUST_PROXY"];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, " "])))).toEqual(readConfig({}));
  });

  test("reads lists, flags and addresses", () => {
    const env = {
      SERVICES: "billing, worker",
      TRUST_PROXY: "true",
      PUBLIC_URL: "https://hemline.example/",
      BILLING_URL: "https://billing.example/pay/",
      DATABASE_URL: "postgres://postgres@/hemline?host=/run/postgresql",
    };
    expect(readConfig(env)).toMatchObject({
      SERVICES: ["billing", "worker"],
      TRUST_PROXY: true,
      PUBLIC_URL: "https://hemline.example",
      BILLING_URL: "https://billing.example/pay",
      DATABASE_URL: env.DATABASE_URL,
    });
  });

  test("has one line for each variable that does not fit", () => {
    const env = {
      PORT: "abc",
      LOG_LEVEL: "loud",
      SERVICES: "kitchen,cellar",
      TRUST_PROXY: "maybe",
      DATABASE_POOL: "1.5",
      PUBLIC_URL: "https://hemline.example/shop",
      DATABASE_URL: "mysql://host/hemline",
      SMTP_URL: "mail.example",
    };
    const named = refusals(env).map((line) => line.split(" ")[0]);
    expect(named.sort()).toEqual(Object.keys(env).sort());
    expect(refusals({ PORT: "70000" })).toEqual(["PORT must be a whole number from 0 to 65535."]);
  });

  test.each([
    ["https://Hemline.Example:443", "https://hemline.example"],
    ["http://hemline.example:80//", "http://hemline.example"],
    [" https://modé.example ", "https://xn--mod-dma.example"],
    ["http://127.1:3000", "http://127.0.0.1:3000"],
  ])("spells the address %s as requests do", (PUBLIC_URL, spelled) => {
    expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe(spelled);
  });

  test.each<Record<string, string>>([
    { PUBLIC_URL: "https://hemline.example?shop" },
    { PUBLIC_URL: "https://hemline.example#" },
    { PUBLIC_URL: "https://hemline.example\\shop" },
    { PUBLIC_URL: "https://ada:secret@hemline.example" },
    { BILLING_URL: "https:billing.example/pay" },
    { SMTP_URL: "smtp://" },
    { SMTP_URL: "smtp://mail.example:99999" },
    { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1", STRIPE_WEBHOOK_SECRET: " , " },
  ])("refuses %j", (env) => {
    expect(refusals(env)).toEqual([expect.stringMatching(new RegExp(`^${Object.keys(env).at(-1)} must`))]);
  });

  test.each([
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_SECRET_KEY"],
    [{ STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY"],
    [{ SERVICES: "site" }, "BILLING_URL"],
    [{ SERVICES: "gateway" }, "BILLING_URL"],
    [{ DATABASE_DIRECT_URL: "postgres://host/hemline" }, "DATABASE_DIRECT_URL"],
  ])("refuses halves: %j", (env, variable) => {
    expect(refusals(env).map((line) => line.split(" ")[0])).toEqual([variable]);
  });
});
