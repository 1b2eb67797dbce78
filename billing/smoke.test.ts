import { readFileSync } from "node:fs";
import { testDatabase, testJobs } from "@hemline/database/testing";
import { pino } from "pino";
import { expect, test } from "vitest";
import { applyCatalogue, createBilling } from "./billing.ts";

test("smoke", async () => {
  const { db, close } = await testDatabase();
  const jobs = await testJobs(db);
  const clock = () => new Date("2026-03-01T10:00:00Z");
  const doc = JSON.parse(readFileSync(new URL("../demo/catalogue.json", import.meta.url), "utf8"));
  const keys = [
    { kind: "sandbox" as const, key: "rcb_sb_test" },
    { kind: "secret" as const, key: "sk_0123456789abcdef0" },
  ];
  await applyCatalogue(db, doc, { clock, keys });
  await applyCatalogue(db, doc, { clock, keys });
  const billing = await createBilling({
    db,
    jobs,
    clock,
    log: pino({ level: "debug" }),
    address: "http://x/pay",
    mail: { send: async () => {}, close: async () => {} } as never,
    provider: {
      secretKey: "sk_test_x",
      publishableKey: "pk_test_x",
      webhookSecret: "whsec_x",
      account: "acct_1",
      scriptUrl: "/gateway/stripe.js",
      fetch: async () => {
        throw new TypeError("no");
      },
    },
  });
  const call = async (path: string, init: RequestInit = {}) => {
    const r = await billing.fetch(
      new Request(`http://x${path}`, { ...init, headers: { authorization: "Bearer rcb_sb_test", ...init.headers } }),
    );
    return [r.status, Object.fromEntries(r.headers), await r.json()];
  };
  console.log(JSON.stringify(await call("/v1/subscribers/a%20b%25%3F/offerings"), null, 1));
  const p = await call(
    "/rcbilling/v1/subscribers/ada/products?id=hemline_yearly&id=hemline_yearly&id=hemline_monthly&id=x&currency=USD",
  );
  console.log(JSON.stringify(p, null, 1));
  console.log(JSON.stringify(await call("/v1/subscribers/%24RCAnonymousID%3Aab"), null, 1));
  console.log(JSON.stringify(await call("/v1/subscribers/a%252Fb"), null, 1));
  console.log(JSON.stringify(await call("/v1/subscribers/a%2Fb"), null, 1));
  console.log(JSON.stringify(await call("/rcbilling/v1/branding"), null, 1));
  const s = await call("/rcbilling/v1/checkout/start", {
    method: "POST",
    body: JSON.stringify({
      app_user_id: "ada",
      product_id: "hemline_yearly",
      price_id: p[2].product_details[0].purchase_options.base_option.price_id,
      trace_id: "t",
      presented_offering_identifier: "default",
      metadata: {},
    }),
  });
  console.log(JSON.stringify(s, null, 1));
  console.log(JSON.stringify(await call(`/rcbilling/v1/checkout/${s[2].operation_session_id}`)));
  console.log(
    JSON.stringify(
      await call(`/rcbilling/v1/checkout/${s[2].operation_session_id}/calculate_taxes`, { method: "POST", body: "{}" }),
    ),
  );
  console.log(
    JSON.stringify(
      await call(`/rcbilling/v1/checkout/${s[2].operation_session_id}/complete`, { method: "POST", body: "{}" }),
    ),
  );
  await billing.tick();
  await jobs.stop();
  await close();
}, 60000);
