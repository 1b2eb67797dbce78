import type { Email } from "@hemline/mail";
import { describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard } from "../../testing/test-customer.ts";

const subjects = (emails: readonly Email[]) => emails.map((it) => it.subject);

const acts = ({ post, keys }: TestBilling, product: string, verb: string, body: object = {}) =>
  post(`/v1/subscribers/ada/subscriptions/${product}/${verb}`, body, keys.secret);

async function at(service: TestBilling, instant: string): Promise<void> {
  service.setClock(instant);
  await service.billing.tick();
  await service.sendOutgoing();
}

/** Ada has bought a product, and was sent its emails. @returns what gives the emails since it was last asked. */
async function serviceAfterPurchase(product: string) {
  const service = await testBilling();
  const { ada, emails } = service;
  await ada.buys(product);
  await service.sendOutgoing();
  let seen = emails.length;
  const newEmails = () => {
    const fresh = emails.slice(seen);
    seen = emails.length;
    return fresh;
  };
  return { service, newEmails };
}

describe("a customer gets an email", () => {
  test("when they buy, with the receipt", async () => {
    const { service } = await serviceAfterPurchase("atelier_monthly");
    expect(service.emails).toHaveLength(1);
    expect(service.emails[0]).toMatchObject({
      to: "ada@mail.example",
      subject: "Your purchase: Atelier monthly",
      fromName: "Atelier",
      replyTo: "help@atelier.example",
      attachments: [{ name: "receipt-TEST-000001.pdf", type: "application/pdf" }],
    });
  });

  test("that says what they bought, what comes next and how to leave", async () => {
    const { service } = await serviceAfterPurchase("atelier_monthly");
    const email = firstOf(service.emails, "emails");
    expect(email.text.split("\n\n")).toEqual([
      "Atelier monthly",
      "You paid €4.00.",
      "Your subscription renews on 28 February 2026 for €4.00 per month. You can cancel any time before then.",
      "Manage subscription: http://billing.example/pay/portal/atelier/atelier_web",
      "Questions? Write to help@atelier.example.",
      "You get this email because you bought something from Atelier.",
      "This was a test purchase: no money moved.",
    ]);
    expect(email.html).toContain('href="http://billing.example/pay/portal/atelier/atelier_web"');
  });

  test("when they cancel, each time, when they resume, and when it ends", async () => {
    const { service, newEmails } = await serviceAfterPurchase("atelier_monthly");
    await acts(service, "atelier_monthly", "cancel");
    service.setClock("2026-02-01T10:00:00Z");
    await acts(service, "atelier_monthly", "resume");
    service.setClock("2026-02-02T10:00:00Z");
    await acts(service, "atelier_monthly", "cancel");
    await acts(service, "atelier_monthly", "cancel");
    await service.sendOutgoing();
    expect(subjects(newEmails()).sort()).toEqual([
      "Subscription cancelled: Atelier monthly",
      "Subscription cancelled: Atelier monthly",
      "Your subscription will renew: Atelier monthly",
    ]);
    await at(service, "2026-02-28T10:00:00Z");
    expect(subjects(newEmails())).toEqual(["Your subscription has ended: Atelier monthly"]);
  });

  test("when a payment fails: until when they have access, and nothing about the tries that follow", async () => {
    const { service, newEmails } = await serviceAfterPurchase("salon");
    await service.rows("update billing.subscriptions set payment_method_id = 'pm_card_chargeDeclined'");
    await at(service, "2026-02-28T10:00:00Z");
    const [email] = newEmails();
    expect(email).toMatchObject({
      subject: "Your payment didn’t go through: Salon, with patience",
      text: expect.stringContaining("You keep access until 6 March 2026"),
    });
    await at(service, "2026-03-01T10:00:00Z");
    await at(service, "2026-03-03T10:00:00Z");
    expect(newEmails()).toEqual([]);
    await at(service, "2026-03-06T10:00:00Z");
    expect(subjects(newEmails())).toEqual(["Your subscription has ended: Salon, with patience"]);
  });

  test("when their bank wants to see them: a link that opens the portal", async () => {
    const service = await testBilling();
    const checkout = await service.ada.startsCheckout("salon");
    await checkout.pays("4000002760003184");
    const [asked] = await service.rows<{ id: string }>("select id from gateway.challenges where state = 'open'");
    await service.callProviderApi(`/acs/${asked?.id}/complete`, {});
    await checkout.status();
    await service.sendOutgoing();
    service.emails.splice(0);
    await at(service, "2026-02-28T10:00:00Z");
    const emails = service.emails.filter((it) => it.subject.startsWith("Confirm"));
    expect(emails).toMatchObject([
      { text: expect.stringContaining("Your bank needs you to confirm the payment of €7.00.") },
    ]);
    const [, token] = /Confirm payment: \S+#(\S+)/.exec(firstOf(emails, "emails").text) ?? [];
    const path = "/portal/atelier/atelier_web/session";
    expect((await service.post(path, { token }, "")).status).toBe(200);
  });

  test("when money goes back, with a credit note", async () => {
    const { service, newEmails } = await serviceAfterPurchase("atelier_monthly");
    const [{ id }] = (await service.rows<{ id: string }>("select id from billing.transactions")) as [{ id: string }];
    await service.post(`/v1/subscribers/ada/transactions/${id}/refund`, {}, service.keys.secret);
    await service.sendOutgoing();
    expect(newEmails()).toMatchObject([
      {
        subject: "Your refund: Atelier monthly",
        text: expect.stringContaining("€4.00"),
        attachments: [{ name: "credit-note-TEST-000002.pdf" }],
      },
    ]);
  });

  test("when their plan changes later, and when that is called off", async () => {
    const { service, newEmails } = await serviceAfterPurchase("studio_plus");
    const { body } = await service.get<{ changes: { price_id: string; quote: string; product: string }[] }>(
      "/v1/subscribers/ada/subscriptions/studio_plus/changes",
      service.keys.secret,
    );
    const [{ product, price_id, quote }] = body.changes as [(typeof body.changes)[0]];
    expect((await acts(service, "studio_plus", "change", { product, price_id, quote })).status).toBe(200);
    await service.sendOutgoing();
    expect(newEmails()).toMatchObject([
      {
        subject: "Your plan changes on 31 January 2027",
        text: expect.stringContaining("From 31 January 2027 your plan is Studio for €10.00 per month."),
      },
    ]);
  });
});

