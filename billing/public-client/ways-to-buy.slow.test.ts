import { describe, expect, test } from "vitest";
import { openWebsiteInChromium } from "./testing/open-website-in-chromium.ts";
import { testCards } from "./testing/test-cards.ts";

/** What the client's own numbers mean. */
const productAlreadyPurchased = 6;
const atelier = openWebsiteInChromium();

describe("the public client buys", () => {
  test("a trial: the card is saved, nothing is taken, and no email is asked that is known", async () => {
    const ada = await atelier.comes();
    const before = await atelier.shop.charges();
    await ada.buys("$rc_annual", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.sees("Try free for 1 week");
    await ada.givesCard();
    expect(await ada.email.count()).toBe(0);
    expect(await ada.pay.innerText()).toBe("Start trial");
    await ada.pays();
    expect(await ada.isTold()).toMatchObject({ paid: { product: "atelier_yearly", entitlements: ["atelier"] } });
    expect(await ada.periodOf("atelier")).toEqual({ type: "trial", endsAt: "2026-03-17T10:00:00.000Z" });
    expect(await atelier.shop.charges()).toBe(before);
  });

  test("an introductory price, which is what is taken", async () => {
    const ada = await atelier.comes();
    await ada.buys("gently", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.sees("First 3 months for €2.00");
    await ada.givesCard();
    await ada.pays();
    expect(await ada.isTold()).toMatchObject({ paid: { product: "atelier_gently" } });
    expect(await ada.periodOf("atelier")).toEqual({ type: "intro", endsAt: "2026-04-10T10:00:00.000Z" });
    expect(await atelier.shop.takenFrom(ada.id)).toEqual([{ amount: 200, currency: "eur" }]);
  });

  test("a consumable, in a currency without decimals, and once more", async () => {
    const ada = await atelier.comes();
    for (const at of [0, 1]) {
      await ada.buys("needles", { offering: "counter", customerEmail: "ada@example.org", skipSuccessPage: true });
      await ada.givesCard();
      await ada.pays();
      expect(await ada.isTold(at)).toMatchObject({ paid: { product: "needles", entitlements: [] } });
    }
    expect(await ada.has()).toMatchObject({ purchases: ["needles", "needles"] });
    expect(await atelier.shop.takenFrom(ada.id)).toEqual(Array(2).fill({ amount: 300, currency: "jpy" }));
  });

  test("a thing for ever, and not twice", async () => {
    const ada = await atelier.comes();
    const wish = { offering: "counter", customerEmail: "ada@example.org", skipSuccessPage: true };
    await ada.buys("$rc_lifetime", wish);
    await ada.givesCard();
    await ada.pays();
    expect(await ada.isTold()).toMatchObject({ paid: { product: "pattern_book", entitlements: ["patterns"] } });
    expect(await ada.periodOf("patterns")).toEqual({ type: "normal", endsAt: null });
    await ada.buys("$rc_lifetime", wish);
    await ada.sees("You already purchased The pattern book");
    await ada.presses("Go to Haberdashery");
    expect(await ada.isTold(1)).toMatchObject({ refused: { code: productAlreadyPurchased } });
  });

  test("with a wallet: no email, no card, one press", async () => {
    const ada = await atelier.comes({ wallet: "google_pay" });
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.sees("OR PAY BY CARD");
    await ada.page.frameLocator("#express-checkout-element iframe").getByRole("button").click();
    await ada.above.getByRole("button", { name: "Pay €5.00" }).click();
    expect(await ada.isTold()).toMatchObject({ paid: { product: "atelier_monthly", entitlements: ["atelier"] } });
  });

  test("in German, card form and all", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org", skipSuccessPage: true, selectedLocale: "de" });
    await ada.card.getByLabel("Kartennummer").waitFor();
    await ada.givesCard(testCards.declined);
    await ada.pays();
    await ada.card.getByText("Ihre Karte wurde abgelehnt.").waitFor();
    await ada.givesCard();
    await ada.pays();
    expect(await ada.isTold()).toHaveProperty("paid");
  });

  test("inside an element of the page, which makes no step in its history", async () => {
    const ada = await atelier.comes();
    const steps = () => ada.page.evaluate(() => history.length);
    const before = await steps();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org", isEmbedded: true, skipSuccessPage: true });
    await ada.givesCard();
    expect(await ada.page.locator("#target #payment-element").count()).toBe(1);
    expect(await steps()).toBe(before);
    await ada.pays();
    expect(await ada.isTold()).toHaveProperty("paid");
  });
});
