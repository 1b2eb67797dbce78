import { describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { AppServer } from "../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

const subscriptions = ({ rows }: TestBilling) =>
  rows(`select p.identifier as product, s.ended_at is null as runs from billing.subscriptions s
    join billing.products p on p.id = s.product_id order by s.started_at, s.ended_at nulls last`);

async function studioSince(instant: string) {
  const service = await testBilling();
  await service.ada.buys("studio");
  service.setClock(instant);
  return { service, ada: service.ada, seller: new AppServer(service) };
}

describe("what there is to change to", () => {
  test("is shown with everything that would be charged and given back", async () => {
    const { ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const yearly = { amount_micros: 120_000_000, currency: "EUR" };
    const upgrade = {
      product: "studio_plus",
      title: "Studio, and more",
      description: null,
      price_id: expect.any(String),
      kind: "upgrade",
      price: yearly,
      period: "P1Y",
      due_now: yearly,
      tax_in_micros: 0,
      refund: { amount_micros: 5_000_000, currency: "EUR" },
      starts_at: "2026-02-14T10:00:00Z",
      next_payment: { at: "2027-02-14T10:00:00Z", price: yearly },
      quote: expect.any(String),
    };
    expect(await seller.offers(ada, "studio")).toEqual([upgrade]);
  });

  test("is nothing but the explicit paths, and nothing that runs already", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await service.bert.buys("atelier_monthly");
    expect(await seller.offers(service.bert, "atelier_monthly")).toEqual([]);
    await ada.buys("studio_plus");
    expect(await seller.offers(ada, "studio")).toEqual([]);
    expect((await seller.changes(ada, "studio", { product: "lookbook", quote: "x" })).status).toBe(404);
  });
});

describe("amounts that were shown", () => {
  test.each([
    ["a quarter of an hour later", "2026-02-14T10:15:01Z"],
    ["after another period was paid", "2026-02-28T10:00:00Z"],
  ])("count no more %s", async (_, instant) => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const offer = firstOf(await seller.offers(ada, "studio"), "offer");
    service.setClock(instant);
    await service.billing.tick();
    expect(await seller.changes(ada, "studio", offer)).toMatchObject({ status: 409 });
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
  });

  test("count no more once part of the money went back, or the price is another", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const before = firstOf(await seller.offers(ada, "studio"), "before");
    await seller.refunds(ada, { amount: 6_000_000 });
    expect((await seller.changes(ada, "studio", before)).status).toBe(409);
    const offer = firstOf(await seller.offers(ada, "studio"), "offer");
    await service.rows("update billing.prices set retired_at = now() where amount_micros = 120000000");
    expect((await seller.changes(ada, "studio", offer)).status).toBe(404);
  });

  test("cannot be made up", async () => {
    const { ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const offer = firstOf(await seller.offers(ada, "studio"), "offer");
    const [at, digest] = offer.quote.split(".");
    for (const quote of ["", "x", `${at}.`, `${(Number.parseInt(at!, 36) + 60_000).toString(36)}.${digest}`]) {
      expect([400, 409]).toContain((await seller.changes(ada, "studio", { product: "studio_plus", quote })).status);
    }
  });
});
