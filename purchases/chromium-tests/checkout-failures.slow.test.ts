import { describe, expect, test, vi } from "vitest";
import {
  asked,
  atForm,
  calls,
  cancelled,
  enabledPay,
  ends,
  networkError,
  notice,
  openCustomer,
  paid,
} from "../testing/chromium-checkout-steps.ts";
import { openShopInChromium } from "../testing/chromium-shop.ts";

openShopInChromium();

// Three pages beside each other keep two cores busy; on a machine with other work each of them takes its time.
vi.setConfig({ maxConcurrency: 3, testTimeout: 90_000 });

describe.concurrent("a lost connection", () => {
  test.for(["before", "after"] as const)("at the start, %s it was heard", async (side, given) => {
    const ada = await openCustomer(given);
    await ada.losesConnection(calls.start, { side });
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.sees(networkError);
    await ada.clicks("Try again");
    await ada.fillsForm();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for(["before", "after"] as const)("while the first tax is asked for, %s it was heard", async (side, given) => {
    const ada = await openCustomer(given, { key: "rcb_sb_taxed" });
    await ada.losesConnection(calls.taxes, { side });
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    // On the error page, or in the form with more words where its fields were quicker.
    await ada.page.getByText(networkError).first().waitFor();
    await ada.clicks("Try again");
    await ada.fillsForm();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("while the address is taxed, and trying again only asks", async (given) => {
    const ada = await openCustomer(given, { key: "rcb_sb_taxed" });
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.pay.waitFor();
    await ada.losesConnection(calls.taxes, { side: "after" });
    await ada.email.fill("ada@example.org");
    await ada.entersCard();
    await notice(ada).getByRole("button").click();
    await ada.page.locator(enabledPay).getByText("€4.76").waitFor();
    expect(asked(ada, calls.complete)).toBe(0);
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for([
    ["complete", "before"],
    ["confirm", "before"],
    ["confirm", "after"],
  ] as const)("at %s, %s it was heard: said in the form, and one press goes on", async ([call, side], given) => {
    const ada = await atForm(given);
    await ada.losesConnection(calls[call], { side });
    await ada.pay.click();
    await notice(ada).getByText(networkError).waitFor();
    await notice(ada).getByRole("button").click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for([
    ["status", "after"],
    ["customer", "after"],
  ] as const)("at the %s after the payment, %s it was heard, is survived", async ([call, side], given) => {
    const ada = await atForm(given);
    await ada.losesConnection(calls[call], { side });
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("altogether, from paying on, until the customer is back", async (given) => {
    const ada = await atForm(given);
    await ada.page.context().setOffline(true);
    await ada.pay.click();
    await notice(ada).getByText(networkError).waitFor();
    await ada.clicks("Try again");
    await notice(ada).getByText(networkError).waitFor();
    await ada.page.context().setOffline(false);
    await ada.clicks("Try again");
    await ends(ada, { told: paid, charges: 1 });
  });
});

test("the provider's script is blocked: reported, and trying again loads it again", async (given) => {
  const ada = await openCustomer(given);
  await ada.page.route(calls.script, (route) => route.abort("connectionreset"));
  await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
  await ada.sees(networkError);
  await ada.page.unroute(calls.script);
  await ada.clicks("Try again");
  await ada.fillsForm();
  await ada.pay.click();
  await ends(ada, { told: paid, charges: 1 });
});

const answers = {
  "a 500": { status: 500, contentType: "text/plain", body: "oops" },
  "a 404 in HTML": { status: 404, contentType: "text/html", body: "<html><h1>Not found</h1></html>" },
  nonsense: { status: 200, contentType: "application/json", body: '{"operation' },
  "a 429": {
    status: 429,
    contentType: "application/json",
    body: '{"code":7000,"message":"Too many requests. Try again in 3 seconds."}',
  },
};
const kinds = Object.keys(answers) as (keyof typeof answers)[];
/** What the customer reads, with the code that support asks for. */
const notStarted: Record<keyof typeof answers, string> = {
  "a 500": "Purchase not started due to an error (error code: 16).",
  "a 404 in HTML": "Purchase not started due to an error (error code: 16).",
  nonsense: "Purchase not started due to an error (error code: 12).",
  "a 429": "Purchase not started due to an error (error code: 7000).",
};

describe.concurrent("the billing service answers", () => {
  test.for(kinds)("%s to the start: reported, and trying again starts again", async (kind, given) => {
    const ada = await openCustomer(given);
    await ada.getsAnswer(calls.start, answers[kind]);
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.sees(notStarted[kind]);
    await ada.clicks("Try again");
    await ada.pay.waitFor();
    await ada.clicks("Back");
    await ends(ada, { told: cancelled, charges: 0 });
  });

  test.for(kinds)("%s to completing: reported, and nothing was paid", async (kind, given) => {
    const ada = await atForm(given);
    await ada.getsAnswer(calls.complete, answers[kind]);
    await ada.pay.click();
    await ada.sees(notStarted[kind]);
    await ada.clicks("Close");
    await ends(ada, { told: { refused: {} }, charges: 0 });
    expect(asked(ada, calls.confirm)).toBe(0);
  });

  test("a 500 to completing: trying again pays once", async (given) => {
    const ada = await atForm(given);
    await ada.getsAnswer(calls.complete, answers["a 500"]);
    await ada.pay.click();
    await ada.clicks("Try again");
    await ada.fillsForm();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for(kinds)("%s to the question how it ended: trying again only asks", async (kind, given) => {
    const ada = await atForm(given);
    await ada.getsAnswer(calls.status, answers[kind], 2);
    await ada.pay.click();
    await ada.sees("Something went wrong");
    await ada.clicks("Try again");
    await ends(ada, { told: paid, charges: 1 });
    expect(asked(ada, calls.complete)).toBe(1);
  });

  test.for(["a 500", "nonsense"] as const)(
    "%s to the tax: reported, and nothing is paid without it",
    async (kind, given) => {
      const ada = await openCustomer(given, { key: "rcb_sb_taxed" });
      await ada.getsAnswer(calls.taxes, answers[kind]);
      await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
      await ada.sees(notStarted[kind]);
      await ada.clicks("Close");
      await ends(ada, { told: { refused: {} }, charges: 0 });
    },
  );

  test("nonsense to the branding: the purchase goes on without it", async (given) => {
    const ada = await openCustomer(given);
    await ada.getsAnswer(calls.branding, answers.nonsense, 10);
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsForm();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("a 500 for the customer after the payment: read again, and the purchase is reported", async (given) => {
    const ada = await atForm(given);
    await ada.getsAnswer(calls.customer, answers["a 500"]);
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });
});
