import type { OfferingsAnswer, ProductsAnswer } from "@hemline/protocol";
import { expect, test } from "vitest";
import { minuteMs } from "../../shared/durations.ts";
import { paths } from "../../shared/paths.ts";
import { customerWithoutPurchases, subscriber } from "../billing-client/testing/fake-billing.ts";
import { siteWithFakeBilling } from "../billing-client/testing/site-with-fake-billing.ts";
import type { Person } from "../testing/person.ts";
import { teaserEnd } from "./testing/document-of.ts";
import { hasEntry } from "./testing/has-entry.ts";

const offerings: OfferingsAnswer = {
  current_offering_id: "default",
  offerings: ["other", "default"].map((identifier) => ({
    ...{ identifier, description: "", metadata: null, paywall_components: null },
    packages: [{ identifier: "$rc_annual", platform_product_identifier: `${identifier}_yearly` }],
  })),
};

const productAt = (amount_micros: number): ProductsAnswer => ({
  product_details: [
    {
      ...{ identifier: "default_yearly", title: "Yearly", description: null, product_type: "subscription" },
      default_purchase_option_id: "base",
      purchase_options: {
        base: {
          ...{ id: "base", price_id: "price", intro_price: null },
          base: { period_duration: "P1Y", cycle_count: 1, price: { amount_micros, currency: "EUR" } },
          trial: { period_duration: "P1W", cycle_count: 1, price: null },
        },
      },
    },
  ],
});

/** With an entry for subscribers, and a billing service that sells at a price. Null: it is away. */
async function siteWithOffer() {
  const site = await siteWithFakeBilling();
  let priceMicros: number | null = 36_000_000;
  let customer = customerWithoutPurchases();
  site.billing.answersWith(({ url }) => {
    if (url.endsWith("/offerings")) return Response.json(offerings);
    if (!url.endsWith("/products?id=default_yearly")) return Response.json(customer);
    return priceMicros === null ? new Response("no", { status: 503 }) : Response.json(productAt(priceMicros));
  });
  await hasEntry(site, { slug: "paid", allowed: "subscribers", document: ["Before", teaserEnd, "Behind"] });
  await hasEntry(site, { slug: "free" });
  const sellsAt = (micros: number | null) => {
    priceMicros = micros;
  };
  /** Once, as billing says of everybody from now on. */
  const haveSubscribed = () => {
    customer = subscriber("2026-02-01T00:00:00Z");
  };
  return { ...site, sellsAt, haveSubscribed };
}

const offerTo = async (person: Person, slug = "paid") => (await person.sees("entry", paths.entry(slug))).entry.offer;

const yearly = { price: "€36.00 a year", trialDays: 7 };

test("an entry names the price of the current offering to those who would pay it, as soon as it is known", async () => {
  const { visitor, ada, joins, haveSubscribed } = await siteWithOffer();
  const root = await joins("Root", "Adams", { role: "admin" });
  const lou = await joins("Lou");
  // Nobody waits for billing.
  expect(await offerTo(visitor)).toBeNull();
  await expect.poll(() => offerTo(visitor)).toEqual(yearly);
  expect(await offerTo(ada)).toEqual(yearly);
  haveSubscribed();
  // She has had the trial.
  expect(await offerTo(lou)).toEqual({ ...yearly, trialDays: 0 });
  expect([await offerTo(root), await offerTo(visitor, "free")]).toEqual([null, null]);
});

test("a new price is named ten minutes later, and the last one while billing is away", async () => {
  const { visitor, ada, sellsAt, advance } = await siteWithOffer();
  await offerTo(visitor);
  await expect.poll(() => offerTo(visitor)).toEqual(yearly);
  sellsAt(null);
  advance(10 * minuteMs);
  for (const person of [ada, visitor, ada]) expect(await offerTo(person)).toEqual(yearly);
  sellsAt(48_000_000);
  advance(10 * minuteMs);
  await offerTo(ada);
  for (const person of [ada, visitor])
    await expect.poll(() => offerTo(person)).toEqual({ price: "€48.00 a year", trialDays: 7 });
});

test("a billing service that says something else costs the page nothing but the price", async () => {
  const { billing, visitor } = await siteWithOffer();
  billing.answersWith(() => Response.json({ hello: "world" }));
  expect(await offerTo(visitor)).toBeNull();
  await expect.poll(() => billing.requests.length).toBeGreaterThan(0);
  expect(await offerTo(visitor)).toBeNull();
});
