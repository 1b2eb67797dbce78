// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PaywallScreen } from "./paywall-screen.tsx";
import {
  button,
  buttonOf,
  buy,
  labels,
  nameOf,
  paywallOf,
  plan,
  show,
  stack,
  terms,
  text,
  twoPlans,
} from "./testing/show-paywall.tsx";
import { offeringOf, samplePackages } from "./testing/test-offerings.ts";

describe("packages", () => {
  test("what is about one with a trial may say so, and outside of packages the selected one counts", async () => {
    const free = { ...labels.en_US, free: "{{ sub_offer_duration }} free" };
    const plans = [plan("$rc_annual", true, terms({})), plan("$rc_monthly", false, terms({})), terms({}), buy];
    const ada = await show(paywallOf(plans, { en_US: free }));
    expect(ada.root.textContent).toBe("1 week freeA month1 week freeBuy");
    await ada.press("A month");
    expect(ada.root.textContent).toBe("1 week freeA monthA monthBuy");
  });

  test("the selected state comes last", async () => {
    const chosen = { ...labels.en_US, free: "Free" };
    const plans = [plan("$rc_annual", true, terms({ text_lid: "chosen", font_weight: null })), buy];
    const ada = await show(paywallOf(plans, { en_US: chosen }));
    expect(ada.root.textContent).toBe("ChosenBuy");
    expect(ada.root.querySelector<HTMLElement>(".hpp-text")?.style.fontWeight).toBe("700");
  });

  test("the flagged one is selected, another is by a click, and the texts follow", async () => {
    const ada = await show(paywallOf(twoPlans, labels));
    const state = () => [...ada.root.querySelectorAll("[role=radio]")].map((one) => one.getAttribute("aria-checked"));
    expect([state(), ada.root.textContent]).toEqual([["true", "false"], "A yearA monthA year for €36.00Buy"]);
    await ada.press("A month");
    expect([state(), ada.root.textContent]).toEqual([["false", "true"], "A yearA monthA month for €4.00Buy"]);
    await ada.press("A month");
    expect(ada.selected).toEqual(["$rc_monthly"]);
  });

  test("arrow keys go round", async () => {
    const ada = await show(paywallOf(twoPlans, labels));
    buttonOf(ada.root, "A year").focus();
    await ada.key("ArrowDown");
    expect(nameOf(ada.root, document.activeElement as HTMLElement)).toBe("A month");
    await ada.key("ArrowRight");
    expect(ada.selected).toEqual(["$rc_monthly", "$rc_annual"]);
    await ada.key("ArrowUp");
    expect(ada.selected.at(-1)).toBe("$rc_monthly");
  });

  test("one of them is reached by tab, also where none is selected", async () => {
    const ada = await show(
      paywallOf([plan("$rc_annual", false, text("year")), plan("$rc_monthly", false, text("month"))], labels),
    );
    expect([...ada.root.querySelectorAll<HTMLElement>("[role=radio]")].map((one) => one.tabIndex)).toEqual([0, -1]);
  });

  test("show their own values inside, whichever is selected", async () => {
    const ada = await show(
      paywallOf([plan("$rc_annual", true, text("line")), plan("$rc_monthly", false, text("line"))], labels),
    );
    expect(ada.root.textContent).toBe("A year for €36.00A month for €4.00");
  });

  test("look selected all the way down, buttons included", async () => {
    const marked = text("go", { overrides: { states: { selected: { text_lid: "chosen" } } } });
    const nested = (id: string, isDefault: boolean) =>
      plan(id, isDefault, stack(marked, { type: "purchase_button", stack: stack(marked) }));
    const ada = await show(paywallOf([nested("$rc_annual", true), nested("$rc_monthly", false), marked], labels));
    expect(ada.root.textContent).toBe("ChosenChosenGoGoGo");
  });
});

describe("the purchase button", () => {
  test("buys what is selected", async () => {
    const ada = await show(paywallOf(twoPlans, labels));
    await ada.press("A month");
    await ada.press("Buy");
    expect(ada.done).toEqual(["purchase $rc_monthly"]);
  });
  test("buys nothing where nothing is selected", async () => {
    const ada = await show(paywallOf([plan("$rc_annual", false, text("year")), text("line"), buy], labels));
    expect(ada.root.textContent).toContain("N/A for N/A");
    expect(buttonOf(ada.root, "Buy").getAttribute("aria-disabled")).toBe("true");
    await ada.press("Buy");
    expect(ada.done).toEqual([]);
  });
  test("waits while a purchase opens", async () => {
    const ada = await show(paywallOf(twoPlans, labels));
    await ada.again({ isBusy: true });
    await ada.press("Buy");
    expect([ada.done, buttonOf(ada.root, "Buy").getAttribute("aria-busy")]).toEqual([[], "true"]);
    await ada.again({ isBusy: false });
    await ada.press("Buy");
    expect(ada.done).toEqual(["purchase $rc_annual"]);
  });
});

describe("a button", () => {
  const addresses = {
    en_US: { go: "Go", safe: "https://x.example/terms", script: "javascript:alert(1)", empty: "" },
    de_DE: { safe: "https://x.example/de" },
  };
  const to = (destination: string, url_lid: string) => ({ type: "navigate_to", destination, url: { url_lid } });
  test.each([
    [{ type: "restore_purchases" }, "restore-purchases"],
    [{ type: "navigate_back" }, "navigate-back"],
    [{ type: "navigate_to", destination: "customer_center" }, "visit-customer-center"],
    [to("url", "safe"), "navigate-to-url https://x.example/terms"],
    [to("terms", "safe"), "navigate-to-url https://x.example/terms"],
    [to("privacy_policy", "safe"), "navigate-to-url https://x.example/terms"],
  ])("%j", async (action, line) => {
    const ada = await show(paywallOf([button("go", action)], addresses));
    await ada.press("Go");
    expect(ada.done).toEqual([line]);
  });
  test.each([
    [to("url", "script")],
    [to("url", "nowhere")],
    [to("url", "empty")],
    [{ type: "offer_code" }],
    [{ type: "navigate_to", destination: "sheet" }],
  ])("that can do nothing is not there: %j", async (action) => {
    expect((await show(paywallOf([button("go", action)], addresses))).root.textContent).toBe("");
  });
  test("leads to the address of the language", async () => {
    const ada = await show(paywallOf([button("go", to("url", "safe"))], addresses), { selectedLocale: "de-AT" });
    await ada.press("Go");
    expect(ada.done).toEqual(["navigate-to-url https://x.example/de"]);
  });
  test("that goes back is not there where going back is hidden", async () => {
    const paywall = paywallOf([button("go", { type: "navigate_back" })], addresses);
    expect((await show(paywall, { hideBackButtons: true })).root.textContent).toBe("");
  });
});

test("an offering without a paywall fails", () => {
  const offering = offeringOf(samplePackages);
  expect(() =>
    renderToString(<PaywallScreen offering={offering} selectedLocale="en" colorMode="light" act={() => {}} />),
  ).toThrow("The offering default has no paywall.");
});
