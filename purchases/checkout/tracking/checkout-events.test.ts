import { describe, expect, test } from "vitest";
import {
  confirming,
  filled,
  loaded,
  newYork,
  paid,
  purchase,
  refusal,
  session,
  shown,
  submitted,
  type Told,
  walk,
} from "../../testing/checkout-event-steps.ts";
import { machineOrder } from "../../testing/machine-driver.ts";
import { taxed } from "../../testing/recorded-answers.ts";
import { type PurchaseProblem, problem } from "../machine/purchase-problem.ts";

describe("the events of", () => {
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

  const refused: PurchaseProblem = { kind: "missing-email", code: 7834, underlying: "No.", backendErrorCode: 7834 };
  const developersEmailRefused: Told[] = [
    { on: "started", session, isEmailAccepted: true, isTaxCollected: false },
    { on: "field-ready", field: "express" },
    { on: "field-ready", field: "payment" },
    { on: "payment", isComplete: true, method: "card" },
    { on: "pay" },
    { on: "submitted", token: null },
    { on: "failed", problem: refused },
    { on: "field-ready", field: "email" },
  ];

  test("the developer's email that is refused shows the form only once", () => {
    const told = walk(developersEmailRefused, { ...machineOrder, customerEmail: "ada@nowhere.example" });
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
