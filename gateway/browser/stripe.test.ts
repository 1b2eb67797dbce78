import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { openSite, type TestSite } from "../testing/page.ts";

let site: TestSite;
let browser: Browser;
let page: Page;
let complaints: string[];

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));

beforeAll(async () => {
  if (!existsSync(below("../dist/stripe.js"))) {
    const { build } = await import("vite");
    await build({ configFile: below("../vite.config.ts"), root: below(".."), logLevel: "error" });
  }
  site = await openSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  complaints = [];
  page = await (await browser.newContext({ locale: "de-DE" })).newPage();
  page.on("console", (line) => {
    // A refused card is a 402, which the browser itself writes down.
    if (["error", "warning"].includes(line.type()) && !line.text().includes("402")) complaints.push(line.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(site.address);
});
afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

interface Twin {
  elements(options: object): Group;
  confirmPayment(options: object): Promise<Outcome>;
  confirmSetup(options: object): Promise<Outcome>;
  createConfirmationToken(
    options: object,
  ): Promise<{ confirmationToken: { id: string; payment_method_preview: object } }>;
  retrievePaymentIntent(secret: string): Promise<Outcome>;
  handleNextAction(options: object): Promise<Outcome>;
}
interface Group {
  create(
    type: string,
    options?: object,
  ): { mount(at: string): void; on(name: string, hear: (event: Heard) => void): void };
  update(options: object): void;
  submit(): Promise<{ error?: { code: string } }>;
}
interface Heard {
  elementType: string;
  complete?: boolean;
  availablePaymentMethods?: object;
  value?: { type?: string; email?: string };
}
interface Outcome {
  error?: { type: string; code: string; decline_code?: string };
  paymentIntent?: { id: string; status: string };
  setupIntent?: { id: string; status: string };
}
interface Shop {
  Stripe: ((key: string, options: object) => Twin) & { version: string };
  twin: Twin;
  group: Group;
  heard: [string, Heard][];
}

const card = (): FrameLocator => page.frameLocator("#card iframe");

/** Does what a checkout does: elements of all three kinds, handlers after mounting, an update at once. */
async function openForm(options: object = {}): Promise<void> {
  await page.evaluate(
    ([more, publishableKey, stripeAccount]) => {
      const shop = window as unknown as Shop;
      shop.heard = [];
      shop.twin = shop.Stripe(publishableKey as string, { stripeAccount });
      const money = { mode: "payment", amount: 999, currency: "eur", setupFutureUsage: "off_session" };
      shop.group = shop.twin.elements({ ...money, locale: "en", ...(more as object) });
      for (const [type, at] of [
        ["expressCheckout", "#wallets"],
        ["linkAuthentication", "#email"],
        ["payment", "#card"],
      ] as const) {
        const element = shop.group.create(type);
        element.mount(at);
        for (const name of ["ready", "change", "loaderror"])
          element.on(name, (event) => shop.heard.push([name, { ...event }]));
      }
      shop.group.update({ ...money, ...(more as object) });
    },
    [options, "pk_test_atelier_111111111111", "acct_atelier"] as const,
  );
  await card().getByLabel("Card number").waitFor();
  await page.frameLocator("#email iframe").getByLabel("Email").fill("ada@example.org");
}

async function type(number: string): Promise<void> {
  // Going there first waits until the form is shown: keys for a field that is still hidden reach nobody.
  await card().getByLabel("Card number").click();
  await card().getByLabel("Card number").pressSequentially(number);
  await card().getByLabel("Expiry").fill("1240");
  await card().getByLabel("Security code").fill("123");
  await card().getByLabel("Postal code").fill("04109");
}

const confirm = (secret: string): Promise<Outcome> =>
  page.evaluate(async (clientSecret) => {
    const { twin, group } = window as unknown as Shop;
    const checked = await group.submit();
    if (checked.error) return checked as Outcome;
    const confirming = { elements: group, clientSecret, redirect: "if_required" };
    return clientSecret.startsWith("seti_") ? twin.confirmSetup(confirming) : twin.confirmPayment(confirming);
  }, secret);

const intentOf = async (): Promise<{ id: string; secret: string }> => {
  const { stripe } = site.house;
  const ada = await stripe.customers.create({});
  const intent = await stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    customer: ada.id,
    setup_future_usage: "off_session",
  });
  return { id: intent.id, secret: intent.client_secret ?? "" };
};

describe("window.Stripe", () => {
  test("is there with the version loaders look for", async () => {
    expect(await page.evaluate(() => (window as unknown as Shop).Stripe.version)).toBe("basil");
  });

  test("answers a question that comes before its frames are there", async () => {
    const code = await page.evaluate(async () => {
      const group = (window as unknown as Shop).Stripe("pk_test_atelier_111111111111", {}).elements({ locale: "en" });
      group.create("payment").mount("#card");
      return (await group.submit()).error?.code;
    });
    expect(code).toBe("incomplete_number");
  });

  test("says so when a frame does not come", async () => {
    await page.clock.install();
    await page.route("**/frame/payment.html", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          const element = (window as unknown as Shop)
            .Stripe("pk_test_atelier_111111111111", {})
            .elements({})
            .create("payment");
          element.mount("#card");
          element.on("loaderror", (event) => resolve(event.elementType));
        }),
    );
    await page.clock.runFor(16_000);
    expect(await heard).toBe("payment");
  });

  test("refuses what is no publishable key", async () => {
    const message = await page.evaluate(() => {
      try {
        (window as unknown as Shop).Stripe("sk_test_atelier_1", {});
        return "";
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(message).toContain("publishable key");
  });

  test("reports every element ready after handlers are there, wallets included", async () => {
    await openForm();
    const heard = await page.evaluate(() => (window as unknown as Shop).heard);
    const ready = heard.filter(([name]) => name === "ready").map(([, event]) => event.elementType);
    expect(ready.sort()).toEqual(["expressCheckout", "linkAuthentication", "payment"]);
  });
});

describe("the card form", () => {
  test("pays: number, expiry and code typed, confirmed, charged", async () => {
    await openForm();
    const { id, secret } = await intentOf();
    await type("4242424242424242");
    expect(await card().getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
    expect(await card().getByLabel("Expiry").inputValue()).toBe("12 / 40");
    await card().getByText("Visa", { exact: true }).waitFor();
    await page.waitForFunction(() =>
      (window as unknown as Shop).heard.some(
        ([name, event]) => name === "change" && event.complete && event.value?.type,
      ),
    );
    expect(await confirm(secret)).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
    const charged = await site.house.stripe.paymentIntents.retrieve(id, { expand: ["payment_method"] });
    expect(charged).toMatchObject({
      status: "succeeded",
      payment_method: {
        billing_details: { email: "ada@example.org", address: { country: "DE", postal_code: "04109" } },
      },
    });
    const found = await page.evaluate((one) => (window as unknown as Shop).twin.retrievePaymentIntent(one), secret);
    expect(found).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
  });

  test("goes to the page the shop names when it asks for that", async () => {
    await openForm();
    const { id, secret } = await intentOf();
    await type("4242424242424242");
    await page.evaluate(async (clientSecret) => {
      const { twin, group } = window as unknown as Shop;
      await group.submit();
      void twin.confirmPayment({
        elements: group,
        clientSecret,
        confirmParams: { return_url: `${location.origin}/thanks` },
      });
    }, secret);
    await page.waitForURL(
      `**/thanks?payment_intent=${id}&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
    );
  });

  test("has nothing axe complains about, and neither has the bank's page", async () => {
    await openForm();
    await confirm((await intentOf()).secret);
    const inForm = await new AxeBuilder({ page }).analyze();
    expect(inForm.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await type("4000002760003184");
    const outcome = confirm((await intentOf()).secret);
    const bank = page.frameLocator("dialog iframe");
    await expect.poll(() => bank.getByRole("button", { name: "Complete" }).isEnabled()).toBe(true);
    const inBank = await new AxeBuilder({ page }).analyze();
    expect(inBank.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await bank.getByRole("button", { name: "Complete" }).click();
    await outcome;
  });

  test("saves a card", async () => {
    await openForm({ mode: "setup" });
    const intent = await site.house.stripe.setupIntents.create({});
    await type("4242424242424242");
    expect(await confirm(intent.client_secret ?? "")).toMatchObject({ setupIntent: { status: "succeeded" } });
  });

  test("gives a token with country and postal code, before anything is paid", async () => {
    await openForm();
    await type("4242424242424242");
    await card().getByLabel("Country").selectOption("FR");
    await card().getByLabel("Postal code").fill("75011");
    const { confirmationToken } = await page.evaluate(async () => {
      const { twin, group } = window as unknown as Shop;
      await group.submit();
      return twin.createConfirmationToken({ elements: group });
    });
    expect(confirmationToken).toMatchObject({
      payment_method_preview: { billing_details: { address: { country: "FR", postal_code: "75011" } } },
    });
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

  test.each([
    ["4000000000000069", "Expiry", "expired_card", "Your card has expired."],
    ["4000000000000127", "Security code", "incorrect_cvc", "Your card's security code is incorrect."],
  ])("shows %s's refusal at its field (%s)", async (number, label, code, sentence) => {
    await openForm();
    await type(number);
    expect(await confirm((await intentOf()).secret)).toMatchObject({ error: { code } });
    await card().getByText(sentence).waitFor();
    expect(await card().getByLabel(label).getAttribute("aria-invalid")).toBe("true");
    expect(
      await card()
        .getByLabel(label)
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });

  test("says what is missing and sends nothing", async () => {
    await openForm();
    const before = site.requests.length;
    expect(await confirm((await intentOf()).secret)).toMatchObject({
      error: { type: "validation_error", code: "incomplete_number" },
    });
    for (const sentence of ["Enter the whole card number.", "Enter month and year, as on the card."])
      await card().getByText(sentence).waitFor();
    expect(site.requests.slice(before).filter(({ line }) => line.includes("/v1/"))).toEqual([]);
  });

  test("finds a mistyped number and a card that is over when the field is left", async () => {
    await openForm();
    await card().getByLabel("Card number").fill("4242424242424241");
    await card().getByLabel("Expiry").fill("0120");
    await card().getByLabel("Security code").focus();
    await card().getByText("This card number is not valid. Check its digits.").waitFor();
    await card().getByText("This card has expired.").waitFor();
  });

  test("goes from field to field as somebody types, and by keys in reading order", async () => {
    await openForm();
    await card().getByLabel("Card number").focus();
    await page.keyboard.type("42424242424242421240123");
    expect(await card().getByLabel("Security code").inputValue()).toBe("123");
    for (const label of ["Country", "Postal code"]) {
      await page.keyboard.press("Tab");
      expect(
        await card()
          .getByLabel(label)
          .evaluate((field) => field === document.activeElement),
      ).toBe(true);
    }
  });

  test("keeps the caret in place when a digit in the middle is mended", async () => {
    await openForm();
    const number = card().getByLabel("Card number");
    await number.fill("4242424242424242");
    await number.focus();
    await number.evaluate((field: HTMLInputElement) => field.setSelectionRange(6, 6));
    await page.keyboard.press("Backspace");
    await page.keyboard.press("9");
    await expect.poll(() => number.inputValue()).toBe("4242 9242 4242 4242");
    expect(await number.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
  });

  test("asks no postal code where there are none", async () => {
    await openForm();
    await card().getByLabel("Country").selectOption("HK");
    expect(await card().getByLabel("Postal code").isHidden()).toBe(true);
  });

  test("wears the page's colours and nothing else of it, and grows with its content", async () => {
    await openForm({
      appearance: {
        theme: "stripe",
        variables: { colorText: "#112233", borderRadius: "9px", colorBackground: "url(https://evil.example/x)" },
        rules: {
          ".Input": { backgroundColor: "rgb(1, 2, 3)" },
          "#number": { color: "red" },
          ".Input:focus": { outline: "none" },
        },
      },
    });
    const number = card().getByLabel("Card number");
    const looks = await number.evaluate((field) => {
      const { backgroundColor, borderRadius, color } = getComputedStyle(field);
      return { backgroundColor, borderRadius, color };
    });
    expect(looks).toEqual({ backgroundColor: "rgb(1, 2, 3)", borderRadius: "9px", color: "rgb(17, 34, 51)" });
    const height = () => page.locator("#card iframe").evaluate((frame) => frame.clientHeight);
    const before = await height();
    await confirm((await intentOf()).secret);
    await page.waitForFunction((low) => document.querySelector("#card iframe")!.clientHeight > low, before);
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

  test("failed, it tells the page, says nothing itself and lets another card try", async () => {
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
    const intent = await site.house.stripe.paymentIntents.create({
      amount: 999,
      currency: "eur",
      confirm: true,
      payment_method: "pm_card_authenticationRequired",
    });
    const outcome = page.evaluate(
      (clientSecret) => (window as unknown as Shop).twin.handleNextAction({ clientSecret }),
      intent.client_secret ?? "",
    );
    await challenge().getByRole("button", { name: "Complete" }).click();
    expect(await outcome).toMatchObject({ paymentIntent: { id: intent.id, status: "succeeded" } });
  });

  test("left by Escape counts as failed", async () => {
    await openForm();
    await type("4000002760003184");
    const outcome = confirm((await intentOf()).secret);
    const complete = challenge().getByRole("button", { name: "Complete" });
    // The button is there before the script that listens; "complete" is said after both.
    await complete.evaluate(
      () => document.readyState === "complete" || new Promise((loaded) => addEventListener("load", loaded)),
    );
    await complete.focus();
    await page.keyboard.press("Escape");
    expect(await outcome).toMatchObject({ error: { code: "payment_intent_authentication_failure" } });
  });
});

describe("isolation", () => {
  test("the page around cannot look into the frame, although it has the same address", async () => {
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
      const shop = window as unknown as { messages: string[] };
      shop.messages = [];
      addEventListener("message", (event) => shop.messages.push(JSON.stringify(event.data)));
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

  test("the frame obeys nobody who does not know its channel", async () => {
    await openForm();
    await type("4242424242424242");
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>("#card iframe");
      frame?.contentWindow?.postMessage({ channel: "guess", message: { kind: "clear" } }, "*");
    });
    await page.evaluate(() => (window as unknown as Shop).group.submit());
    expect(await card().getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
  });
});
