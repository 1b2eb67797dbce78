import type { Email } from "@hemline/mail";
import { describe, expect, test } from "vitest";
import { failsLaterCard } from "../testing/person.ts";
import { type House, testBilling } from "../testing.ts";
import { lettersGivenUp, retryLetters } from "./given-up.ts";

const subjects = (letters: readonly Email[]) => letters.map((it) => it.subject);
const acts = ({ post, keys }: House, product: string, verb: string, body: object = {}) =>
  post(`/v1/subscribers/ada/subscriptions/${product}/${verb}`, body, keys.secret);

async function at(house: House, instant: string): Promise<void> {
  house.travelTo(instant);
  await house.billing.tick();
  await house.postGoes();
}

/** What came since the last look. */
function mailboxOf({ letters }: House) {
  let seen = 0;
  return () => {
    const news = letters.slice(seen);
    seen = letters.length;
    return news;
  };
}

describe("a customer gets a letter", () => {
  test("when they buy: what it was, what comes next, how to leave, and the receipt", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.works();
    const [letter] = house.letters as [Email];
    expect(house.letters).toHaveLength(1);
    expect(letter).toMatchObject({
      to: "ada@mail.example",
      subject: "Your purchase: Atelier monthly",
      fromName: "Atelier",
      replyTo: "help@atelier.example",
      attachments: [{ name: "receipt-TEST-000001.pdf", type: "application/pdf" }],
    });
    expect(letter.text.split("\n\n")).toEqual([
      "Atelier monthly",
      "You paid €4.00.",
      "Your subscription renews on 28 February 2026 for €4.00 per month. You can cancel any time before then.",
      "Manage subscription: http://house.example/pay/portal/atelier/atelier_web",
      "Questions? Write to help@atelier.example.",
      "You get this email because you bought something from Atelier.",
      "This was a test purchase: no money moved.",
    ]);
    expect(letter.html).toContain('href="http://house.example/pay/portal/atelier/atelier_web"');
  });

  test("when they cancel, each time, when they resume, and when it ends", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.postGoes();
    const news = mailboxOf(house);
    news();
    await acts(house, "atelier_monthly", "cancel");
    house.travelTo("2026-02-01T10:00:00Z");
    await acts(house, "atelier_monthly", "resume");
    house.travelTo("2026-02-02T10:00:00Z");
    await acts(house, "atelier_monthly", "cancel");
    await acts(house, "atelier_monthly", "cancel");
    await house.postGoes();
    expect(subjects(news()).sort()).toEqual([
      "Subscription cancelled: Atelier monthly",
      "Subscription cancelled: Atelier monthly",
      "Your subscription will renew: Atelier monthly",
    ]);
    await at(house, "2026-02-28T10:00:00Z");
    expect(subjects(news())).toEqual(["Your subscription has ended: Atelier monthly"]);
  });

  test("when a payment fails: until when they have access, and nothing about the tries that follow", async () => {
    const house = await testBilling();
    await house.ada.buys("salon");
    await house.postGoes();
    await house.rows("update billing.subscriptions set payment_method_id = 'pm_card_chargeDeclined'");
    const news = mailboxOf(house);
    news();
    await at(house, "2026-02-28T10:00:00Z");
    const [letter] = news();
    expect(letter).toMatchObject({
      subject: "Your payment didn’t go through: Salon, with patience",
      text: expect.stringContaining("You keep access until 6 March 2026"),
    });
    await at(house, "2026-03-01T10:00:00Z");
    await at(house, "2026-03-03T10:00:00Z");
    expect(news()).toEqual([]);
    await at(house, "2026-03-06T10:00:00Z");
    expect(subjects(news())).toEqual(["Your subscription has ended: Salon, with patience"]);
  });

  test("when their bank wants to see them: a link that opens the portal", async () => {
    const house = await testBilling();
    const checkout = await house.ada.startsCheckout("salon");
    await checkout.pays("4000002760003184");
    const [asked] = await house.rows<{ id: string }>("select id from gateway.challenges where state = 'open'");
    await house.atProvider(`/acs/${asked?.id}/complete`, {});
    await checkout.status();
    await house.postGoes();
    const news = mailboxOf(house);
    news();
    await at(house, "2026-02-28T10:00:00Z");
    const letters = news().filter((it) => it.subject.startsWith("Confirm"));
    expect(letters).toMatchObject([
      { text: expect.stringContaining("Your bank needs you to confirm the payment of €7.00.") },
    ]);
    const [, token] = /Confirm payment: \S+#(\S+)/.exec(letters[0]!.text) ?? [];
    const path = "/portal/atelier/atelier_web/session";
    expect((await house.post(path, { token }, "")).status).toBe(200);
  });

  test("when money goes back, with a credit note", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.postGoes();
    const news = mailboxOf(house);
    news();
    const [{ id }] = (await house.rows<{ id: string }>("select id from billing.transactions")) as [{ id: string }];
    await house.post(`/v1/subscribers/ada/transactions/${id}/refund`, {}, house.keys.secret);
    await house.postGoes();
    expect(news()).toMatchObject([
      {
        subject: "Your refund: Atelier monthly",
        text: expect.stringContaining("€4.00"),
        attachments: [{ name: "credit-note-TEST-000002.pdf" }],
      },
    ]);
  });

  test("when their plan changes later, and when that is called off", async () => {
    const house = await testBilling();
    await house.ada.buys("studio_plus");
    await house.postGoes();
    const news = mailboxOf(house);
    news();
    const { body } = await house.get<{ changes: { price_id: string; quote: string; product: string }[] }>(
      "/v1/subscribers/ada/subscriptions/studio_plus/changes",
      house.keys.secret,
    );
    const [{ product, price_id, quote }] = body.changes as [(typeof body.changes)[0]];
    expect((await acts(house, "studio_plus", "change", { product, price_id, quote })).status).toBe(200);
    await house.postGoes();
    expect(news()).toMatchObject([
      {
        subject: "Your plan changes on 31 January 2027",
        text: expect.stringContaining("From 31 January 2027 your plan is Studio for €10.00 per month."),
      },
    ]);
  });
});