describe("a renewal", () => {
  test("of a month is silent, unless the app wants it told", async () => {
    const { service, newEmails } = await serviceAfterPurchase("atelier_monthly");
    await at(service, "2026-02-28T10:00:00Z");
    expect(newEmails()).toEqual([]);
    await service.rows("update billing.apps set mails_renewals = true");
    await at(service, "2026-03-31T10:00:00Z");
    expect(newEmails()).toMatchObject([
      { subject: "Payment received: Atelier monthly", attachments: [{ name: "receipt-TEST-000003.pdf" }] },
    ]);
  });

  test("after a trial is told, and a year's is announced a month before", async () => {
    const { service, newEmails } = await serviceAfterPurchase("atelier_yearly");
    await at(service, "2026-02-07T10:00:00Z");
    expect(newEmails()[0]?.text).toContain("Your free trial has ended");
    await at(service, "2027-01-07T10:00:00Z");
    expect(newEmails()).toEqual([]);
    await at(service, "2027-01-08T11:00:00Z");
    await at(service, "2027-01-09T11:00:00Z");
    expect(newEmails()).toMatchObject([
      {
        subject: "Your subscription renews on 7 February 2027",
        text: expect.stringContaining("for €36.00 per year"),
      },
    ]);
  });
});

test("nobody is emailed about a card that cannot pay any more than once", async () => {
  const service = await testBilling();
  await service.ada.buys("atelier_yearly", failsLaterCard);
  await at(service, "2026-02-07T10:00:00Z");
  for (const day of ["08", "10", "14", "21", "28"]) await at(service, `2026-02-${day}T10:00:00Z`);
  expect(subjects(service.emails)).toEqual([
    "Your free trial has started: Atelier, a year",
    "Your payment didn’t go through: Atelier, a year",
  ]);
});
