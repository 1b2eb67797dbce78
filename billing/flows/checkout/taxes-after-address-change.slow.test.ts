import type { TaxAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { taxedBilling } from "../../testing/taxed-billing.ts";
import type { TestBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";

const calculations = ({ connection }: TestBilling) =>
  connection.calls.filter((it) => it === "POST /v1/tax/calculations").length;

const charged = (service: TestBilling) =>
  service.rows<{ amount: number }>(
    "select (body->>'amount')::int as amount from gateway.charges where body->>'status' = 'succeeded'",
  );

/** Where a customer moves, one after the other, and what the tote costs there in cents. */
const moves = [
  ["73301", 1061],
  ["97201", 999],
  ["10001", 1039],
  ["73301", 1061],
] as const;

describe("another address", () => {
  test("the same question is asked once", async () => {
    const service = await taxedBilling();
    const checkout = await service.ada.startsCheckout("tote");
    const first = await checkout.livesIn("US", "10001");
    await checkout.livesIn("US", "73301");
    expect(await checkout.livesIn("us", " 10001 ")).toEqual(first);
    expect(calculations(service)).toBe(2);
  });

  test("an empty question is about the address that is known", async () => {
    const { ada } = await taxedBilling();
    const checkout = await ada.startsCheckout("tote");
    const first = await checkout.livesIn("US", "10001");
    expect((await checkout.asksForTaxes()).body).toEqual(first);
  });

  test("may be told part by part; another country forgets the rest", async () => {
    const { ada, call, rows } = await taxedBilling();
    const checkout = await ada.startsCheckout("tote");
    const patch = async (part: object) =>
      (
        await call<TaxAnswer>(`/rcbilling/v1/checkout/${checkout.session}`, {
          method: "PATCH",
          body: JSON.stringify(part),
        })
      ).body;
    expect(await patch({ country_code: "CA" })).toMatchObject({ failed_reason: "invalid_tax_location" });
    expect(await patch({ state: "QC" })).toMatchObject({ failed_reason: null, tax_amount_in_micros: 1_500_000 });
    expect(await patch({ state: null, postal_code: "T2X 1V4" })).toMatchObject({ tax_amount_in_micros: 500_000 });
    expect(await patch({ country_code: "DE", email: " ada@mail.example " })).toMatchObject({ tax_inclusive: true });
    expect(await rows("select country, postal_code, address_more, email from billing.operations")).toEqual([
      { country: "DE", postal_code: null, address_more: null, email: "ada@mail.example" },
    ]);
    expect(await patch({ email: "ada@nowhere" })).toMatchObject({ code: 7012 });
    expect(await patch({ discount_code: "SUMMER" })).toMatchObject({ code: 7226 });
  });

  test("after a declined card changes what the same intent is over, as often as it changes", async () => {
    const service = await taxedBilling();
    const { ada, connection, rows } = service;
    const checkout = await ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    expect(await checkout.pays("4000000000000002")).toBe("card_declined");
    for (const [postalCode, units] of moves) {
      await checkout.livesIn("US", postalCode);
      await checkout.secret();
      expect(await rows("select (body->>'amount')::int as units from gateway.payment_intents")).toEqual([{ units }]);
    }
    expect(await checkout.pays(visa)).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await charged(service)).toEqual([{ amount: 1061 }]);
    expect(connection.calls.filter((it) => it === "POST /v1/payment_intents")).toHaveLength(1);
  });

  test("the process dies between the row and the provider: the next completion puts it right", async () => {
    const service = await taxedBilling();
    const checkout = await service.ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    await checkout.secret();
    await checkout.livesIn("US", "73301");
    service.connection.cut(/^POST \/v1\/payment_intents\/pi_[^/]+$/, "before", 3);
    expect(await checkout.asksToComplete()).toMatchObject({ status: 424 });
    expect(await checkout.pays()).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await charged(service)).toEqual([{ amount: 1061 }]);
  });

  test("a customer who pays the total they saw before has paid, and gets a receipt for it", async () => {
    const service = await taxedBilling();
    const checkout = await service.ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    const secret = await checkout.secret();
    await checkout.livesIn("US", "73301");
    service.connection.cut(/^POST \/v1\/payment_intents\/pi_[^/]+$/, "before", 3);
    await checkout.asksToComplete();
    expect(await service.confirms(secret, visa)).toBeNull();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await service.rows("select amount_micros::int, tax_micros::int from billing.payments")).toEqual([
      { amount_micros: 10_390_000, tax_micros: 400_000 },
    ]);
  });

  test("told after the answer was lost on which the intent was made: the same intent, over the new total", async () => {
    const service = await taxedBilling();
    const checkout = await service.ada.startsCheckout("tote");
    await checkout.livesIn("US", "10001");
    service.connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    expect(await checkout.asksToComplete()).toMatchObject({ status: 424 });
    await checkout.livesIn("US", "73301");
    await checkout.pays();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await service.rows("select (body->>'amount')::int as units from gateway.payment_intents")).toEqual([
      { units: 1061 },
    ]);
  });

  test("is refused once the checkout is over", async () => {
    const { ada, setClock } = await taxedBilling();
    const paid = await ada.buys("tote");
    expect(await paid.asksForTaxes({ country_code: "DE" })).toMatchObject({ status: 409, body: { code: 7878 } });
    const late = await ada.startsCheckout("tote");
    setClock("2026-02-02T10:00:00Z");
    expect(await late.asksForTaxes({ country_code: "DE" })).toMatchObject({ status: 409, body: { code: 7878 } });
  });
});
