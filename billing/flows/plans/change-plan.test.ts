import { describe, expect, test } from "vitest";
import { AppServer, eventsOf } from "../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { type TestCustomer, visa } from "../../testing/test-customer.ts";

const subscriptions = ({ rows }: TestBilling) =>
  rows(`select p.identifier as product, s.ended_at is null as runs from billing.subscriptions s
    join billing.products p on p.id = s.product_id order by s.started_at, s.ctid`);
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

describe("what there is to change to", () => {
  test("is shown with everything that would be charged and given back", async () => {
    const { ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const offers = await seller.offers(ada, "studio");
    expect(offers).toEqual([
      {
        product: "studio_plus",
        title: "Studio, and more",
        description: null,
        price_id: expect.any(String),
        kind: "upgrade",
        price: { amount_micros: 120_000_000, currency: "EUR" },
        period: "P1Y",
        due_now: { amount_micros: 120_000_000, currency: "EUR" },
        tax_in_micros: 0,
        refund: { amount_micros: 5_000_000, currency: "EUR" },
        starts_at: "2026-02-14T10:00:00Z",
        next_payment: { at: "2027-02-14T10:00:00Z", price: { amount_micros: 120_000_000, currency: "EUR" } },
        quote: expect.any(String),
      },
    ]);
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
    const service = await testBilling();
    const { ada, rows, runJobs } = service;
    const seller = new AppServer(service);
    await rows("update billing.apps set collects_tax = true");
    const checkout = await ada.startsCheckout("studio");
    await checkout.livesIn("DE");
    await checkout.pays();
    await checkout.status();
    service.setClock("2026-02-14T10:00:00Z");
    const [offer] = await seller.offers(ada, "studio");
    expect(offer).toMatchObject({ due_now: { amount_micros: 120_000_000 }, tax_in_micros: 19_160_000 });
    expect((await seller.changes(ada, "studio", offer!)).status).toBe(200);
    await runJobs();
    await service.billing.tick();
    expect(
      await rows(
        "select amount_micros::int as micros, tax_micros::int as tax from billing.transactions order by starts_at",
      ),
    ).toEqual([
      { micros: 10_000_000, tax: 1_600_000 },
      { micros: 120_000_000, tax: 19_160_000 },
    ]);
    expect(await rows("select count(*)::int from gateway.tax_transactions")).toEqual([{ count: 3 }]);
  });

  test("comes with its tax on top where taxes are added", async () => {
    const service = await testBilling();
    const { ada, rows } = service;
    const seller = new AppServer(service);
    await rows("update billing.apps set collects_tax = true, tax_behavior = 'exclusive'");
    const checkout = await ada.startsCheckout("studio");
    await checkout.livesIn("DE");
    await checkout.pays();
    await checkout.status();
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

describe("an upgrade whose card wants to see its owner", () => {
  test("waits for them, and is done when the call is made again", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await savedCardsBecome(service, "authentication_always");
    const [offer] = await seller.offers(ada, "studio");
    const { status, body } = await seller.changes(ada, "studio", offer!);
    expect(status).toBe(200);
    expect(body.confirm).toMatchObject({ payment_method_id: expect.stringMatching(/^pm_/) });
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    expect((await seller.changes(ada, "studio", offer!)).body.confirm).toEqual(body.confirm);

    expect(await service.confirms(body.confirm!.client_secret, visa)).toBeNull();
    expect((await seller.changes(ada, "studio", offer!)).body.confirm).toBeNull();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect(await refunds(service)).toMatchObject([{ micros: 5_000_000 }]);
    expect(await charges(service)).toBe(2);
  });

  test("is heard of by the provider's call, if they never come back to us", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await seller.moves(ada, "studio");
    await service.confirms(body.confirm!.client_secret, visa);
    await service.deliverProviderWebhooks();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
  });

  test("that nobody confirms is given up, and cannot be paid any more", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await seller.moves(ada, "studio");
    service.setClock("2026-02-14T11:00:01Z");
    await service.billing.tick();
    expect(await service.confirms(body.confirm!.client_secret, visa)).toBe("payment_intent_unexpected_state");
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
  });

  test("that is confirmed after the old plan renewed gives the new period's unused time back", async () => {
    const { service, ada, seller } = await studioSince("2026-02-28T09:50:00Z");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await seller.moves(ada, "studio");
    await savedCardsBecome(service, "visa");
    service.setClock("2026-02-28T10:00:00Z");
    await service.billing.tick();
    await service.confirms(body.confirm!.client_secret, visa);
    await service.deliverProviderWebhooks();
    expect(await refunds(service)).toMatchObject([{ micros: 10_000_000 }]);
  });
});

describe("whatever breaks during an upgrade, it is one change and one charge", () => {
  test.each([
    ["before the provider hears", "before" as const],
    ["before we hear of it", "after" as const],
  ])("the line dies %s", async (_, side) => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const [offer] = await seller.offers(ada, "studio");
    service.wire.cut(/^POST \/v1\/payment_intents$/, side, 3);
    expect(await seller.changes(ada, "studio", offer!)).toMatchObject({ status: 424 });
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    expect((await seller.changes(ada, "studio", offer!)).status).toBe(200);
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect(await charges(service)).toBe(2);
  });

  test("we die between the charge and its record: the janitor finds it", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    service.crashAtNextCommit();
    expect((await seller.moves(ada, "studio")).status).toBe(500);
    service.loggedErrors.splice(0);
    service.setClock("2026-02-14T10:05:00Z");
    await service.billing.tick();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect(await charges(service)).toBe(2);
  });

  test("the answer is lost and nobody looks for two days: the charge is looked up, and none is made", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    service.wire.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    await seller.moves(ada, "studio");
    service.setClock("2026-02-16T10:05:00Z");
    await service.billing.tick();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect(await charges(service)).toBe(2);
  });

  test("the answer is lost, and a webhook says that the card was declined: nothing is left to confirm", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const [offer] = await seller.offers(ada, "studio");
    await savedCardsBecome(service, "charge_fails_later");
    service.wire.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    expect(await seller.changes(ada, "studio", offer!)).toMatchObject({ status: 424 });
    await service.deliverProviderWebhooks();
    expect(await seller.changes(ada, "studio", offer!)).toMatchObject({ status: 422, body: { code: 7878 } });
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    await savedCardsBecome(service, "visa");
    expect(await seller.moves(ada, "studio")).toMatchObject({ status: 200, body: { confirm: null } });
  });

  test("the charge succeeds after the hour in which it could be paid: the money goes back whole", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const [offer] = await seller.offers(ada, "studio");
    service.wire.cut(/^POST \/v1\/payment_intents$/, "before", 3);
    await seller.changes(ada, "studio", offer!);
    service.setClock("2026-02-14T10:59:55Z");
    const letGo = service.wire.hold(/^POST \/v1\/payment_intents$/, "requests");
    service.wire.calls.splice(0);
    const late = seller.changes(ada, "studio", offer!);
    await expect.poll(() => service.wire.calls).toContain("POST /v1/payment_intents");
    service.setClock("2026-02-14T11:00:02Z");
    await service.billing.tick();
    letGo();
    expect(await late).toMatchObject({ status: 409, body: { message: /took too long/ } });
    await service.deliverProviderWebhooks();
    await service.runJobs();
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    expect(await refunds(service)).toMatchObject([{ reason: "late", state: "succeeded", micros: 120_000_000 }]);
    expect(service.loggedErrors.splice(0)).toHaveLength(1);
  });

  test("the provider never heard, and nobody looks for two days: it is not charged any more", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    service.wire.cut(/^POST \/v1\/payment_intents$/, "before", 3);
    await seller.moves(ada, "studio");
    service.setClock("2026-02-16T10:05:00Z");
    await service.billing.tick();
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    expect(await charges(service)).toBe(1);
  });
});

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
      body: { message: "This subscription was cancelled. Please resume it first." },
    });
  });
});

