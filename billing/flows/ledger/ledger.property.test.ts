import fc from "fast-check";
import { expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { adjustCurrencies, balancesOf, grantCurrenciesWithProducts } from "../../testing/test-currencies.ts";
import { reverseGrants } from "./reverse-grant.ts";

const largest = 2_000_000_000;
const dayMs = 86_400_000;

/** What is known of a purse by keeping a list of what came in. */
class Purse {
  private lots: { purchase: string | null; left: number; expiresAt: number }[] = [];

  has(now: number): number {
    return this.at(now).reduce((sum, it) => sum + it.left, 0);
  }

  puts(amount: number, now: number, o: { purchase?: string; days?: number } = {}): void {
    const left = Math.min(amount, largest - this.has(now));
    this.lots.push({ purchase: o.purchase ?? null, left, expiresAt: o.days ? now + o.days * dayMs : Infinity });
  }

  takes(amount: number, now: number, purchase?: string): void {
    const order = this.at(now).sort((a, b) => a.expiresAt - b.expiresAt);
    const mine = order.filter((it) => purchase !== undefined && it.purchase === purchase);
    let wanted = Math.min(amount, this.has(now));
    for (const lot of [...mine, ...order]) {
      const taken = Math.min(lot.left, wanted);
      lot.left -= taken;
      wanted -= taken;
    }
  }

  private at(now: number) {
    return this.lots.filter((it) => it.expiresAt > now && it.left > 0);
  }
}

const amount = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(largest), fc.constant(largest - 12));
const signed = fc.tuple(amount, fc.boolean()).map(([it, isSpent]) => (isSpent ? -it : it));
const step = fc.oneof(
  fc.record({ does: fc.constant("adjusts" as const), GLD: fc.option(signed), SLV: fc.option(signed) }),
  fc.record({ does: fc.constant("buys" as const) }),
  fc.record({ does: fc.constant("gives back" as const), which: fc.nat() }),
  fc.record({ does: fc.constant("waits" as const), days: fc.integer({ min: 1, max: 5 }) }),
);

test("whatever is bought, spent, given back and waited for, a purse holds what a list of lots says", {
  timeout: 600_000,
}, async () => {
  const service = await testBilling();
  const { db, post, keys, rows } = service;
  await grantCurrenciesWithProducts(service, [
    { product: "pins", code: "GLD", amount: 10, expiresAfter: "P1W" },
    { product: "pins", code: "SLV", amount: 5 },
  ]);
  let people = 0;
  let tokens = 0;
  let now = service.clock().getTime();

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      people += 1;
      const who = `person${people}`;
      await service.get(`/v1/subscribers/${who}`);
      const purse = { GLD: new Purse(), SLV: new Purse() };
      const bought: string[] = [];
      for (const it of steps) {
        switch (it.does) {
          case "adjusts": {
            const wanted = Object.entries({ GLD: it.GLD, SLV: it.SLV }).filter(([, by]) => by !== null);
            const isPossible = wanted.every(([code, by]) => {
              const after = purse[code as "GLD"].has(now) + by!;
              return after >= 0 && after <= largest;
            });
            const { status } = await adjustCurrencies(
              service,
              who,
              Object.fromEntries(wanted) as Record<string, number>,
            );
            expect(status).toBe(wanted.length === 0 ? 400 : isPossible ? 200 : 422);
            if (status !== 200) break;
            for (const [code, by] of wanted) {
              if (by! > 0) purse[code as "GLD"].puts(by!, now);
              else purse[code as "GLD"].takes(-by!, now);
            }
            break;
          }
          case "buys": {
            tokens += 1;
            const fetch_token = `test_${tokens}_a`;
            await post("/v1/receipts", { fetch_token, product_id: "pins", app_user_id: who }, keys.test_store);
            const made = firstOf(
              await rows<{ id: string }>(
                `select transaction_id as id from billing.operations where session_id = '${fetch_token}'`,
              ),
              "made",
            );
            bought.push(made.id);
            const room = { GLD: largest - purse.GLD.has(now), SLV: largest - purse.SLV.has(now) };
            given.set(made.id, { GLD: Math.min(10, room.GLD), SLV: Math.min(5, room.SLV) });
            purse.GLD.puts(10, now, { purchase: made.id, days: 7 });
            purse.SLV.puts(5, now, { purchase: made.id });
            break;
          }
          case "gives back": {
            const [id] = bought.splice(it.which % Math.max(1, bought.length), 1);
            if (!id) break;
            await db.transaction((tx) => reverseGrants(tx, id, service.clock()));
            purse.GLD.takes(defined(given.get(id), "given").GLD, now, id);
            purse.SLV.takes(defined(given.get(id), "given").SLV, now, id);
            break;
          }
          case "waits":
            now += it.days * dayMs;
            service.setClock(new Date(now).toISOString());
        }
        expect(await balancesOf(service, who)).toEqual({ GLD: purse.GLD.has(now), SLV: purse.SLV.has(now) });
      }
    }),
    { numRuns: isWholeRun ? 300 : 6, seed: 20260131 },
  );
});

const given = new Map<string, { GLD: number; SLV: number }>();
