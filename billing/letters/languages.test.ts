import type { Letter } from "@hemline/mail";
import { describe, expect, test } from "vitest";
import { applyCatalogue } from "../billing.ts";
import { receiptPdf } from "../receipts/receipt-pdf.ts";
import { atelier } from "../testing/atelier.ts";
import { visa } from "../testing/person.ts";
import { Visitor } from "../testing/visitor.ts";
import { type House, testBilling } from "../testing.ts";

const app = atelier.apps[0]!;

/** The app as it is, but for some of its fields. */
const sellsAs = (house: House, fields: Partial<(typeof atelier)["apps"][number]>) =>
  applyCatalogue(house.db, { ...atelier, apps: [{ ...app, ...fields }] }, { clock: house.clock });

async function letterOf(house: House): Promise<Letter> {
  await house.postGoes();
  return house.letters.at(-1)!;
}

describe("an email speaks the language", () => {
  test("of the checkout, with its region's dates and amounts", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly", visa, { locale: "de-AT" });
    const letter = await letterOf(house);
    expect(letter.subject).toBe("Ihr Kauf: Atelier monthly");
    expect(letter.text.split("\n\n")).toEqual([
      "Atelier monthly",
      "Sie haben €\u00a04,00 bezahlt.",
      "Ihr Abonnement verlängert sich am 28. Februar 2026 für €\u00a04,00 pro Monat. Sie können bis dahin jederzeit kündigen.",
      "Abonnement verwalten: http://house.example/pay/portal/atelier/atelier_web?locale=de-AT",
      "Fragen? Schreiben Sie an help@atelier.example.",
      "Sie erhalten diese E-Mail, weil Sie bei Atelier etwas gekauft haben.",
      "Das war ein Testkauf: Es ist kein Geld geflossen.",
    ]);
    expect(letter.html).toContain('<html lang="de-AT" dir="ltr">');
  });

  test("of the browser, where a client names none", async () => {
    const house = await testBilling();
    const product = await house.ada.product("pins");
    await house.call("/rcbilling/v1/checkout/start", {
      method: "POST",
      headers: { "accept-language": "tlh, pt-BR;q=0.9, en;q=0.8" },
      body: JSON.stringify({
        app_user_id: "ada",
        product_id: "pins",
        price_id: product.purchase_options.base_option!.price_id,
        trace_id: "trace",
        presented_offering_identifier: "default",
      }),
    });
    expect(await house.rows("select locale from billing.operations")).toEqual([{ locale: "pt-BR" }]);
  });

  test("from right to left where it is written so", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly", visa, { locale: "ar" });
    const letter = await letterOf(house);
    expect(letter.subject).toBe("تفاصيل الشراء: \u2068Atelier monthly\u2069");
    expect(letter.html).toContain('<html lang="ar" dir="rtl">');
    expect(letter.text).toContain("إدارة الاشتراك: http://house.example/pay/portal/atelier/atelier_web?locale=ar");
  });

  test("of the customer's $preferredLocale, whatever the checkout spoke", async () => {
    const house = await testBilling();
    await house.post("/v1/subscribers/ada/attributes", {
      attributes: { $preferredLocale: { value: "ja_JP", updated_at_ms: house.clock().getTime() } },
    });
    await house.ada.buys("atelier_monthly", visa, { locale: "fr" });
    const letter = await letterOf(house);
    expect(letter.subject).toBe("ご購入内容：Atelier monthly");
    expect(letter.text).toContain("サブスクリプションは2026年2月28日に 毎月 €4.00 で更新されます。");
  });

  test("of the app, where the customer's is unknown or not among the 33", async () => {
    const house = await testBilling();
    await sellsAs(house, { default_locale: "it" });
    await house.ada.buys("atelier_monthly", visa, { locale: "tlh" });
    expect((await letterOf(house)).subject).toBe("Il tuo acquisto: Atelier monthly");
  });

  test("of their purchases, when somebody asks for a link to the portal", async () => {
    const house = await testBilling();
    await house.ada.buys("pins", visa, { locale: "pl" });
    const visitor = new Visitor(house);
    await visitor.ask("POST", "links", { email: house.ada.email, locale: "nl" });
    await house.works();
    expect(house.letters.find((it) => it.text.includes("#"))).toMatchObject({
      fromName: "Atelier",
      replyTo: "help@atelier.example",
      subject: "Twoje zakupy w Atelier",
      text: expect.stringContaining("http://house.example/pay/portal/atelier/atelier_web?locale=pl#"),
    });
  });
});

test("the portal's answer says which language its customer reads, and which one the app falls back to", async () => {
  const house = await testBilling();
  await sellsAs(house, { default_locale: "sv" });
  await house.ada.buys("pins", visa, { locale: "el" });
  const visitor = await new Visitor(house).comesIn(house.ada.email);
  expect((await visitor.sees()).locale).toBe("el");
  expect((await visitor.ask<{ default_locale: string }>("GET", "branding")).body.default_locale).toBe("sv");
});

test("an email is set in the system's letters, or in the app's own where it has some", async () => {
  const house = await testBilling();
  await house.ada.buys("pins");
  expect((await letterOf(house)).html).toMatch(/font:16px\/1\.5 system-ui,/);
  expect(house.letters.at(-1)?.html).not.toContain("@font-face");
  await house.rows(`update billing.branding set font = '{"font_url": "abc.woff2"}'`);
  await house.bert.buys("pins");
  const { html } = await letterOf(house);
  expect(html).toContain('@font-face{font-family:Brand;src:url("http://house.example/pay/assets/abc.woff2")}');
  expect(html).toMatch(/font:16px\/1\.5 Brand,system-ui,/);
});

describe("a receipt", () => {
  const languageOfReceipt = async (house: House) => {
    const [receipt] = await house.rows<{ id: string }>("select id from billing.receipts");
    const { content } = await receiptPdf(house, receipt!.id);
    return /\/Lang \(([^)]+)\)/.exec(Buffer.from(content).toString("latin1"))?.[1];
  };
  test.each([
    ["el", "el"],
    ["uk", "uk"],
    ["vi", "vi"],
    ["hr", "hr"],
    ["ja", "ja"],
    ["ar", "ar"],
    ["hi", "hi"],
  ])("of a customer who reads %s is in %s", async (locale, printed) => {
    const house = await testBilling();
    await house.ada.buys("pins", visa, { locale });
    expect(await languageOfReceipt(house)).toBe(printed);
  });

  test("keeps its language, whatever its customer reads later", async () => {
    const house = await testBilling();
    await house.ada.buys("pins", visa, { locale: "el" });
    await house.post("/v1/subscribers/ada/attributes", {
      attributes: { $preferredLocale: { value: "de", updated_at_ms: house.clock().getTime() } },
    });
    expect(await languageOfReceipt(house)).toBe("el");
  });
});
