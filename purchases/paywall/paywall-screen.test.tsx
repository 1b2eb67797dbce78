// @vitest-environment happy-dom
import type { PaywallComponents } from "@hemline/protocol";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { PaywallAction } from "./paywall-action.ts";
import { PaywallScreen } from "./paywall-screen.tsx";
import { atelier } from "./testing/full-paywall.ts";
import { atelierPackages, offeringOf } from "./testing/test-offerings.ts";
import { loadSpeeches } from "./texts/paywall-languages.ts";
import type { PaywallProps } from "./use-paywall-state.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const paywallOf = (components: unknown[], labels: Record<string, unknown>, footer?: unknown[]): PaywallComponents => ({
  default_locale: "en_US",
  components_config: {
    base: {
      stack: { type: "stack", components },
      ...(footer ? { sticky_footer: { type: "footer", stack: { type: "stack", components: footer } } } : {}),
    },
  },
  components_localizations: labels,
});
const text = (text_lid: string, more: object = {}) => ({ type: "text", text_lid, ...more });
const stack = (...components: unknown[]) => ({ type: "stack", components });
const plan = (package_id: string, is_selected_by_default: boolean, ...components: unknown[]) => ({
  type: "package",
  package_id,
  is_selected_by_default,
  stack: stack(...components),
});
const buy = { type: "purchase_button", stack: stack(text("buy")) };
const button = (lid: string, action: object) => ({ type: "button", action, stack: stack(text(lid)) });

interface Shown {
  root: HTMLElement;
  done: string[];
  selected: string[];
  press(name: string): Promise<void>;
  key(name: string): Promise<void>;
  again(more: Partial<PaywallProps>): Promise<void>;
}

/** Somebody looks at a paywall of the atelier's offering. */
async function show(
  paywall: PaywallComponents,
  props: Partial<PaywallProps & { isOverPage: boolean }> = {},
): Promise<Shown> {
  const root = document.body.appendChild(document.createElement("div"));
  const done: string[] = [];
  const selected: string[] = [];
  const reactRoot = createRoot(root);
  onTestFinished(async () => {
    await act(async () => reactRoot.unmount());
    root.remove();
  });
  const offering = offeringOf(atelierPackages, paywall);
  const again = (more: Partial<PaywallProps>) =>
    act(async () =>
      reactRoot.render(
        <PaywallScreen
          offering={offering}
          selectedLocale="en"
          colorMode="light"
          act={(action) => done.push(lineOf(action))}
          onSelect={(one) => selected.push(one.identifier)}
          {...props}
          {...more}
        />,
      ),
    );
  const { selectedLocale = "en" } = props;
  await loadSpeeches([selectedLocale], selectedLocale);
  await again({});
  const isShown = () => act(async () => root.querySelector(".hpp-page") !== null);
  await vi.waitUntil(isShown, { timeout: 5000 });
  return {
    root,
    done,
    selected,
    again,
    press: (name) => act(async () => buttonOf(root, name).click()),
    key: (key) =>
      act(
        async () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
          ),
      ),
  };
}

