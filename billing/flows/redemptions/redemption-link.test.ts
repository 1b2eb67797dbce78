import type { StatusAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { applyCatalogue } from "../../billing.ts";
import { catalogueErrorsOf } from "../../rules/catalogue/catalogue-errors.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

async function service(url: string): Promise<TestBilling> {
  const it = await testBilling();
  await it.rows(`update billing.apps set offers_redemption = true, redemption_url = '${url}'`);
  return it;
}

describe("a link that hands a purchase over", () => {
  test("comes with success, the same for every poll and every process", async () => {
    const { ada, startAnotherProcess, keys } = await service("hemline://redeem_web_purchase");
    const checkout = await ada.buys("lookbook");
    const { redemption_info } = await checkout.status();
    expect(redemption_info?.redeem_url).toMatch(
      /^hemline:\/\/redeem_web_purchase\?redemption_token=[A-Za-z0-9_-]{43}$/,
    );
    const elsewhere = await (await startAnotherProcess()).fetch(
      new Request(`http://billing.example/rcbilling/v1/checkout/${checkout.session}`, {
        headers: { authorization: `Bearer ${keys.sandbox}` },
      }),
    );
    const { operation } = (await elsewhere.json()) as StatusAnswer;
    expect(operation.redemption_info).toEqual(redemption_info);
  });

  test("is kept as a hash, for an hour", async () => {
    const { ada, rows, setClock } = await service("hemline://redeem");
    const checkout = await ada.buys("atelier_yearly");
    const token = (await checkout.status()).redemption_info?.redeem_url?.split("=")[1] ?? "";
    const [row] = await rows<{ token_hash: string; expires_at: Date }>("select * from billing.redemptions");
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.expires_at).toEqual(new Date("2026-01-31T11:00:00Z"));
    setClock("2026-01-31T11:00:00Z");
    expect(await checkout.status()).toMatchObject({ status: "succeeded", redemption_info: null });
  });

  test("needs an address of the app's own: a catalogue without one is sent back", async () => {
    const { db, clock } = await testBilling();
    const apps = [{ identifier: "atelier_web", name: "Atelier", redemption: { offers: true } }];
    const error = await applyCatalogue(db, { ...fixtureCatalogue, apps }, { clock, keys: [] }).catch(
      (thrown) => thrown,
    );
    expect(catalogueErrorsOf(error)).toEqual(["apps[0].redemption.url: is needed when links are offered"]);
  });

  test("joins an address that has questions of its own", async () => {
    const { ada } = await service("https://app.example/redeem?from=web");
    const { redemption_info } = await (await ada.buys("lookbook")).status();
    expect(redemption_info?.redeem_url).toMatch(
      /^https:\/\/app\.example\/redeem\?from=web&redemption_token=[\w-]{43}$/,
    );
  });

  test("is not shown once it was used, nor where the app offers none", async () => {
    const { ada, bert, rows } = await service("hemline://redeem");
    const checkout = await ada.buys("lookbook");
    await rows("update billing.redemptions set redeemed_at = now(), redeemed_by = 'bert'");
    expect((await checkout.status()).redemption_info).toBeNull();
    await rows("update billing.apps set offers_redemption = false");
    expect((await (await bert.buys("lookbook")).status()).redemption_info).toBeNull();
    expect(await rows("select count(*)::int from billing.redemptions")).toEqual([{ count: 1 }]);
  });
});
