import type { CustomerAnswer } from "@hemline/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../../model-tests/test-scale.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { AppServer } from "../../testing/app-server.ts";
import { openTestBilling, type TestBilling } from "../../testing/test-billing.ts";
import { TestCustomer } from "../../testing/test-customer.ts";

const numRuns = 200;
const hourMs = 3_600_000;
const plans = ["atelier_monthly", "atelier_yearly", "atelier_intro", "salon", "studio", "studio_plus"] as const;

/** What may happen in the day after a period's end; in the last quarter of an hour of it, all that is late arrives. */
const happening = fc.record({
  at: fc.oneof(fc.constantFrom(-10_001, -10_000, -1, 0, 1), fc.integer({ min: 0, max: 23 * hourMs })),
  does: fc.constantFrom("is looked at", "sweep", "sweep unheard", "sweep unanswered", "webhooks", "downgrade"),
});
const day = fc.array(happening, { maxLength: 6 });
const spell = fc.record({
  at: fc.integer({ min: 0, max: 45 * 24 * hourMs }),
  does: fc.constantFrom("sweep", "declined sweep", "cancels", "resumes", "downgrade", "is looked at"),
});

type Spell = typeof spell extends fc.Arbitrary<infer T> ? T : never;

/** Reads a customer, and keeps the latest dates seen. */
class Watcher {
  readonly person: TestCustomer;
  private readonly furthest = new Map<string, string>();

  constructor(person: TestCustomer) {
    this.person = person;
  }

  async looks(): Promise<CustomerAnswer["subscriber"]> {
    const info = await this.person.info();
    const { studio_plus: larger, ...products } = info.subscriptions;
    // A plan that has made room for a smaller one ended when that was paid, which is before its leeway would have.
    if (larger && !products.studio) products.studio_plus = larger;
    for (const [kind, all] of Object.entries({ entitlement: info.entitlements, product: products })) {
      for (const [name, { expires_date }] of Object.entries(all)) {
        const before = this.furthest.get(`${kind} ${name}`) ?? "";
        expect(
          `${name} until ${expires_date}` >= `${name} until ${before}`,
          `${name}: ${before}, ${expires_date}`,
        ).toBe(true);
        this.furthest.set(`${kind} ${name}`, expires_date!);
      }
    }
    return info;
  }
}

async function paidUntil(service: TestBilling, { id }: TestCustomer): Promise<number> {
  const row = firstOf(
    await service.rows<{ at: Date }>(`select max(t.ends_at) as at from billing.transactions t
    join billing.customers c on c.id = t.customer_id where c.app_user_id = '${id}'`),
    "row",
  );
  return row.at.getTime();
}

/** What may happen to a customer while their payments fail now and then. */
async function spellHappens(service: TestBilling, person: TestCustomer, plan: string, does: Spell["does"]) {
  const asks = (verb: string) =>
    service.post(`/v1/subscribers/${person.id}/subscriptions/${plan}/${verb}`, {}, service.keys.secret);
  switch (does) {
    case "declined sweep":
      await nextChargeIsDeclined(service);
      return service.billing.tick();
    case "sweep":
      return service.billing.tick();
    case "cancels":
      return asks("cancel");
    case "resumes":
      return asks("resume");
    case "downgrade":
      return movesDown(service, person);
    case "is looked at":
  }
}

function nextChargeIsDeclined({ callProviderApi }: TestBilling): Promise<unknown> {
  const fault = { call: "^POST /v1/payment_intents$", kind: "saved decline", times: "1" };
  return callProviderApi("/v1/test_helpers/faults", fault);
}

async function movesDown(service: TestBilling, person: TestCustomer): Promise<void> {
  const seller = new AppServer(service);
  const [smaller] = (await seller.offers(person, "studio_plus")) ?? [];
  if (smaller) await seller.changes(person, "studio_plus", smaller);
}

/** Opens a service with one customer on this plan. Each run has its own service, because it moves the clock by years. */
async function withCustomer(
  plan: string,
  run: (service: TestBilling, watcher: Watcher) => Promise<void>,
): Promise<void> {
  const service = await openTestBilling();
  try {
    const person = new TestCustomer(service, "customer");
    await person.buys(plan);
    await service.deliverProviderWebhooks();
    await run(service, new Watcher(person));
    expect(service.loggedErrors).toEqual([]);
  } finally {
    expect(await service.closes()).toEqual([]);
  }
}

test(`while every payment succeeds access has no gap, whatever is late (SEED=${seed})`, {
  timeout: 1_800_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...plans),
    fc.array(day, { minLength: 1, maxLength: 3 }),
    (plan, days) =>
      withCustomer(plan, async (service, watcher) => {
        const { billing, setClock, connection } = service;
        const looks = async () => {
          const { entitlements } = await watcher.looks();
          expect(
            new Date(defined(entitlements.pro, "pro").expires_date!) > service.clock(),
            service.clock().toISOString(),
          ).toBe(true);
        };
        await looks();
        for (const happenings of days) {
          const end = await paidUntil(service, watcher.person);
          for (const { at, does } of happenings.toSorted((a, b) => a.at - b.at)) {
            setClock(new Date(end + at).toISOString());
            await looks();
            if (does.startsWith("sweep")) {
              if (does !== "sweep")
                connection.cut(/^POST \/v1\/payment_intents$/, does === "sweep unheard" ? "before" : "after", 3);
              await billing.tick();
              connection.mend();
            }
            if (does === "webhooks") await service.deliverProviderWebhooks();
            if (does === "downgrade") await movesDown(service, watcher.person);
            await looks();
          }
          // What is asked for again is asked for five minutes after the last time.
          for (const minutes of [0, 6, 12]) {
            setClock(new Date(end + 23.5 * hourMs + minutes * 60_000).toISOString());
            await billing.tick();
            await billing.tick();
            await looks();
          }
        }
      }),
  );
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
});

test(`whatever fails, is cancelled and resumed, no date jumps backwards (SEED=${seed})`, {
  timeout: 1_800_000,
}, async () => {
  const property = fc.asyncProperty(fc.constantFrom(...plans), fc.array(spell, { maxLength: 12 }), (plan, spells) =>
    withCustomer(plan, async (service, watcher) => {
      const end = await paidUntil(service, watcher.person);
      for (const { at, does } of spells.toSorted((a, b) => a.at - b.at)) {
        service.setClock(new Date(end - hourMs + at).toISOString());
        await watcher.looks();
        await spellHappens(service, watcher.person, plan, does);
        await watcher.looks();
      }
    }),
  );
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
});
