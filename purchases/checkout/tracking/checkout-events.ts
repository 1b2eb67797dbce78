import type { Branding } from "@hemline/protocol";
import type { TrackedEvent } from "../../events/event-tracker.ts";
import { scrubMessage } from "../../events/scrub-message.ts";
import type { CheckoutOrder } from "../checkout-order.ts";
import type { Event, Transition } from "../machine/events.ts";
import { taxOutcome } from "../machine/price-breakdown.ts";
import type { PurchaseProblem } from "../machine/purchase-problem.ts";
import type { Checkout, Outcome, PaymentEntry } from "../machine/state.ts";

/** The first event of a checkout. Appearance properties are null where the branding has none or is unknown. */
export function sessionStart(order: CheckoutOrder, branding: Branding | null): TrackedEvent {
  const { product, option } = order;
  const appearance = branding?.appearance;
  return {
    name: "checkout_session_start",
    properties: {
      customization_color_buttons_primary: appearance?.color_buttons_primary ?? null,
      customization_color_accent: appearance?.color_accent ?? null,
      customization_color_error: appearance?.color_error ?? null,
      customization_color_product_info_bg: appearance?.color_product_info_bg ?? null,
      customization_color_form_bg: appearance?.color_form_bg ?? null,
      customization_color_page_bg: appearance?.color_page_bg ?? null,
      customization_font: appearance?.font ?? null,
      customization_shapes: appearance?.shapes ?? null,
      customization_show_product_description: appearance?.show_product_description ?? null,
      product_interval: product.normalPeriodDuration,
      product_price: product.price.amountMicros,
      product_currency: product.price.currency,
      selected_product_id: product.identifier,
      selected_package_id: order.packageIdentifier,
      selected_purchase_option: option.id,
      customer_email_provided_by_developer: order.customerEmail !== null,
    },
  };
}

/** The events of one transition; none for most. Events of an earlier round are ignored. */
export function checkoutEvents({ before, event, after }: Transition): TrackedEvent[] {
  if ("round" in event && event.round !== before.round) return [];
  if (before.step === "closed") return [];
  return [
    ...(before.step === "payment-entry" ? ofPaymentEntry(before, event, after) : []),
    ...(after.step === "error" && before.step !== "error" ? [failure("checkout_flow_error", after.problem)] : []),
    ...ofSuccess(before, event, after),
    ...(after.step === "closed" ? [sessionEnd(after.outcome)] : []),
  ];
}

export function sessionEnd(outcome: Outcome): TrackedEvent {
  const name = "checkout_session_end";
  switch (outcome.is) {
    case "finished":
      return {
        name,
        properties: { outcome: "finished", with_redemption_info: outcome.purchase.redemptionInfo !== null },
      };
    case "cancelled":
      return { name, properties: { outcome: "closed" } };
    case "failed":
      return { name, properties: { outcome: "errored", ...failure(name, outcome.problem).properties } };
  }
}

function ofPaymentEntry(before: PaymentEntry, event: Event, after: Checkout): TrackedEvent[] {
  switch (event.on) {
    case "field-ready":
      return isShown(after) && !isShown(before) && !isAskingForEmail(before)
        ? [{ name: "checkout_payment_form_impression" }]
        : [];
    case "taxed":
      return [
        {
          name: "checkout_payment_tax_calculation",
          properties: {
            outcome: taxOutcome(event.answer),
            ui_element: event.address === null ? "auto" : "form",
            error_code: event.answer.failed_reason,
            tax_inclusive: event.answer.tax_inclusive,
          },
        },
      ];
    case "pay":
    case "wallet":
    case "try-again":
      return payingBegins(before, after);
    case "refused":
      return [refusal(event.failure)];
    case "failed":
      return after.step === "payment-entry" ? [failure("checkout_payment_form_error", event.problem)] : [];
    case "cancel":
      return after.step === "closed" && isShown(before) ? [{ name: "checkout_payment_form_dismiss" }] : [];
    case "branded":
    case "started":
    case "unsettled":
    case "field-broken":
    case "email":
    case "payment":
    case "submitted":
    case "completed":
    case "confirmed":
    case "finished":
    case "continue":
      return [];
  }
}

function payingBegins(before: PaymentEntry, after: Checkout): TrackedEvent[] {
  if (after.step !== "payment-entry" || after.activity.doing !== "paying" || before.activity.doing === "paying")
    return [];
  return [{ name: "checkout_payment_form_submit", properties: { selected_payment_method: after.activity.method } }];
}

function ofSuccess(before: Checkout, event: Event, after: Checkout): TrackedEvent[] {
  if (after.step === "success" && before.step !== "success")
    return [{ name: "checkout_purchase_successful_impression" }];
  if (after.step !== "closed" || before.step !== "success") return [];
  const ui_element = event.on === "continue" ? "go_back_to_app" : "close";
  return [{ name: "checkout_purchase_successful_dismiss", properties: { ui_element } }];
}

/** Errors that the fields show themselves are form errors; all others are the gateway's. */
function refusal(failure: Extract<Event, { on: "refused" }>["failure"]): TrackedEvent {
  return {
    name: failure.is === "handled" ? "checkout_payment_form_error" : "checkout_payment_form_gateway_error",
    properties: { error_code: failure.gatewayErrorCode, error_message: scrubMessage(failure.message) },
  };
}

function failure(name: TrackedEvent["name"], { code, kind, underlying }: PurchaseProblem) {
  return { name, properties: { error_code: String(code), error_message: scrubMessage(underlying ?? kind) } };
}

/** The form is hidden until every field is ready. */
function isShown(state: Checkout): boolean {
  return state.step === "payment-entry" && state.form.waitingFor.length === 0;
}

/** The form was shown before, and waits for the email field. */
function isAskingForEmail({ activity }: PaymentEntry): boolean {
  return activity.doing === "filling" && activity.notice?.about === "email";
}
