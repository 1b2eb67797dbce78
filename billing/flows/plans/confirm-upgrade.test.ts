import { describe, expect, test } from "vitest";
import { defined, firstOf } from "../../rules/defined.ts";
import { visa } from "../../testing/test-customer.ts";
import { charges, refunds, savedCardsBecome, studioSince, subscriptions } from "./testing/upgrades.ts";

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
});
