import type { Offering } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { compareVersions } from "./compare-versions.ts";
import { type Display, offeringsAnswer } from "./offerings-answer.ts";
import { firstFittingRule, type Rule, type TargetingCondition, type Visitor } from "./targeting.ts";

const now = new Date("2026-03-15T12:00:00Z");
const viennese: Visitor = {
  now,
  country: "AT",
  app: "mill_web",
  appVersion: "2.10.0",
  sdkVersion: "1.13.1",
  platform: "web",
  attributes: { tier: "gold" },
};
const stranger: Visitor = {
  ...viennese,
  country: null,
  appVersion: null,
  sdkVersion: null,
  platform: null,
  attributes: {},
};
const rule = (more: Partial<Rule>): Rule => ({
  identifier: "rule",
  revision: 1,
  state: "live",
  startsAt: null,
  endsAt: null,
  conditions: [],
  offering: "spring",
  placements: {},
  ...more,
});
const fits = (conditions: TargetingCondition[], visitor: Visitor) =>
  firstFittingRule([rule({ conditions })], visitor) !== null;

describe("a condition", () => {
  test.each<[TargetingCondition["subject"], TargetingCondition["operator"], string[], boolean, boolean]>([
    ["country", "is_any_of", ["DE", "AT"], true, false],
    ["country", "is_any_of", ["DE"], false, false],
    ["country", "is_none_of", ["DE"], true, true],
    ["country", "is_none_of", ["AT"], false, true],
    ["app", "is_any_of", ["mill_web"], true, true],
    ["app", "is_any_of", ["mill_app"], false, false],
    ["app_version", "at_least", ["2.9"], true, false],
    ["app_version", "at_least", ["2.10.0"], true, false],
    ["app_version", "at_least", ["2.10.1"], false, false],
    ["app_version", "below", ["2.11"], true, false],
    ["app_version", "below", ["2.10"], false, false],
    ["app_version", "is_any_of", ["2.10"], true, false],
    ["sdk_version", "is_none_of", ["1.13.0", "1.13.1"], false, true],
    ["platform", "is_any_of", ["Web"], true, false],
  ])("%s %s %j: %s for Vienna, %s for a stranger", (subject, operator, values, vienna, nobody) => {
    expect(fits([{ subject, operator, values }], viennese)).toBe(vienna);
    expect(fits([{ subject, operator, values }], stranger)).toBe(nobody);
  });

  test.each<["is_any_of" | "is_none_of", string[], boolean, boolean]>([
    ["is_any_of", ["gold", "silver"], true, false],
    ["is_any_of", ["Gold"], false, false],
    ["is_none_of", ["gold"], false, true],
  ])("of an attribute %s %j", (operator, values, vienna, nobody) => {
    const condition: TargetingCondition = { subject: "attribute", name: "tier", operator, values };
    expect(fits([condition], viennese)).toBe(vienna);
    expect(fits([condition], stranger)).toBe(nobody);
  });

  test("alone is not enough where there are two", () => {
    const inAustria = { subject: "country", operator: "is_any_of", values: ["AT"] } as const;
    const onPhones = { subject: "platform", operator: "is_any_of", values: ["ios"] } as const;
    expect(fits([{ ...inAustria, values: [...inAustria.values] }], viennese)).toBe(true);
    expect(
      fits(
        [
          { ...inAustria, values: ["AT"] },
          { ...onPhones, values: ["ios"] },
        ],
        viennese,
      ),
    ).toBe(false);
  });
});

test.each<[string, Partial<Rule>, boolean]>([
  ["live", {}, true],
  ["inactive", { state: "inactive" }, false],
  ["not yet", { state: "scheduled", startsAt: new Date("2026-03-15T12:00:00.001Z") }, false],
  ["from this instant", { state: "scheduled", startsAt: now }, true],
  ["until this instant", { state: "scheduled", endsAt: now }, false],
  ["for a moment more", { state: "scheduled", startsAt: now, endsAt: new Date("2026-03-15T12:00:00.001Z") }, true],
])("a rule that is on: %s", (_when, more, isOn) => {
  expect(firstFittingRule([rule(more)], viennese) !== null).toBe(isOn);
});

