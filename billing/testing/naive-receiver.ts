import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { TestBilling } from "./test-billing.ts";
import type { TestCustomer } from "./test-customer.ts";

type Event = { type: string; [field: string]: unknown };

type Take = (message: { event: Event }, access: Map<string, string[]>) => void;

/** A receiver built from the example in docs/webhooks.md alone. */
function exampleOfDocs(): Take {
  const page = readFileSync(new URL("../../docs/webhooks.md", import.meta.url), "utf8");
  const [, code] = /```js\nexport (function take\(.*?)```/s.exec(page) ?? [];
  if (!code) throw new Error("docs/webhooks.md has no example of who has what.");
  return new Function(`${code}; return take;`)() as Take;
}

/** Another company's server. */
export class NaiveReceiver {
  private readonly access = new Map<string, string[]>();
  private readonly take = exampleOfDocs();

  takes(event: Event): void {
    this.take({ event }, this.access);
  }

  /** What an id may do; null for one that no event ever named. */
  accessOf(id: string): string[] | null {
    return this.access.get(id) ?? null;
  }
}

/** A customer's entitlements, as a client reads them in customer info. */
export async function openNow(service: Pick<TestBilling, "clock">, person: TestCustomer): Promise<string[]> {
  const { entitlements } = await person.info();
  const active = Object.entries(entitlements).filter(
    ([, { expires_date }]) => expires_date === null || new Date(expires_date) > service.clock(),
  );
  return active.map(([name]) => name).sort();
}

/** The place of the newest event in the order of delivery. */
export async function lastEvent({ rows }: Pick<TestBilling, "rows">): Promise<number> {
  const [row] = await rows<{ last: string | null }>("select max(position) as last from billing.webhook_deliveries");
  return Number(row?.last ?? 0);
}

/** What came after it, in the order in which endpoints get it. */
export async function eventsInOrder({ rows }: Pick<TestBilling, "rows">, after: number): Promise<Event[]> {
  const found = await rows<{ event: { event: Event } }>(`
    select o.event from billing.webhook_deliveries d join billing.outbox o on o.id = d.event_id
    where d.position > ${after} order by d.position`);
  return found.map((it) => it.event.event);
}

export async function mustAgree(
  service: TestBilling,
  receiver: NaiveReceiver,
  people: readonly TestCustomer[],
  when: string,
) {
  for (const person of people) {
    expect(`${person.id}: ${receiver.accessOf(person.id) ?? []}`, when).toBe(
      `${person.id}: ${await openNow(service, person)}`,
    );
  }
}
