import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { openSite, type TestSite } from "../testing/page.ts";
import { builtTwin, Till } from "./testing/till.ts";

const cards = { good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", bankAsks: "4000 0027 6000 3184" };
let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  await builtTwin();
  [site, browser] = await Promise.all([openSite(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const opens = (o?: Parameters<typeof Till.opens>[2]) => Till.opens(browser, site, o);

async function intentOf(more: object = {}): Promise<{ id: string; secret: string }> {
  const made = await site.house.stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    setup_future_usage: "off_session",
    ...more,
  });
  return { id: made.id, secret: made.client_secret ?? "" };
}

describe("languages", () => {
  test("are those of the page, written in their direction; one that is not here is English", async () => {
    const till = await opens();
    for (const [locale, number, expiry, dir] of [
      ["de", "Kartennummer", "Gültig bis", "ltr"],
      ["no", "Kortnummer", "Utløpsdato", "ltr"],
      ["pt-BR", "Número do cartão", "Validade", "ltr"],
      ["zh", "卡号", "有效期", "ltr"],
      ["ar", "رقم البطاقة", "تاريخ الانتهاء", "rtl"],
      ["he", "מספר כרטיס", "תוקף", "rtl"],
      ["xx", "Card number", "Expiry", "ltr"],
    ] as const) {
      await till.page.evaluate((next) => window.till.group.update({ locale: next }), locale);
      await till.card.getByLabel(number, { exact: true }).waitFor();
      await till.card.getByLabel(expiry, { exact: true }).waitFor();
      expect(await till.card.locator("html").getAttribute("dir")).toBe(dir);
    }
  });

  test("a decline is said in the form's language, to the page too", async () => {
    const till = await opens({ options: { locale: "fr" } });
    await till.givesCard(cards.declined);
    expect(await till.confirms((await intentOf()).secret)).toMatchObject({
      error: { code: "card_declined", message: "Votre carte a été refusée." },
    });
    await till.card.getByText("Votre carte a été refusée.").waitFor();
  });

  test("a number stays readable from left to right beside its Arabic label", async () => {
    const till = await opens({ options: { locale: "ar" } });
    await till.givesCard(cards.good);
    const number = till.card.locator("#number");
    expect(await number.evaluate((field) => getComputedStyle(field).direction)).toBe("ltr");
    const [box, brand] = await Promise.all([number.boundingBox(), till.card.locator("#brand").boundingBox()]);
    expect(brand!.x).toBeLessThan(box!.x + 40);
  });

  test("can be changed while the form is open", async () => {
    const till = await opens();
    await till.givesCard(cards.good);
    await till.page.evaluate(() => window.till.group.update({ locale: "it" }));
    await till.card.getByLabel("Numero della carta").waitFor();
    expect(await till.card.locator("#number").inputValue()).toBe(cards.good);
  });
});

describe("elements", () => {
  test("begin with what the page knows", async () => {
    const till = await opens({
      elements: {
        linkAuthentication: { defaultValues: { email: "ada@example.org" } },
        payment: { defaultValues: { billingDetails: { address: { country: "FR", postal_code: "75011" } } } },
      },
    });
    expect(await till.hears("change", "linkAuthentication")).toMatchObject({
      complete: true,
      value: { email: "ada@example.org" },
    });
    expect(await till.email.inputValue()).toBe("ada@example.org");
    expect(await till.card.locator("#country").inputValue()).toBe("FR");
    expect(await till.card.locator("#postal-code").inputValue()).toBe("75011");
  });

  test("tell when somebody comes, leaves and presses Escape", async () => {
    const till = await opens({ elements: { linkAuthentication: {}, payment: {} } });
    await till.card.locator("#number").focus();
    await till.hears("focus", "payment");
    await till.page.keyboard.press("Escape");
    await till.hears("escape", "payment");
    await till.email.focus();
    await till.hears("blur", "payment");
    await till.hears("focus", "linkAuthentication");
  });

  test("are emptied, left and gone to by the page", async () => {
    const till = await opens();
    await till.givesCard(cards.good);
    await till.hears("change", "payment");
    await till.page.evaluate(() => window.till.group.getElement("payment").clear());
    await expect.poll(() => till.card.locator("#number").inputValue()).toBe("");
    await till.page.evaluate(() => window.till.group.getElement("payment").collapse().focus());
    await till.hears("focus", "payment");
    await till.page.evaluate(() => window.till.group.getElement("payment").blur());
    await till.hears("blur", "payment");
  });

  test("can be moved, and are ready again; once destroyed they are over", async () => {
    const till = await opens();
    const before = await till.page.evaluate(() => {
      const element = window.till.group.getElement("payment");
      element.unmount();
      element.mount("#email");
      return window.till.heard.length;
    });
    await till.hears("ready", "payment", before);
    expect(await till.page.locator("#card iframe").count()).toBe(0);
    expect(
      await till.complaint(({ group }) => {
        const element = group.getElement("payment");
        element.destroy();
        element.mount("#card");
      }),
    ).toBe("IntegrationError: This payment element was destroyed: create a new one.");
    expect(await till.page.evaluate(() => window.till.group.getElement("payment"))).toBeNull();
    await till.page.evaluate(() => window.till.group.create("payment").mount("#card"));
    await till.card.locator("#number").waitFor();
  });

  test("say what saving a card means, unless the page says it itself", async () => {
    const till = await opens({ elements: { payment: { business: { name: "Atelier" } } } });
    const terms = till.card.locator("#mandate");
    expect(await terms.innerText()).toContain("you allow Atelier to charge it");
    await till.page.evaluate(() => window.till.group.getElement("payment").update({ terms: { card: "never" } }));
    await terms.waitFor({ state: "hidden" });
  });

  test("can be closed for writing, and need not ask for an address", async () => {
    const till = await opens({ elements: { payment: { readOnly: true, fields: { billingDetails: "never" } } } });
    expect(await till.card.locator("#number").isDisabled()).toBe(true);
    expect(await till.card.locator("#country").isVisible()).toBe(false);
    expect(await till.card.locator("#postal-code").isVisible()).toBe(false);
  });

  test("name what is missing at submit, the email first", async () => {
    const till = await opens({ elements: { linkAuthentication: {}, payment: {} } });
    const submit = () => till.page.evaluate(() => window.till.group.submit());
    expect(await submit()).toMatchObject({ error: { type: "validation_error", code: "incomplete_email" } });
    await till.email.fill("ada@example.org");
    expect(await submit()).toMatchObject({ error: { type: "validation_error", code: "incomplete_number" } });
    await till.givesCard(cards.good);
    expect(await submit()).toEqual({ selectedPaymentMethod: "card" });
    expect(await till.page.evaluate(() => window.till.group.fetchUpdates())).toEqual({});
  });

  test("wear both states of a floating label", async () => {
    const till = await opens({
      options: {
        appearance: {
          labels: "floating",
          variables: { colorTextPlaceholder: "#556677", spacingGridRow: "24px" },
          rules: { ".Label--floating": { color: "rgb(1, 2, 3)" } },
        },
      },
    });
    const colour = () =>
      till.card
        .locator('label[for="number"]')
        .evaluate((label) => (label.getAnimations().length > 0 ? "moving" : getComputedStyle(label).color));
    expect(await colour()).toBe("rgb(85, 102, 119)");
    await till.card.locator("#number").fill("4242");
    await expect.poll(colour).toBe("rgb(1, 2, 3)");
    expect(await till.card.locator("#fields").evaluate((all) => getComputedStyle(all).rowGap)).toBe("24px");
  });
});

describe("a page that is wrong", () => {
  test("is told at once what is wrong", async () => {
    const till = await opens();
    for (const [name, wrong] of [
      ["amount", { amount: 0 }],
      ["currency", { currency: "EUR" }],
      ["mode", { mode: "buy" }],
      ["paymentMethodTypes", { paymentMethodTypes: ["ideal"] }],
    ] as const) {
      const said = await till.page.evaluate((options) => {
        try {
          return window.till.twin.elements({ mode: "payment", amount: 999, currency: "eur", ...options }) && "";
        } catch (error) {
          return String(error);
        }
      }, wrong);
      expect(said).toContain(`IntegrationError: Invalid value for elements(): ${name}`);
    }
  });

  test("that confirms before it submits is told at once", async () => {
    const till = await opens();
    const said = await till.complaint(({ twin, group }) =>
      twin.confirmPayment({ elements: group, clientSecret: "pi_1_secret_2", redirect: "if_required" }),
    );
    expect(said).toBe("IntegrationError: elements.submit() has to be called before confirmPayment().");
  });

  test("that shows one amount and takes another takes nothing, until both agree", async () => {
    const till = await opens();
    const { secret } = await intentOf({ amount: 1079 });
    await till.givesCard(cards.good);
    expect(await till.confirms(secret)).toMatchObject({
      error: { type: "invalid_request_error", message: expect.stringContaining("amount (999 and 1079)") },
    });
    await till.page.evaluate(() => window.till.group.update({ amount: 1079 }));
    expect(await till.confirms(secret)).toMatchObject({ paymentIntent: { status: "succeeded" } });
  });
});

describe("a card that is saved already", () => {
  async function savedCard(token: string): Promise<{ customer: string; method: string }> {
    const { stripe } = site.house;
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach(token, { customer: customer.id });
    return { customer: customer.id, method: method.id };
  }

  test("pays what waits for a confirmation, without a form", async () => {
    const till = await opens();
    const { customer, method } = await savedCard("pm_card_visa");
    const { secret } = await intentOf({ customer, payment_method: method });
    const paid = till.page.evaluate(
      (clientSecret) => window.till.twin.confirmPayment({ clientSecret, redirect: "if_required" }),
      secret,
    );
    expect(await paid).toMatchObject({ paymentIntent: { status: "succeeded" } });
  });

  test("whose renewal the bank wants to see is shown to the bank, and pays the same intent", async () => {
    const till = await opens();
    const { customer, method } = await savedCard("pm_card_authenticationRequired");
    const { id, secret } = await intentOf({ customer });
    const refused = site.house.stripe.paymentIntents.confirm(id, { payment_method: method, off_session: true });
    await expect(refused).rejects.toMatchObject({ code: "authentication_required" });
    const paid = till.page.evaluate(
      ([clientSecret, payment_method]) => window.till.twin.confirmCardPayment(clientSecret, { payment_method }),
      [secret, method] as const,
    );
    await till.above.getByRole("button", { name: "Complete" }).click();
    expect(await paid).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
  });

  test("without one at all is a refusal, not an error of the page", async () => {
    const till = await opens();
    const { secret } = await intentOf();
    const answer = await till.page.evaluate(
      (clientSecret) => window.till.twin.confirmCardPayment(clientSecret),
      secret,
    );
    expect(answer).toMatchObject({ error: { type: "invalid_request_error" } });
  });
});
