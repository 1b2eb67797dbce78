import { describe, expect, test } from "vitest";
import { applyCatalogue, createBilling, createKey } from "../../billing.ts";
import { firstOf } from "../../rules/defined.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { manyTimes } from "./testing/many-times.ts";

const branding = "/rcbilling/v1/branding";
const withPaddleKeys = (allow_paddle_keys: boolean) => ({
  ...fixtureCatalogue,
  apps: [{ ...fixtureCatalogue.apps[0]!, allow_paddle_keys, keys: [{ kind: "paddle" as const, key: "pdl_atelier" }] }],
});
const ofTheShop = { project: "atelier", app: "atelier_web" } as const;

describe("a key", () => {
  test("of another service, or of no service, is told apart from an unknown one", async () => {
    const { call } = await testBilling();
    const message = "Invalid API key. Use your Web Billing API key.";
    for (const key of ["strp_atelier", "appl_atelier", "pdl_nobody", "rcb_", "x"])
      expect(await call(branding, { key }), key).toMatchObject({ status: 401, body: { code: 7225, message } });
    expect(await call(branding, { key: "rcb_nobody" })).toMatchObject({
      status: 401,
      body: { code: 7225, message: "We don’t know this API key. Check that it’s complete." },
    });
  });

  test("that was mistyped is refused without a look into the database", async () => {
    const { db, call, rows, clock } = await testBilling();
    const key = await createKey(db, { ...ofTheShop, kind: "secret", name: null, now: clock() });
    expect((await call(branding, { key })).status).toBe(200);
    const mistyped = key.slice(0, -1) + (key.endsWith("x") ? "y" : "x");
    await rows("alter table billing.api_keys rename to nowhere");
    expect(await call(branding, { key: mistyped })).toMatchObject({
      status: 401,
      body: { code: 7225, message: "This secret key is mistyped or incomplete. Copy it again." },
    });
    await rows("alter table billing.nowhere rename to api_keys");
  });

  test("made on demand opens at once, and is known by its beginning only", async () => {
    const { db, call, rows, clock } = await testBilling();
    for (const kind of ["secret", "sandbox", "production", "test_store"] as const) {
      const key = await createKey(db, { ...ofTheShop, kind, name: kind, now: clock() });
      expect((await call(branding, { key })).status, kind).toBe(200);
    }
    const [secret] = await rows<{ prefix: string; secret_hash: string }>(
      "select * from billing.api_keys where name = 'secret'",
    );
    expect(secret).toMatchObject({ prefix: expect.stringMatching(/^sk_v1_\w{8}$/), public_key: null });
  });

  test("of Paddle opens only where its app says so", async () => {
    const { db, call, clock } = await testBilling();
    await applyCatalogue(db, withPaddleKeys(false), { clock });
    expect(await call(branding, { key: "pdl_atelier" })).toMatchObject({ status: 401, body: { code: 7225 } });
    await applyCatalogue(db, withPaddleKeys(true), { clock });
    expect((await call(branding, { key: "pdl_atelier" })).status).toBe(200);
  });

  test("tells when it was last used, to the minute", async () => {
    const { get, rows, setClock } = await testBilling();
    const lastUse = async () => {
      const row = firstOf(
        await rows<{ at: Date }>("select last_used_at as at from billing.api_keys where kind = 'sandbox'"),
        "row",
      );
      return row.at?.toISOString() ?? null;
    };
    expect(await lastUse()).toBeNull();
    await get(branding);
    expect(await lastUse()).toBe("2026-01-31T10:00:00.000Z");
    setClock("2026-01-31T10:00:59Z");
    await get(branding);
    expect(await lastUse()).toBe("2026-01-31T10:00:00.000Z");
    setClock("2026-01-31T10:01:01Z");
    await get(branding);
    expect(await lastUse()).toBe("2026-01-31T10:01:01.000Z");
  });
});

describe("limits", () => {
  test("one address: sixty wrong keys, then a pause for more of them", async () => {
    const { billing } = await testBilling();
    const ask = (key: string) =>
      billing.fetch(new Request(`http://billing.example${branding}`, { headers: { authorization: `Bearer ${key}` } }), {
        incoming: { socket: { remoteAddress: "203.0.113.9" } },
      });
    expect((await manyTimes(60, () => ask("rcb_sb_guess"))).status).toBe(401);
    expect((await ask("rcb_sb_guess")).status).toBe(429);
    expect((await ask("sk_v1_guess")).status).toBe(429);
    expect((await ask("rcb_sb_atelier")).status).toBe(200);
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", 429],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", 401],
    ["203.0.113.9", "::ffff:203.0.113.9", 429],
  ])("%s and %s: %i", async (one, other, status) => {
    const { billing } = await testBilling();
    const ask = (remoteAddress: string) =>
      billing.fetch(
        new Request(`http://billing.example${branding}`, { headers: { authorization: "Bearer rcb_guess" } }),
        {
          incoming: { socket: { remoteAddress } },
        },
      );
    await manyTimes(60, () => ask(one));
    expect((await ask(other)).status).toBe(status);
  });

  test("one address with one public key: as many calls a minute as the setting says", async () => {
    const { parts, keys } = await testBilling();
    const billing = await createBilling({ ...parts, worker: false, limits: { callsPerMinute: 5 } });
    const ask = (key: string) =>
      billing.fetch(new Request(`http://billing.example${branding}`, { headers: { authorization: `Bearer ${key}` } }), {
        incoming: { socket: { remoteAddress: "203.0.113.9" } },
      });
    expect((await manyTimes(5, () => ask(keys.sandbox))).status).toBe(200);
    expect((await ask(keys.sandbox)).status).toBe(429);
    expect((await ask(keys.secret)).status).toBe(200);
  });
});