describe("a renewal", () => {
  test("of a month is silent, unless the app wants it told", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly");
    await house.postGoes();
    const news = mailboxOf(house);
    news();
    await at(house, "2026-02-28T10:00:00Z");
    expect(news()).toEqual([]);
    await house.rows("update billing.apps set mails_renewals = true");
    await at(house, "2026-03-31T10:00:00Z");
    expect(news()).toMatchObject([
      { subject: "Payment received: Atelier monthly", attachments: [{ name: "receipt-TEST-000003.pdf" }] },
    ]);
  });

  test("after a trial is told, and a year's is announced a month before", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_yearly");
    await house.postGoes();
    const news = mailboxOf(house);
    news();
    await at(house, "2026-02-07T10:00:00Z");
    expect(news()[0]?.text).toContain("Your free trial has ended");
    await at(house, "2027-01-07T10:00:00Z");
    expect(news()).toEqual([]);
    await at(house, "2027-01-08T11:00:00Z");
    await at(house, "2027-01-09T11:00:00Z");
    expect(news()).toMatchObject([
      {
        subject: "Your subscription renews on 7 February 2027",
        text: expect.stringContaining("for €36.00 per year"),
      },
    ]);
  });
});

describe("a reminder comes a week before the end", () => {
  test("of a trial of more than a month", async () => {
    const house = await testBilling();
    await house.ada.buys("apprentice");
    await house.bert.buys("atelier_yearly");
    await house.postGoes();
    const news = mailboxOf(house);
    news();
    await at(house, "2026-02-05T10:00:00Z");
    await at(house, "2026-03-23T10:00:00Z");
    expect(subjects(news()).filter((it) => it.includes("ends on"))).toEqual([]);
    await at(house, "2026-03-25T10:00:00Z");
    expect(subjects(news())).toEqual(["Your free trial ends on 31 March 2026"]);
  });

  test("of an introductory price", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_intro");
    await at(house, "2026-02-22T10:00:00Z");
    await at(house, "2026-02-28T10:00:00Z");
    expect(house.letters).toHaveLength(1);
    await at(house, "2026-03-25T10:00:00Z");
    expect(house.letters.at(-1)).toMatchObject({
      subject: "Your price changes on 31 March 2026",
      text: expect.stringContaining("After that you pay €4.00 per month until you cancel."),
    });
  });
});

