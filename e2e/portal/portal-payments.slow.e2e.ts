import { describe, expect, test } from "vitest";
import { answerBankChallenge } from "../../billing/testing/portal-visitor.ts";
import { answersBank, bank } from "../bank.ts";
import { cards, givesCard } from "../testing/card.ts";
import { expectAccessible, openPortal } from "../testing/portal-setup.ts";

/** A browser says so of every refusal, also of those the page makes a sentence of. */
const refused = /status of 4(22|24|02|09|01)/;

/** Ada with a subscription whose renewal was not paid. */
async function unpaid(card: string) {
  const portal = await openPortal();
  const checkout = await portal.ada.startsCheckout("atelier_yearly");
  await checkout.pays(card.replaceAll(" ", ""));
  if (card === "4000 0027 6000 3184") await answerBankChallenge(portal);
  await checkout.status();
  portal.setClock("2026-02-07T10:00:00Z");
  await portal.billing.tick();
  // Access goes on for a day while the renewal is tried.
  portal.setClock("2026-02-08T10:00:01Z");
  return portal;
}

describe("at the portal", () => {
  test("a card that was declined gives way to one that pays what is open, in the same fields", async () => {
    const portal = await unpaid(cards.failsLater);
    const page = await portal.signsInByEmail(portal.ada.email, { expected: [refused] });
    await page.getByText("access has ended").waitFor();
    await page.getByRole("button", { name: "Update card" }).click();
    const save = page.getByRole("button", { name: "Save and pay" });
    await givesCard(page, cards.declined);
    await save.click();
    await page.getByText("Your card was declined.").first().waitFor();
    await expectAccessible(page);
    await givesCard(page, cards.failsLater);
    await save.click();
    await page.getByText("Your new card is saved, but your bank declined the payment.").waitFor();
    await givesCard(page, cards.good);
    await save.dblclick();
    await page.getByText("Payment received. You have access again. Your new card is saved.").waitFor();
    await page.getByText("Visa •••• 4242").waitFor();
    expect(await portal.ada.has("pro")).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Update card");
  });

  test("a bank's question is answered above the card's sheet, in reach", async () => {
    const portal = await unpaid(cards.failsLater);
    const page = await portal.signsInByEmail(portal.ada.email, { expected: [refused] });
    await page.getByRole("button", { name: "Update card" }).click();
    await givesCard(page, "4000 0027 6000 3184");
    await page.getByRole("button", { name: "Save and pay" }).click();
    // Nothing of ours is in the browser's top layer, where the provider's real script could not get above it.
    await bank(page).getByRole("button", { name: "Complete" }).waitFor();
    expect(await page.locator("dialog:modal:not([aria-label='Your bank'])").count()).toBe(0);
    await answersBank(page, "Complete");
    await answersBank(page, "Fail");
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Save and pay" }).click();
    await answersBank(page, "Complete");
    await page.getByText("Payment received.").waitFor();
    expect(await portal.ada.has("pro")).toBe(true);
  });

  test("a payment that waits for its owner is confirmed, and access opens again", async () => {
    const portal = await unpaid("4000 0027 6000 3184");
    const page = await portal.signsInByEmail(portal.ada.email, { expected: [refused] });
    await page.getByText("Confirm it to get your access back.").waitFor();
    await expectAccessible(page);
    const confirm = page.getByRole("button", { name: "Confirm payment" });
    await confirm.click();
    await answersBank(page, "Fail");
    await page.getByRole("alert").waitFor();
    await confirm.click();
    await answersBank(page, "Complete");
    await page.getByText("Payment received. You have access again.").waitFor();
    expect(await portal.ada.has("pro")).toBe(true);
    // The button is gone; the focus is where it was said.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Payment received");
  });
});
