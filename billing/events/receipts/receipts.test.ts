import { describe, expect, test } from "vitest";
import { languageOf } from "../../i18n/language.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { drawReceipt } from "./draw-receipt.ts";
import { receiptPdf } from "./receipt-pdf.ts";
import { shareOfTaxes } from "./receipt-snapshot.ts";
import { papers } from "./testing/papers.ts";
import { linesOf, readPdf } from "./testing/read-pdf.ts";

describe("a payment's receipt", () => {
  test("says what was bought, for how long, for how much, and with which card", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const receipts = await papers(service);
    expect(receipts).toMatchObject([{ number: 1, kind: "receipt" }]);
    expect(receipts[0]?.content).toMatchObject({
      seller: "Atelier",
      supportEmail: "help@atelier.example",
      email: "ada@mail.example",
      line: { title: "Atelier monthly", period: { from: "2026-01-31T10:00:00.000Z", to: "2026-02-28T10:00:00.000Z" } },
      currency: "EUR",
      totalMicros: 4_000_000,
      taxes: [],
      card: { brand: "visa", last4: "4242" },
      takesBack: null,
    });
  });

  test("is there for every renewal, and not for a free trial", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_yearly");
    expect(await papers(service)).toEqual([]);
    service.setClock("2026-02-07T10:00:00Z");
    await service.billing.tick();
    expect(await papers(service)).toMatchObject([{ number: 1, content: { totalMicros: 36_000_000 } }]);
  });
});

describe("a credit note", () => {
  test("names the receipt it takes back, and its part of the tax", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const [{ id }] = (await service.rows<{ id: string }>("select id from billing.transactions")) as [{ id: string }];
    const path = `/v1/subscribers/ada/transactions/${id}/refund`;
    for (const amount_micros of [1_000_000, 3_000_000])
      await service.post(path, { amount_micros }, service.keys.secret);
    expect((await papers(service)).map(({ kind, content }) => [kind, content.totalMicros, content.takesBack])).toEqual([
      ["receipt", 4_000_000, null],
      ["credit_note", 1_000_000, "TEST-000001"],
      ["credit_note", 3_000_000, "TEST-000001"],
    ]);
  });

  test("splits several taxes so that they add up", () => {
    const taxes = [
      { name: "State", amountMicros: 700_001 },
      { name: "County", amountMicros: 100_001 },
      { name: "City", amountMicros: 200_001 },
    ];
    const part = shareOfTaxes(taxes, { totalMicros: 9_000_000, partMicros: 3_333_333 });
    expect(part.reduce((sum, it) => sum + it.amountMicros, 0)).toBe(Math.round((1_000_003 * 3_333_333) / 9_000_000));
    expect(shareOfTaxes(taxes, { totalMicros: 9_000_000, partMicros: 9_000_000 })).toEqual(taxes);
  });
});

describe("the paper", () => {
  test("is a PDF, the same each time it is drawn", async () => {
    const service = await testBilling();
    await service.ada.buys("pins");
    const [paper] = await papers(service);
    const [one, other] = [await receiptPdf(service, paper!.id), await receiptPdf(service, paper!.id)];
    expect(one.name).toBe("receipt-TEST-000001.pdf");
    expect(Buffer.from(one.content).subarray(0, 5).toString()).toBe("%PDF-");
    expect(Buffer.compare(Buffer.from(one.content), Buffer.from(other.content))).toBe(0);
  });

  test("is handed out in the portal, to whom it belongs and to nobody else", async () => {
    const service = await testBilling();
    await service.ada.buys("pins");
    await service.bert.buys("pins");
    const portal = "/portal/atelier/atelier_web";
    // Two at once would share the jobs: the second run of them doesn’t wait for a job that the first one has taken.
    const adas = await sessionOf(service, service.ada.email);
    const berts = await sessionOf(service, service.bert.email);
    const { body } = await service.call<{ receipts: { id: string; number: string }[] }>(`${portal}/customer`, {
      key: null,
      headers: { cookie: adas },
    });
    expect(body.receipts).toMatchObject([{ number: "TEST-000001", title: "Ten pins" }]);
    const file = (cookie: string) =>
      service.billing.fetch(
        new Request(`http://billing.example${portal}/receipts/${body.receipts[0]!.id}.pdf`, { headers: { cookie } }),
      );
    const [mine, theirs, nobodys] = [await file(adas), await file(berts), await file("")];
    expect([mine.status, theirs.status, nobodys.status]).toEqual([200, 404, 401]);
    expect(mine.headers.get("content-type")).toBe("application/pdf");
    expect((await mine.text()).startsWith("%PDF-")).toBe(true);
  });

  test("prints Greek, Cyrillic and Vietnamese names", async () => {
    const service = await testBilling();
    await service.ada.buys("pins");
    const [paper] = await papers(service);
    const footer = "Łódź, Ελλάδα, Київ, Tiếng Việt, €5, ₴7, Ателье Ada, 1\u202f000\u202f€";
    await service.rows(`update billing.receipts set content = content || jsonb_build_object('footer', '${footer}')`);
    const shown = readPdf((await receiptPdf(service, paper!.id)).content);
    expect(linesOf(shown)).toContain(footer.replaceAll("\u202f", "\u00a0"));
    expect(shown.flatMap(({ glyphs }) => glyphs)).not.toContain(0);
  });

  test("holds the longest names and addresses there are", async () => {
    const long = "Schnittmusterbogensammlung".repeat(12);
    const file = await drawReceipt(
      {
        kind: "credit_note",
        number: "000001",
        isSandbox: false,
        issuedAt: new Date("2026-01-31T10:00:00Z"),
        content: {
          seller: long,
          supportEmail: null,
          footer: `${long} ${long}`,
          email: `${long.slice(0, 60)}@mail.example`,
          appUserId: "ada",
          line: { title: long, period: null },
          currency: "JPY",
          totalMicros: 500_000_000,
          taxes: [{ name: long.slice(0, 50), amountMicros: 45_000_000 }],
          isTaxIncluded: true,
          country: "JP",
          card: null,
          transactionId: "019b",
          takesBack: "000000",
        },
      },
      await languageOf("fi"),
    );
    expect(
      Buffer.from(file)
        .toString("latin1")
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
  });
});

/** Asks for a link, opens it. @returns the cookie. */
async function sessionOf(service: TestBilling, email: string): Promise<string> {
  const portal = "/portal/atelier/atelier_web";
  await service.post(`${portal}/links`, { email }, "");
  await service.runJobs();
  const sent = service.emails.find((it) => it.to === email && it.text.includes("#"));
  const [, token] = /#(\S+)/.exec(sent!.text)!;
  const { headers } = await service.call(`${portal}/session`, {
    key: null,
    method: "POST",
    body: JSON.stringify({ token }),
  });
  return headers.get("set-cookie")!.split(";")[0]!;
}
