import { AppServer } from "../../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../../testing/test-billing.ts";
import { TestCustomer } from "../../../testing/test-customer.ts";

export const since = new Date("2026-01-30T00:00:00Z");

/** People buy, and half of them get their money back. */
export async function busyService(people: number): Promise<TestBilling> {
  const service = await testBilling();
  const seller = new AppServer(service);
  for (let at = 0; at < people; at += 1) {
    const person = new TestCustomer(service, `person-${at}`);
    await person.buys("pins");
    if (at % 2) await seller.refunds(person);
  }
  await service.runJobs();
  service.setClock("2026-01-31T12:00:00Z");
  return service;
}

/** Copies of what the provider keeps, past us. */
export const strangeCharges = ({ rows }: TestBilling, count: number) =>
  rows(`insert into gateway.payment_intents (id, created_at, body)
    select 'pi_strange_' || n, i.created_at, i.body || jsonb_build_object('id', 'pi_strange_' || n, 'metadata', '{}'::jsonb)
    from (select * from gateway.payment_intents limit 1) i, generate_series(1, ${count}) n`);
