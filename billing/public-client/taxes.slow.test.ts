import { describe, expect, test } from "vitest";
import { openWebsiteInChromium } from "./testing/open-website-in-chromium.ts";
import { shopKeys } from "./testing/website-catalogue.ts";

const atelier = openWebsiteInChromium();
const wish = { customerEmail: "ada@example.org", skipSuccessPage: true };

describe("where taxes are collected", () => {
  test("they come with the address, are shown row by row, and are what is paid", async () => {
    const ada = await atelier.comes({ key: shopKeys.taxed });
    await ada.buys("$rc_monthly", wish);
    await ada.givesCard();
    await ada.livesIn("US", "10001");
    await ada.sees("Total excluding tax");
    await expect.poll(() => ada.pay.innerText()).toBe("Pay €5.20");
    await ada.pays();
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["atelier"] } });
    expect(await atelier.shop.takenFrom(ada.id)).toEqual([{ amount: 520, currency: "eur" }]);
  });

  test("where the tax is within the price, the address changes nothing that is paid", async () => {
    const ada = await atelier.comes({ key: shopKeys.taxed });
    await ada.buys("$rc_monthly", wish);
    await ada.givesCard();
    await ada.sees("Total excluding tax");
    await expect.poll(() => ada.pay.innerText()).toBe("Pay €5.00");
    await ada.pays();
    await ada.isTold();
    expect(await atelier.shop.takenFrom(ada.id)).toEqual([{ amount: 500, currency: "eur" }]);
  });

  test("after a decline a customer may move, and pays the tax of the new place", async () => {
    const ada = await atelier.comes({ key: shopKeys.taxed });
    await ada.buys("$rc_monthly", wish);
    await ada.givesCard("4000 0000 0000 0002");
    await expect.poll(() => ada.pay.innerText()).toBe("Pay €5.00");
    await ada.pays();
    await ada.card.getByText("Your card was declined.").waitFor();
    await ada.givesCard();
    await ada.livesIn("US", "10001");
    await expect.poll(() => ada.pay.innerText()).toBe("Pay €5.20");
    await ada.pays();
    expect(await ada.isTold()).toHaveProperty("paid");
    expect(await atelier.shop.takenFrom(ada.id)).toEqual([{ amount: 520, currency: "eur" }]);
  });

  test("a wallet knows the address last: the price is updated, said, and paid with a second press", async () => {
    const ada = await atelier.comes({ key: shopKeys.taxed, wallet: "google_pay" });
    await ada.buys("$rc_monthly", wish);
    const button = ada.page.frameLocator("#express-checkout-element iframe").getByRole("button");
    await button.click();
    await ada.above.getByRole("button", { name: "Pay €5.00" }).click();
    await ada.sees("Price update");
    await ada.sees("The total price was updated with tax based on your billing address.");
    expect(await atelier.shop.takenFrom(ada.id)).toEqual([]);
    await button.click();
    await ada.above.getByRole("button", { name: "Pay €5.20" }).click();
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["atelier"] } });
    expect(await atelier.shop.takenFrom(ada.id)).toEqual([{ amount: 520, currency: "eur" }]);
  });

  test("a trial takes nothing, and shows what comes after it", async () => {
    const ada = await atelier.comes({ key: shopKeys.taxed });
    const before = await atelier.shop.charges();
    await ada.buys("$rc_annual", wish);
    await ada.givesCard();
    await ada.livesIn("US", "10001");
    await ada.sees("Total due today");
    await ada.sees("€49.92");
    await ada.pays();
    expect(await ada.isTold()).toMatchObject({ paid: { product: "atelier_yearly" } });
    expect(await atelier.shop.charges()).toBe(before);
  });
});
