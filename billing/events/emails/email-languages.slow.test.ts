import type { Email } from "@hemline/mail";
import { describe, expect, test } from "vitest";
import { applyCatalogue } from "../../billing.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { PortalVisitor } from "../../testing/portal-visitor.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";
import { receiptPdf } from "../receipts/receipt-pdf.ts";

const app = firstOf(fixtureCatalogue.apps, "apps");

/** The app as it is, but for some of its fields. */
const sellsAs = (service: TestBilling, fields: Partial<(typeof fixtureCatalogue)["apps"][number]>) =>
  applyCatalogue(service.db, { ...fixtureCatalogue, apps: [{ ...app, ...fields }] }, { clock: service.clock });

async function emailOf(service: TestBilling): Promise<Email> {
  await service.sendOutgoing();
  return defined(service.emails.at(-1), "emails");
}

describe("an email speaks the language", () => {
  test("of the checkout, with its region's dates and amounts", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly", visa, { locale: "de-AT" });
    const email = await emailOf(service);
    expect(email.subject).toBe("Ihr Kauf: Atelier monthly");
    expect(email.text.split("\n\n")).toEqual([
      "Atelier monthly",
      "Sie haben €\u00a04,00 bezahlt.",
      "Ihr Abonnement verlängert sich am 28. Februar 2026 für €\u00a04,00 pro Monat. Sie können bis dahin jederzeit kündigen.",
      "Abonnement verwalten: http://billing.example/pay/portal/atelier/atelier_web?locale=de-AT",
      "Fragen? Schreiben Sie an help@atelier.example.",
      "Sie erhalten diese E-Mail, weil Sie bei Atelier etwas gekauft haben.",
      "Das war ein Testkauf: Es ist kein Geld geflossen.",
    ]);
    expect(email.html).toContain('<html lang="de-AT" dir="ltr">');
  });

  test("of the browser, where a client names none", async () => {
    const service = await testBilling();
    const product = await service.ada.product("pins");
    await service.call("/rcbilling/v1/checkout/start", {
      method: "POST",
      headers: { "accept-language": "tlh, pt-BR;q=0.9, en;q=0.8" },
      body: JSON.stringify({
        app_user_id: "ada",
        product_id: "pins",
        price_id: defined(product.purchase_options.base_option, "base_option").price_id,
        trace_id: "trace",
        presented_offering_identifier: "default",
      }),
    });
    expect(await service.rows("select locale from billing.operations")).toEqual([{ locale: "pt-BR" }]);
  });

  test("from right to left where it is written so", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly", visa, { locale: "ar" });
    const email = await emailOf(service);
    expect(email.subject).toBe("تفاصيل الشراء: \u2068Atelier monthly\u2069");
    expect(email.html).toContain('<html lang="ar" dir="rtl">');
    expect(email.text).toContain("إدارة الاشتراك: http://billing.example/pay/portal/atelier/atelier_web?locale=ar");
  });

  test("of the customer's $preferredLocale, whatever the checkout spoke", async () => {
    const service = await testBilling();
    await service.post("/v1/subscribers/ada/attributes", {
      attributes: { $preferredLocale: { value: "ja_JP", updated_at_ms: service.clock().getTime() } },
    });
    await service.ada.buys("atelier_monthly", visa, { locale: "fr" });
    const email = await emailOf(service);
    expect(email.subject).toBe("ご購入内容：Atelier monthly");
    expect(email.text).toContain("サブスクリプションは2026年2月28日に 毎月 €4.00 で更新されます。");
  });

  test("of the app, where the customer's is unknown or not among the 33", async () => {
    const service = await testBilling();
    await sellsAs(service, { default_locale: "it" });
    await service.ada.buys("atelier_monthly", visa, { locale: "tlh" });
    expect((await emailOf(service)).subject).toBe("Il tuo acquisto: Atelier monthly");
  });

  test("of their purchases, when someone asks for a link to the portal", async () => {
    const service = await testBilling();
    await service.ada.buys("pins", visa, { locale: "pl" });
    const visitor = new PortalVisitor(service);
    await visitor.ask("POST", "links", { email: service.ada.email, locale: "nl" });
    await service.runJobs();
    expect(service.emails.find((it) => it.text.includes("#"))).toMatchObject({
      fromName: "Atelier",
      replyTo: "help@atelier.example",
      subject: "Twoje zakupy w Atelier",
      text: expect.stringContaining("http://billing.example/pay/portal/atelier/atelier_web?locale=pl#"),
    });
  });
});

test("the portal's answer says which language its customer reads, and which one the app falls back to", async () => {
  const service = await testBilling();
  await sellsAs(service, { default_locale: "sv" });
  await service.ada.buys("pins", visa, { locale: "el" });
  const visitor = await new PortalVisitor(service).comesIn(service.ada.email);
  expect((await visitor.sees()).locale).toBe("el");
  expect((await visitor.ask<{ default_locale: string }>("GET", "branding")).body.default_locale).toBe("sv");
});

test("an email is set in the system's letters, or in the app's own where it has some", async () => {
  const service = await testBilling();
  await service.ada.buys("pins");
  expect((await emailOf(service)).html).toMatch(/font:16px\/1\.5 system-ui,/);
  expect(service.emails.at(-1)?.html).not.toContain("@font-face");
  await service.rows(`update billing.branding set font = '{"font_url": "abc.woff2"}'`);
  await service.bert.buys("pins");
  const { html } = await emailOf(service);
  expect(html).toContain('@font-face{font-family:Brand;src:url("http://billing.example/pay/assets/abc.woff2")}');
  expect(html).toMatch(/font:16px\/1\.5 Brand,system-ui,/);
});

describe("a receipt", () => {
  const languageOfReceipt = async (service: TestBilling) => {
    const receipt = firstOf(await service.rows<{ id: string }>("select id from billing.receipts"), "receipt");
    const { content } = await receiptPdf(service, receipt.id);
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
    const service = await testBilling();
    await service.ada.buys("pins", visa, { locale });
    expect(await languageOfReceipt(service)).toBe(printed);
  });

  test("keeps its language, whatever its customer reads later", async () => {
    const service = await testBilling();
    await service.ada.buys("pins", visa, { locale: "el" });
    await service.post("/v1/subscribers/ada/attributes", {
      attributes: { $preferredLocale: { value: "de", updated_at_ms: service.clock().getTime() } },
    });
    expect(await languageOfReceipt(service)).toBe("el");
  });
});
