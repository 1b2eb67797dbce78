import { describe, expect, test } from "vitest";
import {
  card,
  confirm,
  intentOf,
  type MerchantWindow,
  openForm,
  openMerchantPage,
  page,
  site,
  type,
} from "./testing/checkout-form.ts";

openMerchantPage();

describe("window.Stripe", () => {
  test("has the version that loaders look for", async () => {
    expect(await page.evaluate(() => (window as unknown as MerchantWindow).Stripe.version)).toBe("basil");
  });

  test("answers a request that precedes its frames", async () => {
    const code = await page.evaluate(async () => {
      const group = (window as unknown as MerchantWindow)
        .Stripe("pk_test_atelier_111111111111", {})
        .elements({ locale: "en" });
      group.create("payment").mount("#card");
      return (await group.submit()).error?.code;
    });
    expect(code).toBe("incomplete_number");
  });

  test("reports a frame that does not load", async () => {
    await page.clock.install();
    await page.route("**/frame/payment.html", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    const events = page.evaluate(
      () =>
        new Promise((resolve) => {
          const element = (window as unknown as MerchantWindow)
            .Stripe("pk_test_atelier_111111111111", {})
            .elements({})
            .create("payment");
          element.mount("#card");
          element.on("loaderror", (event) => resolve(event.elementType));
        }),
    );
    await page.clock.runFor(16_000);
    expect(await events).toBe("payment");
  });

  test("refuses anything but a publishable key", async () => {
    const message = await page.evaluate(() => {
      try {
        (window as unknown as MerchantWindow).Stripe("sk_test_atelier_1", {});
        return "";
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(message).toContain("publishable key");
  });

  test("reports every element ready to handlers added after mounting, wallets included", async () => {
    await openForm();
    const events = await page.evaluate(() => (window as unknown as MerchantWindow).events);
    const ready = events.filter(([name]) => name === "ready").map(([, event]) => event.elementType);
    expect(ready.sort()).toEqual(["expressCheckout", "linkAuthentication", "payment"]);
  });
});

describe("the card form", () => {
  test("pays with a typed card", async () => {
    await openForm();
    const { id, secret } = await intentOf();
    await type("4242424242424242");
    expect(await card().getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
    expect(await card().getByLabel("Expiry").inputValue()).toBe("12 / 40");
    await card().getByText("Visa", { exact: true }).waitFor();
    await page.waitForFunction(() =>
      (window as unknown as MerchantWindow).events.some(
        ([name, event]) => name === "change" && event.complete && event.value?.type,
      ),
    );
    expect(await confirm(secret)).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
    const charged = await site.simulator.stripe.paymentIntents.retrieve(id, { expand: ["payment_method"] });
    expect(charged).toMatchObject({
      status: "succeeded",
      payment_method: {
        billing_details: { email: "ada@example.org", address: { country: "DE", postal_code: "04109" } },
      },
    });
    const found = await page.evaluate(
      (one) => (window as unknown as MerchantWindow).stripeJs.retrievePaymentIntent(one),
      secret,
    );
    expect(found).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
  });

  test("shows a decline under the card number, and pays with another card", async () => {
    await openForm();
    const { secret } = await intentOf();
    await type("4000000000000002");
    expect(await confirm(secret)).toMatchObject({
      error: { type: "card_error", code: "card_declined", decline_code: "generic_decline" },
    });
    await card().getByText("Your card was declined.").waitFor();
    await card().getByLabel("Card number").fill("5555555555554444");
    expect(await card().getByText("Your card was declined.").count()).toBe(0);
    expect(await confirm(secret)).toMatchObject({ paymentIntent: { status: "succeeded" } });
  });
});

describe("3-D Secure", () => {
  const challenge = () => page.frameLocator("dialog iframe");

  test("shows the bank's page; completed, it pays", async () => {
    await openForm();
    const { id, secret } = await intentOf();
    await type("4000002760003184");
    const outcome = confirm(secret);
    await challenge().getByText("€9.99", { exact: false }).or(challenge().getByText("9,99")).waitFor();
    await challenge().getByRole("button", { name: "Complete" }).click();
    expect(await outcome).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("failed, it is reported to the page, and another card can be used", async () => {
    await openForm();
    const { secret } = await intentOf();
    await type("4000002500003155");
    const outcome = confirm(secret);
    await challenge().getByRole("button", { name: "Fail" }).click();
    expect(await outcome).toMatchObject({
      error: {
        code: "payment_intent_authentication_failure",
        message: expect.stringContaining("We are unable to authenticate"),
      },
    });
    expect(await card().getByText("We are unable to authenticate", { exact: false }).count()).toBe(0);
    expect(await card().getByLabel("Card number").isEnabled()).toBe(true);
  });

  test("is also shown for an intent that a server has confirmed", async () => {
    await openForm();
    const intent = await site.simulator.stripe.paymentIntents.create({
      amount: 999,
      currency: "eur",
      confirm: true,
      payment_method: "pm_card_authenticationRequired",
    });
    const outcome = page.evaluate(
      (clientSecret) => (window as unknown as MerchantWindow).stripeJs.handleNextAction({ clientSecret }),
      intent.client_secret ?? "",
    );
    await challenge().getByRole("button", { name: "Complete" }).click();
    expect(await outcome).toMatchObject({ paymentIntent: { id: intent.id, status: "succeeded" } });
  });

  test("dismissed by Escape counts as failed", async () => {
    await openForm();
    await type("4000002760003184");
    const outcome = confirm((await intentOf()).secret);
    const complete = challenge().getByRole("button", { name: "Complete" });
    // The button precedes the script that listens to it; "complete" follows both.
    await complete.evaluate(
      () => document.readyState === "complete" || new Promise((loaded) => addEventListener("load", loaded)),
    );
    await complete.focus();
    await page.keyboard.press("Escape");
    expect(await outcome).toMatchObject({ error: { code: "payment_intent_authentication_failure" } });
  });
});

describe("isolation", () => {
  test("the surrounding page cannot read the frame, although it has the same origin", async () => {
    await openForm();
    await type("4242424242424242");
    const seen = await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>("#card iframe");
      return { document: frame?.contentDocument ?? null, sandbox: frame?.getAttribute("sandbox") };
    });
    expect(seen).toEqual({ document: null, sandbox: "allow-scripts allow-forms" });
    expect(
      await card()
        .locator("body")
        .evaluate(() => window.origin),
    ).toBe("null");
  });

  test("nor can it open the frame's page without the sandbox", async () => {
    const reached = await page.evaluate(async () => {
      const frame = document.createElement("iframe");
      frame.src = "/gateway/frame/payment.html";
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener("load", resolve));
      return frame.contentDocument !== null;
    });
    expect(reached).toBe(false);
  });

  test("the number goes to the provider's token call alone, from the frame, and never by message", async () => {
    await page.evaluate(() => {
      const host = window as unknown as { messages: string[] };
      host.messages = [];
      addEventListener("message", (event) => host.messages.push(JSON.stringify(event.data)));
    });
    await openForm();
    const before = site.requests.length;
    await type("4242424242424242");
    await confirm((await intentOf()).secret);
    const carrying = site.requests.slice(before).filter(({ body }) => body.includes("4242424242424242"));
    expect(carrying.map(({ line }) => line)).toEqual(["POST /gateway/v1/confirmation_tokens"]);
    const messages = await page.evaluate(() => (window as unknown as { messages: string[] }).messages);
    expect(messages.length).toBeGreaterThan(3);
    expect(messages.filter((message) => message.replace(/\D/g, "").includes("4242424242424242"))).toEqual([]);
  });

  test("the frame ignores messages without its channel", async () => {
    await openForm();
    await type("4242424242424242");
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>("#card iframe");
      frame?.contentWindow?.postMessage({ channel: "guess", message: { kind: "clear" } }, "*");
    });
    await page.evaluate(() => (window as unknown as MerchantWindow).group.submit());
    expect(await card().getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
  });
});
