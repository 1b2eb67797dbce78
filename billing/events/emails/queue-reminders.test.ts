import type { Email } from "@hemline/mail";
import { describe, expect, test } from "vitest";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

const subjects = (emails: readonly Email[]) => emails.map((it) => it.subject);

async function at(service: TestBilling, instant: string): Promise<void> {
  service.setClock(instant);
  await service.billing.tick();
  await service.sendOutgoing();
}

/** What came since the last look. */
function mailboxOf({ emails }: TestBilling) {
  let seen = 0;
  return () => {
    const news = emails.slice(seen);
    seen = emails.length;
    return news;
  };
}

describe("a reminder comes a week before the end", () => {
  test("of a trial of more than a month", async () => {
    const service = await testBilling();
    await service.ada.buys("apprentice");
    await service.bert.buys("atelier_yearly");
    await service.sendOutgoing();
    const news = mailboxOf(service);
    news();
    await at(service, "2026-02-05T10:00:00Z");
    await at(service, "2026-03-23T10:00:00Z");
    expect(subjects(news()).filter((it) => it.includes("ends on"))).toEqual([]);
    await at(service, "2026-03-25T10:00:00Z");
    expect(subjects(news())).toEqual(["Your free trial ends on 31 March 2026"]);
  });

  test("of an introductory price", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_intro");
    await at(service, "2026-02-22T10:00:00Z");
    await at(service, "2026-02-28T10:00:00Z");
    expect(service.emails).toHaveLength(1);
    await at(service, "2026-03-25T10:00:00Z");
    expect(service.emails.at(-1)).toMatchObject({
      subject: "Your price changes on 31 March 2026",
      text: expect.stringContaining("After that you pay €4.00 per month until you cancel."),
    });
  });
});
