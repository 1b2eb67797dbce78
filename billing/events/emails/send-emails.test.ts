import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";

import { retryEmails, undeliveredEmails } from "./manage-undelivered-emails.ts";

describe("sending emails", () => {
  test("tries again while the mail server is away, and each email is sent once", async () => {
    const service = await testBilling();
    service.setMailWorking(false);
    await service.ada.buys("pins");
    await service.sendOutgoing();
    expect(service.emails).toEqual([]);
    service.setMailWorking(true);
    await service.sendOutgoing();
    expect(service.emails).toEqual([]);
    service.setClock("2026-01-31T10:01:00Z");
    await service.sendOutgoing();
    await service.sendOutgoing();
    expect(service.emails).toHaveLength(1);
    expect(await service.rows("select tries, due_at, sent_at is not null as is_sent from billing.emails")).toEqual([
      { tries: 2, due_at: null, is_sent: true },
    ]);
  });

  test("tries for three days, then keeps the email until it is sent again", async () => {
    const service = await testBilling();
    service.setMailWorking(false);
    await service.ada.buys("pins");
    const begun = service.clock().getTime();
    for (let dueAt: Date | null = service.clock(); dueAt; ) {
      service.setClock(dueAt.toISOString());
      await service.sendOutgoing();
      [{ due_at: dueAt }] = (await service.rows("select due_at from billing.emails")) as [{ due_at: Date | null }];
    }
    expect(service.clock().getTime() - begun).toBeGreaterThanOrEqual(3 * 86_400_000);
    const [email] = await undeliveredEmails(service.db);
    expect(email).toMatchObject({
      type: "purchase",
      email: service.ada.email,
      tries: 10,
      fault: "The mail server does not answer.",
    });
    expect(service.loggedErrors.splice(0)).toMatchObject([{ msg: expect.stringContaining("npm run mail -- retry") }]);
    service.setMailWorking(true);
    await service.sendOutgoing();
    expect(service.emails).toEqual([]);
    expect(await retryEmails(service.db, [email!.id], service.clock())).toBe(1);
    await service.sendOutgoing();
    await service.sendOutgoing();
    expect(service.emails.map(({ id }) => id)).toEqual([email!.id]);
    expect(await undeliveredEmails(service.db)).toEqual([]);
  });

  test("tries emails with links for three days, too", async () => {
    const service = await testBilling();
    const lasting = await service.rows("select name from jobs.queue where dead_letter = 'jobs.given-up' order by name");
    expect(lasting).toEqual([{ name: "billing.portal-link" }, { name: "billing.redemption-link" }]);
  });

  test("sends nothing twice from several processes", async () => {
    const service = await testBilling();
    await service.ada.buys("pins");
    await service.bert.buys("pins");
    const others = await Promise.all([service.startAnotherProcess(), service.startAnotherProcess()]);
    await Promise.all([service.sendOutgoing(), ...others.map((it) => it.tick())]);
    await expect.poll(() => service.emails.length, { timeout: 20_000 }).toBe(2);
    expect(new Set(service.emails.map((it) => it.to)).size).toBe(2);
  });

  test("what was rolled back is never written about", async () => {
    const service = await testBilling();
    const checkout = await service.ada.startsCheckout("pins");
    await checkout.pays();
    service.crashAtNextCommit();
    await checkout.status();
    await service.sendOutgoing();
    expect(service.emails).toEqual([]);
  });
});