describe("amounts that were shown", () => {
  test.each([
    ["a quarter of an hour later", "2026-02-14T10:15:01Z"],
    ["after another period was paid", "2026-02-28T10:00:00Z"],
  ])("count no more %s", async (_, instant) => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const [offer] = await seller.offers(ada, "studio");
    service.setClock(instant);
    await service.billing.tick();
    expect(await seller.changes(ada, "studio", offer!)).toMatchObject({ status: 409 });
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
  });

  test("count no more once part of the money went back, or the price is another", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const [before] = await seller.offers(ada, "studio");
    await seller.refunds(ada, { amount: 6_000_000 });
    expect((await seller.changes(ada, "studio", before!)).status).toBe(409);
    const [offer] = await seller.offers(ada, "studio");
    await service.rows("update billing.prices set retired_at = now() where amount_micros = 120000000");
    expect((await seller.changes(ada, "studio", offer!)).status).toBe(404);
  });

  test("cannot be made up", async () => {
    const { ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const [offer] = await seller.offers(ada, "studio");
    const [at, digest] = offer!.quote.split(".");
    for (const quote of ["", "x", `${at}.`, `${(Number.parseInt(at!, 36) + 60_000).toString(36)}.${digest}`]) {
      expect([400, 409]).toContain((await seller.changes(ada, "studio", { product: "studio_plus", quote })).status);
    }
  });
});
