import { type PaywallComponents, PaywallDraft } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { fullPaywall } from "../testing/full-paywall.ts";
import { offeringOf, samplePackages } from "../testing/test-offerings.ts";
import { findPackageGroup } from "./find-package-group.ts";
import { headingsOf } from "./heading-levels.ts";
import { componentsIn, parsePaywall } from "./parse-paywall.ts";
import { withStateOverrides } from "./state-overrides.ts";

const { packagesById } = offeringOf(samplePackages);

const document = (components: unknown[], footer?: unknown[]): PaywallComponents => ({
  default_locale: "en_US",
  components_config: {
    base: {
      stack: { type: "stack", id: "root", components },
      ...(footer ? { sticky_footer: { type: "footer", stack: { type: "stack", components: footer } } } : {}),
    },
  },
  components_localizations: {},
});
const read = (components: unknown[], footer?: unknown[]) => parsePaywall(document(components, footer), packagesById);
const text = (text_lid: string, font_size?: string) => ({ type: "text", text_lid, font_size });
const stack = (...components: unknown[]) => ({ type: "stack", components });
const plan = (package_id: string, is_selected_by_default = false, ...components: unknown[]) => ({
  type: "package",
  package_id,
  is_selected_by_default,
  stack: stack(...components),
});

describe("a component of an unknown type", () => {
  test("is its fallback, as deep as needed, wherever it stands", () => {
    const tomorrow = { type: "hologram", fallback: { type: "carousel", fallback: text("title") } };
    const types = (nodes: unknown[]) => componentsIn(read(nodes).stack).map((node) => node.type);
    expect(types([tomorrow])).toEqual(["stack", "text"]);
    expect(types([plan("$rc_annual", false, stack(tomorrow))])).toEqual(["stack", "package", "stack", "stack", "text"]);
    expect(types([{ type: "stack", badge: { stack: stack(tomorrow) } }])).toEqual(["stack", "stack", "stack", "text"]);
  });
  test.each([
    [{ type: "hologram" }, "hologram"],
    [{ type: "hologram", fallback: { type: "carousel" } }, "hologram"],
    [{ type: "constructor" }, "constructor"],
    [{}, "undefined"],
    [null, "undefined"],
  ])("without one fails: %j", (node, type) => {
    expect(() => read([text("title"), node])).toThrow(`Invalid component type: ${type}`);
  });
});

test("a paywall without a stack fails", () => {
  expect(() => parsePaywall({}, packagesById)).toThrow("The paywall has no stack to render.");
});

test("a known component may lack everything else", () => {
  const bare = ["stack", "button", "purchase_button", "footer", "text", "image", "timeline"].map((type) => ({ type }));
  expect(read(bare).stack.components).toHaveLength(bare.length);
});

describe("the package selected at first", () => {
  test.each([
    ["is the flagged one", [plan("$rc_annual"), plan("$rc_monthly", true)], undefined, "$rc_monthly"],
    ["is the first flagged one", [plan("$rc_annual", true), plan("$rc_monthly", true)], undefined, "$rc_annual"],
    ["may be in the footer", [plan("$rc_annual")], [plan("$rc_monthly", true)], "$rc_monthly"],
    ["may be in a fallback", [{ type: "tabs", fallback: stack(plan("$rc_monthly", true)) }], undefined, "$rc_monthly"],
    ["is none where none is flagged", [plan("$rc_annual"), plan("$rc_monthly")], undefined, null],
    [
      "is the first that is sold where the flagged one is not",
      [plan("$rc_annual"), plan("gone", true)],
      undefined,
      "$rc_annual",
    ],
    ["is none where none is sold", [plan("gone", true)], undefined, null],
  ])("%s", (_, components, footer, id) => {
    expect(read(components, footer).defaultPackageId).toBe(id);
  });
  test("what is not sold is left out", () => {
    expect(read([plan("gone"), plan("$rc_annual"), plan("__proto__")], [plan("$rc_monthly")]).packageIds).toEqual([
      "$rc_annual",
      "$rc_monthly",
    ]);
  });
});

describe("the group of packages", () => {
  const groupOf = (components: unknown[], footer?: unknown[]) => {
    const { stack: root, packageIds } = read(components, footer);
    return findPackageGroup(root, packageIds)?.id;
  };
  test.each([
    [
      "the innermost stack around all",
      [{ ...stack(plan("$rc_annual"), plan("$rc_monthly")), id: "plans" }],
      undefined,
      "plans",
    ],
    ["the stack around both branches", [stack(plan("$rc_annual")), stack(plan("$rc_monthly"))], undefined, "root"],
    ["none where the footer has one", [plan("$rc_annual")], [plan("$rc_monthly")], undefined],
    ["none without packages", [text("title")], undefined, undefined],
  ])("is %s", (_, components, footer, id) => {
    expect(groupOf(components, footer)).toBe(id);
  });
});

test("a component that is its own fallback is of no known type", () => {
  const hologram: { type: string; fallback?: object } = { type: "hologram" };
  hologram.fallback = hologram;
  expect(() => read([hologram])).toThrow("Invalid component type: hologram");
});

test("levels of headings follow from their sizes without a gap, and not from what is on buttons", () => {
  const { stack: root } = read([
    text("eyebrow", "heading_xs"),
    text("title", "heading_xxl"),
    text("words", "body_m"),
    plan("$rc_annual", true, text("year", "heading_l")),
    text("section", "heading_m"),
  ]);
  const headings = headingsOf([root]);
  const texts = componentsIn(root).filter((node) => node.type === "text");
  expect(texts.map((node) => [node.text_lid, headings.levelOf(node)])).toEqual([
    ["eyebrow", 4],
    ["title", 2],
    ["words", null],
    ["year", null],
    ["section", 3],
  ]);
  expect(headings.title?.text_lid).toBe("title");
});

describe("the selected state", () => {
  const node = {
    text_lid: "plain",
    font_weight: "regular",
    overrides: { states: { selected: { text_lid: "chosen", color: null, visible: false } } },
  };
  test("changes what it says and nothing else", () => {
    const selected = { isSelected: true, hasIntroOffer: false };
    expect(withStateOverrides(node, selected)).toMatchObject({
      text_lid: "chosen",
      font_weight: "regular",
      visible: false,
    });
    expect(withStateOverrides(node, selected)).not.toHaveProperty("color");
    expect(withStateOverrides(node, { isSelected: false, hasIntroOffer: true })).toBe(node);
  });
});

test("the paywall with every component and every property is one that an author may hand in", () => {
  const { error } = PaywallDraft.safeParse(fullPaywall);
  expect(error?.issues).toBeUndefined();
});
