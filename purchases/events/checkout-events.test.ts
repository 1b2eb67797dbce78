import { WebBillingEventName } from "@hemline/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Order } from "../checkout/checkout-order.ts";
import type { Event } from "../checkout/machine/events.ts";
import { begin, next } from "../checkout/machine/machine.ts";
import { type PurchaseProblem, problem } from "../checkout/machine/purchase-problem.ts";
import type { FinishedPurchase, Session } from "../checkout/machine/state.ts";
import type { FormFailure } from "../checkout/payment-form.ts";
import type { Plan } from "../checkout/plan.ts";
import { plans, wander } from "../testing/random-walk.ts";
import { branding, started, taxed } from "../testing/recorded-answers.ts";
import { shopFor } from "../testing/sample-views.ts";
import { checkoutEvents, sessionStart } from "./checkout-events.ts";
import { impersonal } from "./scrub-message.ts";
import { tellCheckout } from "./track-checkout.ts";
import type { Happening } from "./tracker.ts";

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** Without a round it is of the current one. */
type Told = DistributiveOmit<Event, "round"> & { round?: number };

const session: Session = {
  operationSessionId: "op_1",
  managementUrl: null,
  elements: started.gateway_params.elements_configuration,
  provider: { account: "acct_1", publishableKey: "pk_test_x", scriptUrl: null },
  clientSecret: null,
};
const purchase: FinishedPurchase = {
  operationSessionId: "op_1",
  storeTransactionIdentifier: "txn_1",
  productIdentifier: "atelier_monthly",
  purchaseDate: new Date("2026-02-01T10:00:00Z"),
  redemptionInfo: null,
};
const plan: Plan = {
  customerEmail: null,
  skipSuccessPage: false,
  price: { currency: "USD", totalAmountInMicros: 9_990_000 },
};
const newYork = { countryCode: "US", postalCode: "10001" };
const refusal = (is: FormFailure["is"]): FormFailure => ({ is, gatewayErrorCode: "card_declined", message: "No." });

/** Walks a checkout along these events and tells what is told on the way. */
function walk(events: readonly Told[], on: Plan = plan): Happening[] {
  let [state] = begin(on);
  return events.flatMap((told) => {
    const event = { round: state.round, ...told } as Event;
    const before = state;
    [state] = next(on, before, event);
    return checkoutEvents({ before, event, after: state });
  });
}

const loaded: Told[] = [
  { on: "started", session, isEmailAccepted: false, isTaxCollected: false },
  { on: "field-ready", field: "express" },
  { on: "field-ready", field: "payment" },
  { on: "field-ready", field: "email" },
];
const filled: Told[] = [
  ...loaded,
  { on: "email", email: "ada@example.org" },
  { on: "payment", isComplete: true, method: "card" },
];
const confirming: Told[] = [
  ...filled,
  { on: "pay" },
  { on: "submitted", token: null },
  { on: "completed", clientSecret: "pi_1_secret_2" },
];
const paid: Told[] = [...confirming, { on: "confirmed" }, { on: "finished", purchase }];
const shown = { name: "checkout_payment_form_impression" };
const submitted = { name: "checkout_payment_form_submit", properties: { selected_payment_method: "card" } };

