import { describe, expect, test } from "vitest";
import { defined } from "../../rules/defined.ts";
import { visa } from "../../testing/test-customer.ts";
import { refunds, savedCardsBecome, studioSince, subscriptions } from "./testing/upgrades.ts";

describe("an upgrade whose card wants to see its owner", () => {
  test("is heard of by the provider's call, if they never come back to us", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await seller.moves(ada, "studio");
    await service.confirms(defined(body.confirm, "confirm").client_secret, visa);
    await service.deliverProviderWebhooks();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
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
