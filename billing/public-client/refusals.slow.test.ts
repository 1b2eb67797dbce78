import { describe, expect, test } from "vitest";
import { openWebsiteInChromium } from "./testing/open-website-in-chromium.ts";
import { testCards } from "./testing/test-cards.ts";

/** What the client's own numbers mean. */
const code = { cancelled: 1, storeProblem: 2, alreadyPurchased: 6, network: 10, paymentPending: 20 };
const atelier = openWebsiteInChromium();
const wish = { customerEmail: "ada@example.org", skipSuccessPage: true };

describe("what is refused", () => {
  test("a subscription that is there already, with a way back to the app", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", wish);
    await ada.givesCard();
    await ada.pays();
    await ada.isTold();
    await ada.buys("$rc_monthly", wish);
    await ada.sees("You already subscribed to Atelier, month by month");
    await ada.sees("You can't subscribe to this product again.");
    await ada.sees("help@haberdashery.example");
    await ada.presses("Go to Haberdashery");
    expect(await ada.isTold(1)).toMatchObject({ refused: { code: code.alreadyPurchased } });
  });

  test("the second of two tabs that both pay, and its money goes back", async () => {
    const [first, second] = [await atelier.comes({ id: "bert" }), await atelier.comes({ id: "bert" })];
    await second.buys("$rc_monthly", wish);
    await second.givesCard(testCards.bankAsks);
    await second.pays();
    await second.above.getByText("€5.00").waitFor();
    await first.buys("$rc_monthly", wish);
    await first.givesCard();
    await first.pays();
    expect(await first.isTold()).toHaveProperty("paid");
    await second.above.getByRole("button", { name: "Complete" }).click();
    await second.sees("You already subscribed to Atelier, month by month");
    await second.presses("Go to Haberdashery");
    expect(await second.isTold()).toMatchObject({ refused: { code: code.alreadyPurchased } });
    expect(await atelier.shop.failures()).toEqual([]);
    expect(await atelier.shop.rows("select state from billing.refunds")).toEqual([{ state: "succeeded" }]);
  });

  test("an email that cannot be one is not taken from the app: the customer is asked", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { ...wish, customerEmail: "nonsense" });
    await ada.givesEmail();
    await ada.givesCard();
    await ada.pays();
    expect(await ada.isTold()).toHaveProperty("paid");
  });

  test("an email that only the service refuses leads to a second start without it", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { ...wish, customerEmail: "ada..b@example.org" });
    await ada.givesEmail();
    await ada.givesCard();
    await ada.pays();
    expect(await ada.isTold()).toHaveProperty("paid");
  });

  test("an email typed wrong is said in the form, and can be mended there", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.email.fill("ada..b@example.org");
    await ada.givesCard();
    await ada.pays();
    await ada.sees("The email address ada..b@example.org couldn't be verified.");
    await ada.presses("Try again");
    await ada.givesEmail();
    await ada.pays();
    expect(await ada.isTold()).toHaveProperty("paid");
  });
});

describe("what fails", () => {
  test("a payment that the provider takes back after it said yes", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", wish);
    await ada.page.route(/payment_intents\/\w+\/confirm$/, async (route) => {
      const [, id = ""] = /payment_intents\/(\w+)\/confirm$/.exec(route.request().url()) ?? [];
      const intent = await atelier.shop.cancels(id);
      await route.fulfill({ json: { ...intent, status: "processing" } });
    });
    await ada.givesCard();
    await ada.pays();
    await ada.sees("Payment failed.");
    await ada.presses("Try again");
    expect(await ada.isTold()).toMatchObject({ refused: { code: code.paymentPending } });
    expect(await ada.has()).toMatchObject({ entitlements: [] });
  });

  test("a payment that was cancelled while the form was open", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", wish);
    await ada.givesCard(testCards.declined);
    await ada.pays();
    await ada.card.getByText("Your card was declined.").waitFor();
    const [open] = await atelier.shop.rows<{ id: string }>(
      `select o.intent_id as id from billing.operations o join billing.customers c on c.id = o.customer_id
       where c.app_user_id = '${ada.id}'`,
    );
    await atelier.shop.cancels(open!.id);
    await ada.givesCard();
    await ada.pays();
    await ada.sees("Purchase not started due to an error (error code: 7878).");
    await ada.presses("Try again");
    expect(await ada.isTold()).toMatchObject({ refused: { code: code.storeProblem } });
  });

  test("a start that does not get through", async () => {
    const ada = await atelier.comes();
    await ada.page.route(/checkout\/start$/, (route) => route.abort("connectionreset"));
    await ada.buys("$rc_monthly", wish);
    await ada.sees("Network error. Please check your internet connection.");
    await ada.presses("Try again");
    expect(await ada.isTold()).toMatchObject({ refused: { code: code.network } });
  });
});

describe("leaving", () => {
  test("by the browser's back button", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly");
    await ada.card.locator("#number").waitFor();
    await ada.page.goBack();
    expect(await ada.isTold()).toMatchObject({ refused: { code: code.cancelled } });
    expect(await ada.page.locator("#payment-element").count()).toBe(0);
    expect(ada.page.url()).toBe(`${atelier.shop.address}/`);
  });

  test("by the button in the corner", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly");
    await ada.page.locator(".rcb-back-button").click();
    expect(await ada.isTold()).toMatchObject({ refused: { code: code.cancelled } });
  });

  test("after it was paid loses nothing: what was bought is there", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org" });
    await ada.givesCard();
    await ada.pays();
    await ada.sees("Payment complete");
    await ada.page.goBack();
    expect(await ada.isTold()).toMatchObject({ refused: { code: code.cancelled } });
    expect(await ada.has()).toMatchObject({ entitlements: ["atelier"] });
  });
});