describe("what is told of", () => {
  test.each<[string, Told[], object[]]>([
    ["a form whose last field is ready", loaded, [shown]],
    ["a field that says again that it is ready", [...loaded, { on: "field-ready", field: "payment" }], [shown]],
    [
      "a purchase that goes well",
      [...paid, { on: "continue" }],
      [
        shown,
        submitted,
        { name: "checkout_purchase_successful_impression" },
        { name: "checkout_purchase_successful_dismiss", properties: { ui_element: "go_back_to_app" } },
        { name: "checkout_session_end", properties: { outcome: "finished", with_redemption_info: false } },
      ],
    ],
    [
      "a success page that is left by another way",
      [...paid, { on: "cancel" }],
      [
        shown,
        submitted,
        { name: "checkout_purchase_successful_impression" },
        { name: "checkout_purchase_successful_dismiss", properties: { ui_element: "close" } },
        { name: "checkout_session_end", properties: { outcome: "finished", with_redemption_info: false } },
      ],
    ],
    [
      "a purchase with something for another device",
      [
        ...confirming,
        { on: "confirmed" },
        { on: "finished", purchase: { ...purchase, redemptionInfo: { redeemUrl: "atelier://redeem/1" } } },
        { on: "continue" },
      ],
      [
        shown,
        submitted,
        { name: "checkout_purchase_successful_impression" },
        { name: "checkout_purchase_successful_dismiss", properties: { ui_element: "go_back_to_app" } },
        { name: "checkout_session_end", properties: { outcome: "finished", with_redemption_info: true } },
      ],
    ],
    [
      "a form that is left",
      [...filled, { on: "cancel" }],
      [
        shown,
        { name: "checkout_payment_form_dismiss" },
        { name: "checkout_session_end", properties: { outcome: "closed" } },
      ],
    ],
    [
      "a checkout that is left before there is a form",
      [{ on: "cancel" }],
      [{ name: "checkout_session_end", properties: { outcome: "closed" } }],
    ],
    [
      "a purchase that could not be started",
      [{ on: "failed", problem: problem("network", "Failed to fetch") }, { on: "continue" }],
      [
        { name: "checkout_flow_error", properties: { error_code: "3", error_message: "Failed to fetch" } },
        {
          name: "checkout_session_end",
          properties: { outcome: "errored", error_code: "3", error_message: "Failed to fetch" },
        },
      ],
    ],
    [
      "a start that is tried again",
      [{ on: "failed", problem: problem("network", null) }, { on: "try-again" }, ...loaded],
      [{ name: "checkout_flow_error", properties: { error_code: "3", error_message: "network" } }, shown],
    ],
    [
      "a card that is declined and pays after all",
      [...confirming, { on: "refused", failure: refusal("handled") }, { on: "pay" }],
      [
        shown,
        submitted,
        { name: "checkout_payment_form_error", properties: { error_code: "card_declined", error_message: "No." } },
        submitted,
      ],
    ],
    [
      "a refusal that is the provider's own",
      [...confirming, { on: "refused", failure: refusal("unhandled") }],
      [
        shown,
        submitted,
        {
          name: "checkout_payment_form_gateway_error",
          properties: { error_code: "card_declined", error_message: "No." },
        },
      ],
    ],
    [
      "a line that is lost while paying, and paying again",
      [
        ...filled,
        { on: "pay" },
        { on: "submitted", token: null },
        { on: "failed", problem: problem("network", "Failed to fetch") },
        { on: "try-again" },
      ],
      [
        shown,
        submitted,
        { name: "checkout_payment_form_error", properties: { error_code: "3", error_message: "Failed to fetch" } },
        submitted,
      ],
    ],
    ["closing while money moves", [...confirming, { on: "cancel" }], [shown, submitted]],
    ["a button that is pressed twice", [...filled, { on: "pay" }, { on: "pay" }], [shown, submitted]],
    [
      "an answer that comes too late",
      [
        { on: "started", session, isEmailAccepted: false, isTaxCollected: true },
        {
          on: "taxed",
          round: 0,
          answer: taxed,
          address: null,
        },
      ],
      [],
    ],
  ])("%s", (_, events, told) => {
    expect(walk(events)).toEqual(told);
  });

  test("a wallet names itself", () => {
    const told = walk([...loaded, { on: "wallet", method: "apple_pay", email: "ada@example.org" }]);
    expect(told[1]).toEqual({
      name: "checkout_payment_form_submit",
      properties: { selected_payment_method: "apple_pay" },
    });
  });

  test("the developer's email that is refused shows the form only once", () => {
    const refused: PurchaseProblem = { kind: "missing-email", code: 7834, underlying: "No.", backendErrorCode: 7834 };
    const told = walk(
      [
        { on: "started", session, isEmailAccepted: true, isTaxCollected: false },
        { on: "field-ready", field: "express" },
        { on: "field-ready", field: "payment" },
        { on: "payment", isComplete: true, method: "card" },
        { on: "pay" },
        { on: "submitted", token: null },
        { on: "failed", problem: refused },
        { on: "field-ready", field: "email" },
      ],
      { ...plan, customerEmail: "ada@nowhere.example" },
    );
    expect(told.map((one) => one.name)).toEqual([
      "checkout_payment_form_impression",
      "checkout_payment_form_submit",
      "checkout_payment_form_error",
    ]);
  });

  test.each([
    ["taxed, by itself", {}, null, ["taxed", "auto", null, false]],
    ["taxed, by the form", {}, newYork, ["taxed", "form", null, false]],
    ["included in the price", { tax_inclusive: true }, newYork, ["taxed", "form", null, true]],
    ["nothing to pay", { tax_amount_in_micros: 0 }, newYork, ["not-taxed", "form", null, false]],
    [
      "switched off",
      { failed_reason: "tax_collection_disabled" },
      null,
      ["disabled", "auto", "tax_collection_disabled", false],
    ],
    ["no address", { failed_reason: "invalid_tax_location" }, null, ["failed", "auto", "invalid_tax_location", false]],
  ] as const)("tax: %s", (_, change, address, [outcome, ui_element, error_code, tax_inclusive]) => {
    const told = walk([
      { on: "started", session, isEmailAccepted: false, isTaxCollected: true },
      { on: "taxed", answer: { ...taxed, ...change }, address },
    ]);
    expect(told).toEqual([
      {
        name: "checkout_payment_tax_calculation",
        properties: { outcome, ui_element, error_code, tax_inclusive },
      },
    ]);
  });
});