test.each([
  ["1.2", "1.2.0", 0],
  ["1.10.0", "1.9.9", 1],
  ["v2", "1.99", 1],
  ["1.0.0-beta.2", "1.0.0", -1],
  ["1.0.0-beta.2", "1.0.0-beta.10", -1],
  ["1.0.0-alpha", "1.0.0-beta", -1],
  ["1.0.0-1", "1.0.0-alpha", -1],
  ["1.0.0-a.b", "1.0.0-a", 1],
  ["1.0.0+7", "1.0.0+8", 0],
])("version %s against %s: %i", (one, other, order) => {
  expect(Math.sign(compareVersions(one, other)!)).toBe(order);
  expect(Math.sign(compareVersions(other, one)!)).toBe(order === 0 ? 0 : -order);
});

test("what is no version is neither above nor below", () => {
  expect(compareVersions("newest", "1.0.0")).toBeNull();
});

describe("the answer", () => {
  const offering = (identifier: string): Offering => ({
    identifier,
    description: "",
    metadata: null,
    packages: [{ identifier: "$rc_monthly", platform_product_identifier: "mill_monthly" }],
    paywall_components: null,
  });
  const offerings = ["default", "spring", "alps"].map(offering);
  const display: Display = {
    currentOffering: "default",
    fallbackOffering: null,
    placements: {},
    rules: [],
    offerings,
  };
  const first = rule({ identifier: "first", revision: 3 });
  const second = rule({ identifier: "second", offering: "alps" });
  const elsewhere = rule({ conditions: [{ subject: "country", operator: "is_any_of", values: ["DE"] }] });
  const named = { settings: null, cellar: "alps" };

  test.each<[string, Partial<Display>, string | null, object]>([
    ["nothing but offerings", {}, null, { current_offering_id: "default" }],
    ["no current one", { currentOffering: null }, null, { current_offering_id: null }],
    [
      "a rule",
      { rules: [first] },
      null,
      { current_offering_id: "spring", targeting: { rule_id: "first", revision: 3 } },
    ],
    [
      "the first of two rules that fit",
      { rules: [elsewhere, second, first] },
      null,
      { current_offering_id: "alps", targeting: { rule_id: "second", revision: 1 } },
    ],
    ["a rule for others", { rules: [elsewhere] }, null, { current_offering_id: "default" }],
    ["an offering of one's own, above every rule", { rules: [first] }, "alps", { current_offering_id: "alps" }],
    [
      "an offering of one's own that is gone",
      { rules: [first] },
      "autumn",
      { current_offering_id: "spring", targeting: { rule_id: "first", revision: 3 } },
    ],
    [
      "placements",
      { placements: named, fallbackOffering: "spring" },
      null,
      {
        current_offering_id: "default",
        placements: { fallback_offering_id: "spring", offering_ids_by_placement: named },
      },
    ],
    [
      "a fallback alone",
      { fallbackOffering: "spring" },
      null,
      { current_offering_id: "default", placements: { fallback_offering_id: "spring", offering_ids_by_placement: {} } },
    ],
    [
      "a rule about placements only",
      { placements: named, rules: [rule({ offering: null, placements: { settings: "alps", attic: null } })] },
      null,
      {
        current_offering_id: "default",
        targeting: { rule_id: "rule", revision: 1 },
        placements: {
          fallback_offering_id: null,
          offering_ids_by_placement: { settings: "alps", cellar: "alps", attic: null },
        },
      },
    ],
  ])("with %s", (_what, more, override, expected) => {
    expect(offeringsAnswer({ ...display, ...more }, viennese, override)).toEqual({ offerings, ...expected });
  });
});