function buttonOf(root: HTMLElement, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll("button")].find((one) => nameOf(root, one) === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

function nameOf(root: HTMLElement, one: HTMLElement): string {
  const face = [...root.querySelectorAll("[id]")].find((it) => it.id === one.getAttribute("aria-labelledby"));
  return one.getAttribute("aria-label") ?? face?.textContent ?? "";
}

function lineOf(action: PaywallAction): string {
  // A purchase of nothing would be a line too, not an error that nobody hears.
  if (action.do === "purchase") return `purchase ${action.rcPackage?.identifier}`;
  return action.do === "navigate-to-url" ? `navigate-to-url ${action.url}` : action.do;
}

const labels = {
  en_US: {
    year: "A year",
    month: "A month",
    line: "{{ product_name }} for {{ price }}",
    chosen: "Chosen",
    buy: "Buy",
    go: "Go",
  },
};
/** Says one thing of a package with a trial, and another of one without; in the state of the chosen one a third. */
const terms = (selected: object) =>
  text("month", {
    overrides: { states: { intro_offer: { text_lid: "free", font_weight: "bold" }, selected } },
  });
const twoPlans = [plan("$rc_annual", true, text("year")), plan("$rc_monthly", false, text("month")), text("line"), buy];

describe("packages", () => {
  test("what is about one with a trial may say so, and outside of packages the selected one counts", async () => {
    const free = { ...labels.en_US, free: "{{ sub_offer_duration }} free" };
    const plans = [plan("$rc_annual", true, terms({})), plan("$rc_monthly", false, terms({})), terms({}), buy];
    const ada = await show(paywallOf(plans, { en_US: free }));
    expect(ada.root.textContent).toBe("1 week freeA month1 week freeBuy");
    await ada.press("A month");
    expect(ada.root.textContent).toBe("1 week freeA monthA monthBuy");
  });

  test("the selected state has the last word", async () => {
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

describe("texts", () => {
  const drawn = async (label: string) =>
    (await show(paywallOf([text("title")], { en_US: { title: label } }))).root.querySelector(".hpp-text")?.innerHTML;
  test.each([
    ["**b** *i* ~s~ `c`", '<strong>b</strong> <em>i</em> <s>s</s> <code class="hpp-code">c</code>'],
    ["one\\\ntwo", "one<br>two"],
    [
      "[terms](https://x.example/?a=1&b=2)",
      '<a class="hpp-link" href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">terms</a>',
    ],
    ["[terms](javascript:alert(1))", "terms"],
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ['<img src=x onerror="alert(1)">', '&lt;img src=x onerror="alert(1)"&gt;'],
  ])("%s", async (label, html) => {
    expect(await drawn(label)).toBe(html);
  });

  test("speak the language of each label, and what has no words that of the page", async () => {
    const localized = {
      en_US: { price: "{{ price }}", english: "{{ price }} a {{ sub_period_length }}" },
      de_DE: { german: "{{ sub_duration }}", title: "Titel" },
    };
    const components = [plan("$rc_annual", true, text("title"), text("german"), text("price"), text("english"))];
    const ada = await show(paywallOf(components, localized), { selectedLocale: "de" });
    const lines = () =>
      [...ada.root.querySelectorAll<HTMLElement>(".hpp-text")].map((one) => `${one.lang}: ${one.textContent}`);
    // German is a file of its own.
    await vi.waitFor(() =>
      expect(lines()).toEqual(["de-DE: Titel", "de-DE: 1\u00a0Jahr", "de-DE: 36,00\u00a0€", "en-US: €36.00 a year"]),
    );
    expect(ada.root.querySelector<HTMLElement>(".hpp-root")?.lang).toBe("de-DE");
  });

  test("of a key without a label are not there", async () => {
    expect((await show(paywallOf([text("nowhere")], labels))).root.textContent).toBe("");
  });

  test("go from right to left in Arabic, and English among them from left to right", async () => {
    const localized = { en_US: { a: "A", b: "B" }, ar: { a: "أ" } };
    const ada = await show(paywallOf([text("a"), text("b")], localized), { selectedLocale: "ar-EG" });
    expect([...ada.root.querySelectorAll<HTMLElement>("[dir]")].map((one) => one.dir)).toEqual(["rtl", "rtl", "ltr"]);
  });
});

describe("over the page", () => {
  test("it is a dialog that is named by its title, takes the focus and closes by Escape and by its own button", async () => {
    const ada = await show(paywallOf([text("go", { font_size: "heading_xl" })], labels), { isOverPage: true });
    const dialog = ada.root.querySelector<HTMLElement>("[role=dialog]")!;
    expect([document.activeElement === dialog, nameOf(ada.root, dialog)]).toEqual([true, "Go"]);
    await ada.key("Escape");
    await ada.press("Close");
    expect(ada.done).toEqual(["navigate-back", "navigate-back"]);
  });
  test("the author's own way back is enough", async () => {
    const ada = await show(paywallOf([button("go", { type: "navigate_back" })], labels), { isOverPage: true });
    expect(ada.root.querySelectorAll("button")).toHaveLength(1);
  });
  test("no way back is left where it is hidden", async () => {
    const ada = await show(paywallOf([text("go")], labels), { isOverPage: true, hideBackButtons: true });
    await ada.key("Escape");
    expect([ada.done, ada.root.querySelectorAll("button").length]).toEqual([[], 0]);
  });
});

describe("a timeline", () => {
  const item = (lid: string, name: string) => ({
    title: { text_lid: lid },
    description: { text_lid: "line" },
    icon: { name },
  });
  test("has icons, values and marks; a name that is not known is a dot", async () => {
    const timeline = { type: "timeline", items: [item("year", "bell"), item("bold", "hologram")] };
    const paywall = paywallOf([plan("$rc_annual", true, timeline)], { en_US: { ...labels.en_US, bold: "**B**" } });
    const { root } = await show(paywall);
    expect([...root.querySelectorAll("svg")].map((svg) => svg.firstElementChild?.localName)).toEqual([
      "path",
      "circle",
    ]);
    expect([...root.querySelectorAll("li")].map((one) => one.textContent)).toEqual([
      "A yearA year for €36.00",
      "BA year for €36.00",
    ]);
    expect(root.querySelector("strong")?.textContent).toBe("B");
  });
});

describe("colours and pictures", () => {
  const scheme = { light: { type: "hex", value: "#112233" }, dark: { type: "hex", value: "#ddeeff" } };
  const files = (name: string) => ({ width: 600, height: 400, original: `/${name}.jpg`, webp: `/${name}.webp` });
  const image = { type: "image", source: { light: files("day"), dark: files("night") }, color_overlay: scheme };
  test.each([
    ["light", "#112233", "/day.jpg", "/day.webp"],
    ["dark", "#ddeeff", "/night.jpg", "/night.webp"],
  ] as const)("of the %s mode", async (colorMode, color, original, webp) => {
    const { root } = await show(paywallOf([text("go", { color: scheme }), image], labels), { colorMode });
    expect(root.querySelector<HTMLElement>(".hpp-text")?.style.color).toBe(color);
    expect([
      root.querySelector("img")?.getAttribute("src"),
      root.querySelector("source")?.getAttribute("srcset"),
    ]).toEqual([original, webp]);
    expect(root.querySelector("img")?.alt).toBe("");
  });
});

describe("on a server", () => {
  const html = (paywall: PaywallComponents) =>
    renderToString(
      <PaywallScreen
        offering={offeringOf(atelierPackages, paywall)}
        selectedLocale="en"
        colorMode="auto"
        act={() => {}}
      />,
    );
  test("the whole paywall is there, in light colours", () => {
    const page = html(atelier);
    expect(page).toContain("A wardrobe that <em>remembers</em>");
    expect(page).toContain('data-mode="light"');
    expect(page).toContain("€36.00");
  });
  test("a paywall that cannot be drawn fails", () => {
    expect(() => html(paywallOf([{ type: "hologram" }], {}))).toThrow("Invalid component type: hologram");
  });
});

test("an offering without a paywall fails", () => {
  const offering = offeringOf(atelierPackages);
  expect(() =>
    renderToString(<PaywallScreen offering={offering} selectedLocale="en" colorMode="light" act={() => {}} />),
  ).toThrow("The offering default has no paywall.");
});