const { product } = shopFor();
const order = { product, option: product.defaultPurchaseOption, packageIdentifier: "$rc_monthly", customerEmail: null };

describe("the start", () => {
  test("names the look, what is bought, and whether the email came from the developer", () => {
    const look = {
      color_buttons_primary: "#28646a",
      color_accent: "#28646b",
      color_error: "#b0171f",
      color_product_info_bg: "#f2eee6",
      color_form_bg: "#ffffff",
      color_page_bg: "#faf8f4",
      font: "default",
      shapes: "pill",
      show_product_description: true,
    } as const;
    const known = { ...order, customerEmail: "ada@example.org" } as Order;
    expect(sessionStart(known, { ...branding, appearance: look })).toEqual({
      name: "checkout_session_start",
      properties: {
        customization_color_buttons_primary: "#28646a",
        customization_color_accent: "#28646b",
        customization_color_error: "#b0171f",
        customization_color_product_info_bg: "#f2eee6",
        customization_color_form_bg: "#ffffff",
        customization_color_page_bg: "#faf8f4",
        customization_font: "default",
        customization_shapes: "pill",
        customization_show_product_description: true,
        product_interval: "P1M",
        product_price: 9_990_000,
        product_currency: "USD",
        selected_product_id: "atelier_monthly",
        selected_package_id: "$rc_monthly",
        selected_purchase_option: "offer_7d",
        customer_email_provided_by_developer: true,
      },
    });
  });

  test("comes first and keeps its time, however late the branding is", async () => {
    const told: [string, number][] = [];
    let know = (_: null) => {};
    const late = new Promise<null>((resolve) => {
      know = resolve;
    });
    const track: Order["track"] = ({ name }, at) => void told.push([name, at ?? Number.NaN]);
    const openedAt = Date.now();
    const teller = tellCheckout({ ...order, branding: late, track } as Order);
    teller.happened({ name: "checkout_session_end" });
    const latest = Date.now();
    expect(told).toEqual([]);
    know(null);
    await expect.poll(() => told.map(([name]) => name)).toEqual(["checkout_session_start", "checkout_session_end"]);
    for (const [, at] of told) {
      expect(at).toBeGreaterThanOrEqual(openedAt);
      expect(at).toBeLessThanOrEqual(latest);
    }
  });
});

test.each([
  ["The email ada+shop@example.org is not valid.", "The email [email] is not valid."],
  ["<ada@example.org>", "<[email]>"],
  ["Card 4242 4242 4242 4242 was declined.", "Card [number] was declined."],
  ["4000-0000-0000-0002", "[number]"],
  ["Error 7772 of 2026", "Error 7772 of 2026"],
  ["x".repeat(400), "x".repeat(300)],
])("a message is told without anything personal: %s", (message, told) => {
  expect(impersonal(message)).toBe(told);
});

const anyProblem = fc
  .constantFrom("network", "charging", "already-purchased", "missing-email", "unknown")
  .map((kind) => problem(kind as PurchaseProblem["kind"], "ada@example.org 4242424242424242"));
