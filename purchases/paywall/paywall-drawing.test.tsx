// @vitest-environment happy-dom
import type { PaywallComponents } from "@hemline/protocol";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { PaywallScreen } from "./paywall-screen.tsx";
import { fullPaywall } from "./testing/full-paywall.ts";
import { button, labels, nameOf, paywallOf, plan, show, text } from "./testing/show-paywall.tsx";
import { offeringOf, samplePackages } from "./testing/test-offerings.ts";

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

  test("are in the language of each label, and without words in that of the page", async () => {
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
    const dialog = defined(ada.root.querySelector<HTMLElement>("[role=dialog]"));
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
        offering={offeringOf(samplePackages, paywall)}
        selectedLocale="en"
        colorMode="auto"
        act={() => {}}
      />,
    );
  test("the whole paywall is there, in light colours", () => {
    const page = html(fullPaywall);
    expect(page).toContain("A wardrobe that <em>remembers</em>");
    expect(page).toContain('data-mode="light"');
    expect(page).toContain("€36.00");
  });
  test("a paywall that cannot be drawn fails", () => {
    expect(() => html(paywallOf([{ type: "hologram" }], {}))).toThrow("Invalid component type: hologram");
  });
});
