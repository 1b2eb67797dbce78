import { describe, expect, test } from "vitest";
import { scrubMessage } from "../../events/scrub-message.ts";
import { branding } from "../../testing/recorded-answers.ts";
import { viewOfSubscription } from "../../testing/sample-views.ts";
import type { CheckoutOrder } from "../checkout-order.ts";
import { sessionStart } from "./checkout-events.ts";
import { trackCheckout } from "./track-checkout.ts";

const { product } = viewOfSubscription();
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
    const known = { ...order, customerEmail: "ada@example.org" } as CheckoutOrder;
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
    const track: CheckoutOrder["track"] = ({ name }, at) => void told.push([name, at ?? Number.NaN]);
    const openedAt = Date.now();
    const teller = trackCheckout({ ...order, branding: late, track } as CheckoutOrder);
    teller.event({ name: "checkout_session_end" });
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
  expect(scrubMessage(message)).toBe(told);
});