const rounds = { round: fc.integer({ min: 1, max: 12 }) };
const now = <T extends object>(told: T) => fc.constant(told as unknown as Told);
/** Everything that can happen, in any order, of any round or of the current one. */
const anyEvent: fc.Arbitrary<Told> = fc.oneof(
  now({ on: "started", session, isEmailAccepted: false, isTaxCollected: true }),
  now({ on: "started", session, isEmailAccepted: false, isTaxCollected: false }),
  ...(["express", "email", "payment"] as const).map((field) => now({ on: "field-ready", field })),
  now({ on: "email", email: "ada@example.org" }),
  now({ on: "payment", isComplete: true, method: "card" }),
  now({ on: "pay" }),
  now({ on: "wallet", method: "apple_pay", email: "ada@example.org" }),
  now({ on: "submitted", token: null }),
  now({ on: "submitted", token: { id: "ctoken_1", address: newYork } }),
  now({ on: "taxed", answer: taxed, address: newYork }),
  now({ on: "completed", clientSecret: "pi_1_secret_2" }),
  now({ on: "confirmed" }),
  now({ on: "finished", purchase }),
  now({ on: "try-again" }),
  now({ on: "continue" }),
  now({ on: "cancel" }),
  fc
    .constantFrom("handled", "network", "unclear", "unhandled")
    .chain((is) => now({ on: "refused", failure: refusal(is as FormFailure["is"]) })),
  anyProblem.map((one): Told => ({ on: "failed", problem: one })),
  anyProblem.map((one): Told => ({ on: "unsettled", problem: one })),
  fc.record({ on: fc.constant("failed" as const), problem: anyProblem, ...rounds }),
  fc.record({ on: fc.constant("finished" as const), purchase: fc.constant(purchase), ...rounds }),
);
/** However far it had come before. */
const anyStory = fc
  .tuple(fc.constantFrom([], loaded, filled, confirming, paid), fc.array(anyEvent, { maxLength: 60 }))
  .map(([begun, events]) => [...begun, ...events]);
/** Where the money moves, or may have moved, leaving waits for the outcome, which is not learned. */
const wayOut: Told[] = [{ on: "cancel" }, { on: "unsettled", problem: problem("unknown", null) }, { on: "cancel" }];

describe("what could really happen", () => {
  const anyPicks = fc.array(fc.nat(1 << 20), { minLength: 40, maxLength: 160 });

  const anyWalk = fc.tuple(anyPicks, fc.constantFrom(...plans));

  /** What is told on the way, and what when the customer then leaves, or is let out by the end of the payment. */
  function told([picks, plan]: readonly [number[], Plan]): string[] {
    const names: string[] = [];
    let state = wander(picks, (step) => names.push(...checkoutEvents(step).map((one) => one.name)), plan);
    for (const way of wayOut) {
      const event = { round: state.round, ...way } as Event;
      const before = state;
      [state] = next(plan, before, event);
      names.push(...checkoutEvents({ before, event, after: state }).map((one) => one.name));
    }
    return names;
  }

  test("everything is told somewhere", () => {
    const names = new Set(fc.sample(anyWalk, { numRuns: 400, seed: 1 }).flatMap(told));
    const elsewhere = ["sdk_initialized", "checkout_session_start"];
    expect(names).toEqual(new Set(WebBillingEventName.options.filter((name) => !elsewhere.includes(name))));
  });

  test("there is one end, and it comes last", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const names = told(walk);
        expect(names.indexOf("checkout_session_end")).toBe(names.length - 1);
      }),
      { numRuns: 500 },
    );
  });

  test("nothing is paid before the form was shown, and no success is seen without a payment", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const names = told(walk);
        const first = (name: string) => (names.includes(name) ? names.indexOf(name) : Number.POSITIVE_INFINITY);
        expect(first("checkout_payment_form_submit")).toBeGreaterThanOrEqual(first("checkout_payment_form_impression"));
        expect(first("checkout_purchase_successful_impression")).toBeGreaterThanOrEqual(
          first("checkout_payment_form_submit"),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe("whatever happens", () => {
  test("there is one end, and it comes last", () => {
    fc.assert(
      fc.property(anyStory, fc.boolean(), (events, skipSuccessPage) => {
        const names = walk([...events, ...wayOut], { ...plan, skipSuccessPage }).map((one) => one.name);
        expect(names.filter((name) => name === "checkout_session_end")).toHaveLength(1);
        expect(names.at(-1)).toBe("checkout_session_end");
        expect(names).not.toContain("checkout_session_start");
      }),
      { numRuns: 500 },
    );
  });

  test("nothing that is told names a person or a card", () => {
    fc.assert(
      fc.property(anyStory, (events) => {
        expect(JSON.stringify(walk(events))).not.toMatch(/@|\d{12}/);
      }),
      { numRuns: 300 },
    );
  });

  test("a success is told as seen before it is told as left", () => {
    fc.assert(
      fc.property(anyStory, (events) => {
        const names = walk([...events, ...wayOut]).map((one) => one.name);
        const seen = names.filter((name) => name.startsWith("checkout_purchase_successful"));
        expect([
          [],
          ["checkout_purchase_successful_impression", "checkout_purchase_successful_dismiss"],
        ]).toContainEqual(seen);
      }),
      { numRuns: 300 },
    );
  });
});