describe("the post", () => {
  test("tries again while the mail server is away, and each letter comes once", async () => {
    const house = await testBilling();
    house.mailWorks(false);
    await house.ada.buys("pins");
    await house.postGoes();
    expect(house.letters).toEqual([]);
    house.mailWorks(true);
    await house.postGoes();
    expect(house.letters).toEqual([]);
    house.travelTo("2026-01-31T10:01:00Z");
    await house.postGoes();
    await house.postGoes();
    expect(house.letters).toHaveLength(1);
    expect(await house.rows("select tries, due_at, sent_at is not null as is_sent from billing.letters")).toEqual([
      { tries: 2, due_at: null, is_sent: true },
    ]);
  });

  test("tries for three days, then keeps the letter until somebody has it sent again", async () => {
    const house = await testBilling();
    house.mailWorks(false);
    await house.ada.buys("pins");
    const begun = house.clock().getTime();
    for (let dueAt: Date | null = house.clock(); dueAt; ) {
      house.travelTo(dueAt.toISOString());
      await house.postGoes();
      [{ due_at: dueAt }] = (await house.rows("select due_at from billing.letters")) as [{ due_at: Date | null }];
    }
    expect(house.clock().getTime() - begun).toBeGreaterThanOrEqual(3 * 86_400_000);
    const [letter] = await lettersGivenUp(house.db);
    expect(letter).toMatchObject({
      type: "purchase",
      email: house.ada.email,
      tries: 10,
      fault: "The mail server does not answer.",
    });
    expect(house.troubles.splice(0)).toMatchObject([{ msg: expect.stringContaining("npm run mail -- retry") }]);
    house.mailWorks(true);
    await house.postGoes();
    expect(house.letters).toEqual([]);
    expect(await retryLetters(house.db, [letter!.id], house.clock())).toBe(1);
    await house.postGoes();
    await house.postGoes();
    expect(house.letters.map(({ id }) => id)).toEqual([letter!.id]);
    expect(await lettersGivenUp(house.db)).toEqual([]);
  });

  test("tries letters with keys for three days, too", async () => {
    const house = await testBilling();
    const lasting = await house.rows("select name from jobs.queue where dead_letter = 'jobs.given-up' order by name");
    expect(lasting).toEqual([{ name: "billing.portal-link" }, { name: "billing.redemption-link" }]);
  });

  test("sends nothing twice from several processes", async () => {
    const house = await testBilling();
    await house.ada.buys("pins");
    await house.bert.buys("pins");
    const others = await Promise.all([house.anotherProcess(), house.anotherProcess()]);
    await Promise.all([house.postGoes(), ...others.map((it) => it.tick())]);
    await expect.poll(() => house.letters.length, { timeout: 20_000 }).toBe(2);
    expect(new Set(house.letters.map((it) => it.to)).size).toBe(2);
  });

  test("what was rolled back is never written about", async () => {
    const house = await testBilling();
    const checkout = await house.ada.startsCheckout("pins");
    await checkout.pays();
    house.crashAtNextCommit();
    await checkout.status();
    await house.postGoes();
    expect(house.letters).toEqual([]);
  });
});

test("nobody is written to about a card that cannot pay any more than once", async () => {
  const house = await testBilling();
  await house.ada.buys("atelier_yearly", failsLaterCard);
  await at(house, "2026-02-07T10:00:00Z");
  for (const day of ["08", "10", "14", "21", "28"]) await at(house, `2026-02-${day}T10:00:00Z`);
  expect(subjects(house.letters)).toEqual([
    "Your free trial has started: Atelier, a year",
    "Your payment didn’t go through: Atelier, a year",
  ]);
});
