import { describe, expect, test } from "vitest";
import { AppServer, eventsOf } from "../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import type { TestCustomer } from "../../testing/test-customer.ts";

const ends = async (person: TestCustomer, product: string) =>
  (await person.info()).subscriptions[product]?.expires_date;

describe("a downgrade", () => {
  async function plusSince(instant: string) {
    const service = await testBilling();
    await service.ada.buys("studio_plus");
    service.setClock(instant);
    return { service, ada: service.ada, seller: new AppServer(service) };
  }
  const planOf = ({ rows }: TestBilling) =>
    rows(`select p.identifier as product, s.next_price_id is not null as changes, s.amount_micros::int as micros
      from billing.subscriptions s join billing.products p on p.id = s.product_id`);

  test("waits for the end of what is paid, and then renews as the smaller plan", async () => {
    const { service, ada, seller } = await plusSince("2026-06-01T10:00:00Z");
    expect(await seller.offers(ada, "studio_plus")).toMatchObject([
      {
        kind: "downgrade",
        due_now: { amount_micros: 0 },
        refund: { amount_micros: 0 },
        starts_at: "2027-01-31T10:00:00Z",
        next_payment: { at: "2027-01-31T10:00:00Z", price: { amount_micros: 10_000_000 } },
      },
    ]);
    expect((await seller.moves(ada, "studio_plus")).status).toBe(200);
    expect(await planOf(service)).toEqual([{ product: "studio_plus", changes: true, micros: 120_000_000 }]);
    expect(await ada.has("lookbook")).toBe(true);
    service.setClock("2027-01-31T10:00:00Z");
    await service.billing.tick();
    expect(await planOf(service)).toEqual([{ product: "studio", changes: false, micros: 10_000_000 }]);
    expect(await ada.has("lookbook")).toBe(false);
    expect(await ends(ada, "studio")).toBe("2027-02-28T10:00:00Z");
    expect(await eventsOf(service, ada)).toMatchObject([
      { type: "INITIAL_PURCHASE", product: "studio_plus" },
      { type: "PRODUCT_CHANGE", product: "studio_plus", next: "studio" },
      { type: "RENEWAL", product: "studio", price: 10 },
    ]);
  });

  test("asked for twice is told once, and can be called off", async () => {
    const { service, ada, seller } = await plusSince("2026-06-01T10:00:00Z");
    await seller.moves(ada, "studio_plus");
    await seller.moves(ada, "studio_plus");
    await seller.keepsPlan(ada, "studio_plus");
    await seller.keepsPlan(ada, "studio_plus");
    expect(await planOf(service)).toMatchObject([{ changes: false }]);
    expect(await eventsOf(service, ada)).toMatchObject([
      { type: "INITIAL_PURCHASE" },
      { type: "PRODUCT_CHANGE", next: "studio" },
      { type: "PRODUCT_CHANGE", next: "studio_plus" },
    ]);
    service.setClock("2027-01-31T10:00:00Z");
    await service.billing.tick();
    expect(await planOf(service)).toMatchObject([{ product: "studio_plus" }]);
  });

  test("of a cancelled subscription has to wait until it is resumed", async () => {
    const { ada, seller } = await plusSince("2026-06-01T10:00:00Z");
    await seller.cancels(ada, "studio_plus");
    expect(await seller.moves(ada, "studio_plus")).toMatchObject({
      status: 409,
      body: { message: "This subscription is cancelled. Resume it first." },
    });
  });
});
