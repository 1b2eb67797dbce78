import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { type MerchantSite, openMerchantSite } from "../testing/merchant-site.ts";
import { buildStripeJs, MerchantPage } from "./testing/merchant-page.ts";

const cards = { good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", bankAsks: "4000 0027 6000 3184" };
let site: MerchantSite;

let browser: Browser;

beforeAll(async () => {
  await buildStripeJs();
  [site, browser] = await Promise.all([openMerchantSite(), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const opens = (o?: Parameters<typeof MerchantPage.opens>[2]) => MerchantPage.opens(browser, site, o);

async function intentOf(more: object = {}): Promise<{ id: string; secret: string }> {
  const made = await site.simulator.stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    setup_future_usage: "off_session",
    ...more,
  });
  return { id: made.id, secret: made.client_secret ?? "" };
}

describe("languages", () => {
  test("are those of the page, in their direction; a missing one is English", async () => {
    const merchantPage = await opens();
    for (const [locale, number, expiry, dir] of [
      ["de", "Kartennummer", "Gültig bis", "ltr"],
      ["no", "Kortnummer", "Utløpsdato", "ltr"],
      ["pt-BR", "Número do cartão", "Validade", "ltr"],
      ["zh", "卡号", "有效期", "ltr"],
      ["ar", "رقم البطاقة", "تاريخ الانتهاء", "rtl"],
      ["he", "מספר כרטיס", "תוקף", "rtl"],
      ["xx", "Card number", "Expiry", "ltr"],
    ] as const) {
      await merchantPage.page.evaluate((next) => window.merchantPage.group.update({ locale: next }), locale);
      await merchantPage.card.getByLabel(number, { exact: true }).waitFor();
      await merchantPage.card.getByLabel(expiry, { exact: true }).waitFor();
      expect(await merchantPage.card.locator("html").getAttribute("dir")).toBe(dir);
    }
  });

  test("a decline is shown in the form's language, and passed to the page in it", async () => {
    const merchantPage = await opens({ options: { locale: "fr" } });
    await merchantPage.givesCard(cards.declined);
    expect(await merchantPage.confirms((await intentOf()).secret)).toMatchObject({
      error: { code: "card_declined", message: "Votre carte a été refusée." },
    });
    await merchantPage.card.getByText("Votre carte a été refusée.").waitFor();
  });

  test("a number stays readable from left to right beside its Arabic label", async () => {
    const merchantPage = await opens({ options: { locale: "ar" } });
    await merchantPage.givesCard(cards.good);
    const number = merchantPage.card.locator("#number");
    expect(await number.evaluate((field) => getComputedStyle(field).direction)).toBe("ltr");
    const [box, brand] = await Promise.all([number.boundingBox(), merchantPage.card.locator("#brand").boundingBox()]);
    expect(brand!.x).toBeLessThan(box!.x + 40);
  });

  test("can be changed while the form is open", async () => {
    const merchantPage = await opens();
    await merchantPage.givesCard(cards.good);
    await merchantPage.page.evaluate(() => window.merchantPage.group.update({ locale: "it" }));
    await merchantPage.card.getByLabel("Numero della carta").waitFor();
    expect(await merchantPage.card.locator("#number").inputValue()).toBe(cards.good);
  });
});

describe("elements", () => {
  test("start with the page's default values", async () => {
    const merchantPage = await opens({
      elements: {
        linkAuthentication: { defaultValues: { email: "ada@example.org" } },
        payment: { defaultValues: { billingDetails: { address: { country: "FR", postal_code: "75011" } } } },
      },
    });
    expect(await merchantPage.onMessage("change", "linkAuthentication")).toMatchObject({
      complete: true,
      value: { email: "ada@example.org" },
    });
    expect(await merchantPage.email.inputValue()).toBe("ada@example.org");
    expect(await merchantPage.card.locator("#country").inputValue()).toBe("FR");
    expect(await merchantPage.card.locator("#postal-code").inputValue()).toBe("75011");
  });

  test("report focus, blur and Escape", async () => {
    const merchantPage = await opens({ elements: { linkAuthentication: {}, payment: {} } });
    await merchantPage.card.locator("#number").focus();
    await merchantPage.onMessage("focus", "payment");
    await merchantPage.page.keyboard.press("Escape");
    await merchantPage.onMessage("escape", "payment");
    await merchantPage.email.focus();
    await merchantPage.onMessage("blur", "payment");
    await merchantPage.onMessage("focus", "linkAuthentication");
  });

  test("are cleared, blurred and focused by the page", async () => {
    const merchantPage = await opens();
    await merchantPage.givesCard(cards.good);
    await merchantPage.onMessage("change", "payment");
    await merchantPage.page.evaluate(() => window.merchantPage.group.getElement("payment").clear());
    await expect.poll(() => merchantPage.card.locator("#number").inputValue()).toBe("");
    await merchantPage.page.evaluate(() => window.merchantPage.group.getElement("payment").collapse().focus());
    await merchantPage.onMessage("focus", "payment");
    await merchantPage.page.evaluate(() => window.merchantPage.group.getElement("payment").blur());
    await merchantPage.onMessage("blur", "payment");
  });

  test("can be moved, and are ready again", async () => {
    const merchantPage = await opens();
    const before = await merchantPage.page.evaluate(() => {
      const element = window.merchantPage.group.getElement("payment");
      element.unmount();
      element.mount("#email");
      return window.merchantPage.events.length;
    });
    await merchantPage.onMessage("ready", "payment", before);
    expect(await merchantPage.page.locator("#card iframe").count()).toBe(0);
  });

  test("throw when they are used after being destroyed, and can be created again", async () => {
    const merchantPage = await opens();
    expect(
      await merchantPage.complaint(({ group }) => {
        const element = group.getElement("payment");
        element.destroy();
        element.mount("#card");
      }),
    ).toBe("IntegrationError: This payment element was destroyed: create a new one.");
    expect(await merchantPage.page.evaluate(() => window.merchantPage.group.getElement("payment"))).toBeNull();
    await merchantPage.page.evaluate(() => window.merchantPage.group.create("payment").mount("#card"));
    await merchantPage.card.locator("#number").waitFor();
  });

  test("show the terms of saving a card, unless the page shows its own", async () => {
    const merchantPage = await opens({ elements: { payment: { business: { name: "Atelier" } } } });
    const terms = merchantPage.card.locator("#mandate");
    expect(await terms.innerText()).toContain("you allow Atelier to charge your card");
    await merchantPage.page.evaluate(() =>
      window.merchantPage.group.getElement("payment").update({ terms: { card: "never" } }),
    );
    await terms.waitFor({ state: "hidden" });
  });

  test("can be read-only, and can leave out the address", async () => {
    const merchantPage = await opens({
      elements: { payment: { readOnly: true, fields: { billingDetails: "never" } } },
    });
    expect(await merchantPage.card.locator("#number").isDisabled()).toBe(true);
    expect(await merchantPage.card.locator("#country").isVisible()).toBe(false);
    expect(await merchantPage.card.locator("#postal-code").isVisible()).toBe(false);
  });

  test("name what is missing at submit, the email first", async () => {
    const merchantPage = await opens({ elements: { linkAuthentication: {}, payment: {} } });
    const submit = () => merchantPage.page.evaluate(() => window.merchantPage.group.submit());
    expect(await submit()).toMatchObject({ error: { type: "validation_error", code: "incomplete_email" } });
    await merchantPage.email.fill("ada@example.org");
    expect(await submit()).toMatchObject({ error: { type: "validation_error", code: "incomplete_number" } });
    await merchantPage.givesCard(cards.good);
    expect(await submit()).toEqual({ selectedPaymentMethod: "card" });
    expect(await merchantPage.page.evaluate(() => window.merchantPage.group.fetchUpdates())).toEqual({});
  });

  test("show both states of a floating label", async () => {
    const merchantPage = await opens({
      options: {
        appearance: {
          labels: "floating",
          variables: { colorTextPlaceholder: "#556677", spacingGridRow: "24px" },
          rules: { ".Label--floating": { color: "rgb(1, 2, 3)" } },
        },
      },
    });
    const colour = () =>
      merchantPage.card
        .locator('label[for="number"]')
        .evaluate((label) => (label.getAnimations().length > 0 ? "moving" : getComputedStyle(label).color));
    expect(await colour()).toBe("rgb(85, 102, 119)");
    await merchantPage.card.locator("#number").fill("4242");
    await expect.poll(colour).toBe("rgb(1, 2, 3)");
    expect(await merchantPage.card.locator("#fields").evaluate((all) => getComputedStyle(all).rowGap)).toBe("24px");
  });
});
