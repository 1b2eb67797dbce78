import { describe, expect, test } from "vitest";
import { AppServer, eventsOf } from "../../testing/app-server.ts";
import { taxedBilling } from "../../testing/taxed-billing.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import type { TestCustomer } from "../../testing/test-customer.ts";

const subscriptions = ({ rows }: TestBilling) =>
  rows(`select p.identifier as product, s.ended_at is null as runs from billing.subscriptions s
    join billing.products p on p.id = s.product_id order by s.started_at, s.ended_at nulls last`);

const refunds = ({ rows }: TestBilling) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds");

const charges = async ({ rows }: TestBilling) =>
  (await rows<{ count: number }>("select count(*)::int from gateway.charges where body->>'status' = 'succeeded'"))[0]!
    .count;

const ends = async (person: TestCustomer, product: string) =>
  (await person.info()).subscriptions[product]?.expires_date;

/** The saved card is another one from now on. */
const savedCardsBecome = ({ rows }: TestBilling, card: string) =>
  rows(`update gateway.issued_cards set card = '${card}'`);

async function studioSince(instant: string) {
  const service = await testBilling();
  await service.ada.buys("studio");
  service.setClock(instant);
  return { service, ada: service.ada, seller: new AppServer(service) };
}

describe("an upgrade", () => {
  test("is charged to the saved card in full, ends the old plan now and gives its unused time back", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const { status, body } = await seller.moves(ada, "studio");
    expect(status).toBe(200);
    expect(body.confirm).toBeNull();
    expect(await subscriptions(service)).toEqual([
      { product: "studio", runs: false },
      { product: "studio_plus", runs: true },
    ]);
    expect(await ends(ada, "studio")).toBe("2026-02-14T10:00:00Z");
    expect(await ends(ada, "studio_plus")).toBe("2027-02-14T10:00:00Z");
    expect(await ada.has("lookbook")).toBe(true);
    await service.runJobs();
    expect(await refunds(service)).toEqual([{ reason: "plan_change", state: "succeeded", micros: 5_000_000 }]);
  });

  test("is reported as a change, a refund, the end of the old plan and a purchase of the new one", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await seller.moves(ada, "studio");
    await service.runJobs();
    expect(await eventsOf(service, ada)).toMatchObject([
      { type: "INITIAL_PURCHASE", product: "studio", price: 10 },
      { type: "PRODUCT_CHANGE", product: "studio", next: "studio_plus" },
      { type: "CANCELLATION", product: "studio", price: -5 },
      { type: "EXPIRATION", product: "studio", next: "studio_plus" },
      { type: "INITIAL_PURCHASE", product: "studio_plus", price: 120 },
    ]);
  });

  test("renews as the new plan, and the old one never again", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await seller.moves(ada, "studio");
    service.setClock("2027-02-14T10:00:01Z");
    await service.billing.tick();
    expect(await ends(ada, "studio_plus")).toBe("2028-02-14T10:00:00Z");
    expect(await charges(service)).toBe(3);
  });

  test("is taxed where the old plan was, within what was shown", async () => {
    const service = await taxedBilling();
    const { ada, rows, runJobs } = service;
    const seller = new AppServer(service);
    await ada.buysFrom("DE", "studio");
    service.setClock("2026-02-14T10:00:00Z");
    const [offer] = await seller.offers(ada, "studio");
    expect(offer).toMatchObject({ due_now: { amount_micros: 120_000_000 }, tax_in_micros: 19_160_000 });
    expect((await seller.changes(ada, "studio", offer!)).status).toBe(200);
    await runJobs();
    await service.billing.tick();
    const columns = "amount_micros::int as micros, tax_micros::int as tax";
    expect(await rows(`select ${columns} from billing.transactions order by starts_at`)).toEqual([
      { micros: 10_000_000, tax: 1_600_000 },
      { micros: 120_000_000, tax: 19_160_000 },
    ]);
    expect(await rows("select count(*)::int from gateway.tax_transactions")).toEqual([{ count: 3 }]);
  });

  test("comes with its tax on top where taxes are added", async () => {
    const service = await taxedBilling("exclusive");
    const { ada, rows } = service;
    const seller = new AppServer(service);
    await ada.buysFrom("DE", "studio");
    service.setClock("2026-02-14T10:00:00Z");
    const [offer] = await seller.offers(ada, "studio");
    expect(offer).toMatchObject({
      due_now: { amount_micros: 142_800_000 },
      tax_in_micros: 22_800_000,
      refund: { amount_micros: 5_950_000 },
    });
    expect((await seller.changes(ada, "studio", offer!)).status).toBe(200);
    expect(await rows("select max(amount_micros)::int as micros from billing.payments")).toEqual([
      { micros: 142_800_000 },
    ]);
  });

  test("in the second after the purchase gives all but nothing up", async () => {
    const { service, ada, seller } = await studioSince("2026-01-31T10:00:00Z");
    await seller.moves(ada, "studio");
    expect(await refunds(service)).toMatchObject([{ micros: 10_000_000 }]);
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
  });

  test("ends a trial, of which nothing is to be given back", async () => {
    const service = await testBilling();
    await service.ada.buys("studio_trial");
    await new AppServer(service).moves(service.ada, "studio_trial");
    expect(await refunds(service)).toEqual([]);
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect((await service.ada.info()).entitlements.pro?.product_identifier).toBe("studio_plus");
  });

  test("never gives back more than is still there", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await seller.refunds(ada, { amount: 8_000_000 });
    const [offer] = await seller.offers(ada, "studio");
    expect(offer?.refund.amount_micros).toBe(2_000_000);
    await seller.changes(ada, "studio", offer!);
    await service.runJobs();
    expect((await refunds(service)).length).toBe(2);
  });

  test("clicked twice, from two tabs, ten times at once: one change, one charge", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const [first] = await seller.offers(ada, "studio");
    service.setClock("2026-02-14T10:00:05Z");
    const [second] = await seller.offers(ada, "studio");
    expect(second?.quote).not.toBe(first?.quote);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => seller.changes(ada, "studio", at % 2 ? first! : second!)),
    );
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200]));
    expect((await seller.changes(ada, "studio", first!)).status).toBe(200);
    expect(await charges(service)).toBe(2);
    expect(await subscriptions(service)).toEqual([
      { product: "studio", runs: false },
      { product: "studio_plus", runs: true },
    ]);
  });

  test("that the card declines changes nothing, and may be tried again", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await savedCardsBecome(service, "charge_fails_later");
    expect(await seller.moves(ada, "studio")).toMatchObject({ status: 422, body: { code: 7878 } });
    expect(await subscriptions(service)).toEqual([{ product: "studio", runs: true }]);
    expect(await refunds(service)).toEqual([]);
    expect(
      await service.rows(
        "select body->>'status' as status from gateway.payment_intents order by created_at desc limit 1",
      ),
    ).toEqual([{ status: "canceled" }]);
    await savedCardsBecome(service, "visa");
    expect((await seller.moves(ada, "studio")).status).toBe(200);
    expect(await charges(service)).toBe(2);
  });
});
