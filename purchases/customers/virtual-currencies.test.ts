import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ErrorCode } from "../purchases.ts";
import { ada, refusal } from "../testing/purchases-on-recorded-server.ts";
import * as recorded from "../testing/recorded-answers.ts";

describe("virtual currencies", () => {
  const gold = { virtual_currencies: { GLD: { balance: -5, name: "Gold", code: "GLD", description: null } } };
  const held = { all: { GLD: { balance: -5, name: "Gold", code: "GLD", serverDescription: null } } };
  const rich = async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { purchases, wire } = await ada({
      "GET /v1/subscribers/ada/virtual_currencies": { body: gold },
      "GET /v1/subscribers/bert/virtual_currencies": { body: { virtual_currencies: {} } },
      "GET /v1/subscribers/bert": { body: recorded.customer },
    });
    const reads = () => wire.seen.filter((one) => one.call.endsWith("/virtual_currencies")).length;
    const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
    return { purchases, reads, later };
  };

  test("are read once in five minutes", async () => {
    const { purchases, reads, later } = await rich();
    expect(await purchases.getVirtualCurrencies()).toEqual(held);
    later(5 * 60_000 - 1);
    expect(await purchases.getVirtualCurrencies()).toEqual(held);
    expect(reads()).toBe(1);
    later(1);
    await purchases.getVirtualCurrencies();
    expect(reads()).toBe(2);
  });

  test("are read again when the clock was set back", async () => {
    const { purchases, reads, later } = await rich();
    await purchases.getVirtualCurrencies();
    later(-60_000);
    await purchases.getVirtualCurrencies();
    expect(reads()).toBe(2);
  });

  test("are read once for all who ask at the same time", async () => {
    const { purchases, reads } = await rich();
    const [one, other] = await Promise.all([purchases.getVirtualCurrencies(), purchases.getVirtualCurrencies()]);
    expect([one, reads()]).toEqual([other, 1]);
  });

  test("are held however old they are, until they are forgotten", async () => {
    const { purchases, reads, later } = await rich();
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    await purchases.getVirtualCurrencies();
    later(60 * 60_000);
    expect(purchases.getCachedVirtualCurrencies()).toEqual(held);
    purchases.invalidateVirtualCurrenciesCache();
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    await purchases.getVirtualCurrencies();
    expect(reads()).toBe(2);
  });

  test("belong to one customer", async () => {
    const { purchases } = await rich();
    await purchases.getVirtualCurrencies();
    await purchases.changeUser("bert");
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    expect(await purchases.getVirtualCurrencies()).toEqual({ all: {} });
  });

  test("that were forgotten while they were read are not held", async () => {
    const { purchases } = await rich();
    const late = purchases.getVirtualCurrencies();
    purchases.invalidateVirtualCurrenciesCache();
    await late;
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
  });

  test("that could not be read are read again", async () => {
    const { purchases } = await ada({ "GET /v1/subscribers/ada/virtual_currencies": "hang up" });
    expect((await refusal(purchases.getVirtualCurrencies())).errorCode).toBe(ErrorCode.NetworkError);
    expect((await refusal(purchases.getVirtualCurrencies())).errorCode).toBe(ErrorCode.NetworkError);
  });
});
