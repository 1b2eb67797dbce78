import { describe, expect, test } from "vitest";
import { openWebsiteInChromium } from "./testing/open-website-in-chromium.ts";

const atelier = openWebsiteInChromium();

describe("the public client buys", () => {
  test("a subscription: email and card asked, paid at once, there at once", async () => {
    const ada = await atelier.comes();
    const before = await atelier.shop.charges();
    await ada.buys("$rc_monthly");
    await ada.sees("SANDBOX");
    await ada.sees("Subscription renews automatically. Cancel anytime.");
    await ada.givesEmail();
    await ada.givesCard();
    expect(await ada.pay.innerText()).toBe("Pay now");
    await ada.pays();
    await ada.sees("Payment complete");
    await ada.presses("Continue");
    expect(await ada.isTold()).toMatchObject({ paid: { product: "atelier_monthly", entitlements: ["atelier"] } });
    expect(await ada.has()).toMatchObject({ entitlements: ["atelier"], subscriptions: ["atelier_monthly"] });
    expect(await atelier.shop.charges()).toBe(before + 1);
  });
});
