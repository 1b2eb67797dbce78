import { describe, expect, test } from "vitest";
import { openWebsiteInChromium } from "./testing/open-website-in-chromium.ts";
import { testCards } from "./testing/test-cards.ts";

const atelier = openWebsiteInChromium();

describe("a card", () => {
  test("that is declined keeps the form and shows why, and a good one pays once", async () => {
    const ada = await atelier.comes();
    const before = await atelier.shop.charges();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.givesCard(testCards.declined);
    await ada.pays();
    await ada.card.getByText("Your card was declined.").waitFor();
    await ada.givesCard();
    await ada.pays();
    expect(await ada.isTold()).toHaveProperty("paid");
    expect(await atelier.shop.charges()).toBe(before + 1);
  });

  test("without funds is said in the form too", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org" });
    await ada.givesCard(testCards.withoutFunds);
    await ada.pays();
    await ada.card.getByText("Your card has insufficient funds.").waitFor();
  });

  test("with an error of its own is said by the client, which then goes on", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.givesCard(testCards.broken);
    await ada.pays();
    await ada.sees("An error occurred while processing your card.");
    await ada.presses("Try again");
    await ada.givesCard();
    await ada.pays();
    expect(await ada.isTold()).toHaveProperty("paid");
  });

  test("whose bank asks pays when the answer is yes", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.givesCard(testCards.bankAsks);
    await ada.pays();
    await ada.above.getByText("€5.00", { exact: false }).waitFor();
    await ada.above.getByRole("button", { name: "Complete" }).click();
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["atelier"] } });
  });

  test("whose bank asks before a trial, where the answer is no, can be another one", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_annual", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.givesCard(testCards.bankAsks);
    await ada.pays();
    await ada.above.getByRole("button", { name: "Fail" }).click();
    await ada.sees(/unable to authenticate/);
    await ada.presses("Try again");
    await ada.givesCard();
    await ada.pays();
    expect(await ada.isTold()).toMatchObject({ paid: { product: "atelier_yearly" } });
  });
});
