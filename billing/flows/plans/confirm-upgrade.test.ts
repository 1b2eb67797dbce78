import { describe, expect, test } from "vitest";
import { defined, firstOf } from "../../rules/defined.ts";
import { AppServer } from "../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";

const subscriptions = ({ rows }: TestBilling) =>
  rows(`select p.identifier as product, s.ended_at is null as runs from billing.subscriptions s
    join billing.products p on p.id = s.product_id order by s.started_at, s.ctid`);

const refunds = ({ rows }: TestBilling) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds");

const charges = async ({ rows }: TestBilling) =>
  (await rows<{ count: number }>("select count(*)::int from gateway.charges where body->>'status' = 'succeeded'"))[0]!
    .count;

/** The saved card is another one from now on. */
const savedCardsBecome = ({ rows }: TestBilling, card: string) =>
  rows(`update gateway.issued_cards set card = '${card}'`);

async function studioSince(instant: string) {
  const service = await testBilling();
  await service.ada.buys("studio");
  service.setClock(instant);
  return { service, ada: service.ada, seller: new AppServer(service) };
}

describe("an upgrade whose card wants to see its owner", () => {
  test("waits for them, and is done when the call is made again", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await savedCardsBecome(service, "authentication_always");
    const offer = firstOf(await seller.offers(ada, "studio"), "offer");
    const { status, body } = await seller.changes(ada, "studio", offer);
    expect(status).toBe(200);
    expect(body.confirm).toMatchObject({ payment_method_id: expect.stringMatching(/^pm_/) });
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    expect((await seller.changes(ada, "studio", offer)).body.confirm).toEqual(body.confirm);

    expect(await service.confirms(defined(body.confirm, "confirm").client_secret, visa)).toBeNull();
    expect((await seller.changes(ada, "studio", offer)).body.confirm).toBeNull();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect(await refunds(service)).toMatchObject([{ micros: 5_000_000 }]);
    expect(await charges(service)).toBe(2);
  });

  test("is heard of by the provider's call, if they never come back to us", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await seller.moves(ada, "studio");
    await service.confirms(defined(body.confirm, "confirm").client_secret, visa);
    await service.deliverProviderWebhooks();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
  });

  test("that nobody confirms is given up, and cannot be paid any more", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await seller.moves(ada, "studio");
    service.setClock("2026-02-14T11:00:01Z");
    await service.billing.tick();
    expect(await service.confirms(defined(body.confirm, "confirm").client_secret, visa)).toBe(
      "payment_intent_unexpected_state",
    );
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
  });

  test("that is confirmed after the old plan renewed gives the new period's unused time back", async () => {
    const { service, ada, seller } = await studioSince("2026-02-28T09:50:00Z");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await seller.moves(ada, "studio");
    await savedCardsBecome(service, "visa");
    service.setClock("2026-02-28T10:00:00Z");
    await service.billing.tick();
    await service.confirms(defined(body.confirm, "confirm").client_secret, visa);
    await service.deliverProviderWebhooks();
    expect(await refunds(service)).toMatchObject([{ micros: 10_000_000 }]);
  });
});
