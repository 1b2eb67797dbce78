import { describe, expect, test } from "vitest";
import { PaywallDraft, packageIdsOf } from "./paywall-draft.ts";

const paywall = (components: unknown[], labels: Record<string, unknown> = {}) => ({
  default_locale: "en_US",
  revision: 4,
  components_config: { base: { stack: { type: "stack", components } } },
  components_localizations: { en_US: labels },
});

/** What is wrong, as `path: message`. */
function faultsOf(document: Record<string, unknown>): string[] {
  const { error } = PaywallDraft.safeParse(document);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const inside = "components_config.base.stack.components";

describe("a paywall that is handed in", () => {
  test("comes back as it was given, with what newer renderers know", () => {
    const document = paywall([{ type: "text", text_lid: "title", shimmer: true }], { title: "Go" });
    expect(PaywallDraft.parse(document)).toEqual(document);
  });

  test("is refused without a stack, labels or a default locale", () => {
    expect(faultsOf({})).toEqual([
      "default_locale: Invalid input: expected string, received undefined",
      "components_config: Invalid input: expected object, received undefined",
      "components_localizations: Invalid input: expected record, received undefined",
    ]);
    expect(faultsOf({ ...paywall([]), default_locale: "de_DE" })).toEqual([
      "components_localizations.de_DE: The default locale has no labels.",
    ]);
  });

  test("names the field that is wrong, however deep", () => {
    const text = { type: "text", text_lid: "title", color: { light: { type: "hex", value: "red" } } };
    const deep = { type: "package", package_id: "p", stack: { type: "stack", components: [text] } };
    expect(faultsOf(paywall([deep], { title: "Go" }))).toEqual([
      `${inside}.0.stack.components.0.color.light.value: must be a colour such as #28646a or #28646a80`,
    ]);
  });

  test("may hold a component of tomorrow that has a fallback, as deep as needed", () => {
    const text = { type: "text", text_lid: "title" };
    const tomorrow = { type: "hologram", fallback: { type: "carousel", fallback: text } };
    expect(faultsOf(paywall([tomorrow], { title: "Go" }))).toEqual([]);
    expect(faultsOf(paywall([{ type: "hologram", fallback: { type: "carousel" } }]))).toEqual([
      `${inside}.0.fallback.type: Invalid component type: carousel. A type that not every renderer knows needs a fallback.`,
    ]);
  });

  test("needs a label in the default locale for each of its keys", () => {
    const button = {
      type: "button",
      action: { type: "navigate_to", destination: "terms", url: { url_lid: "terms_url" } },
      stack: { type: "stack", badge: { style: "overlay", alignment: "top", text_lid: "badge" } },
    };
    expect(faultsOf(paywall([button], { badge: "New" }))).toEqual([
      `${inside}.0.action.url.url_lid: There is no label terms_url in en_US.`,
    ]);
  });

  test("says which packages it shows, in fallbacks too", () => {
    const plan = (id: string) => ({ type: "package", package_id: id, stack: { type: "stack" } });
    expect(packageIdsOf(paywall([plan("a"), { type: "hologram", fallback: plan("b") }, plan("a")]))).toEqual([
      "a",
      "b",
    ]);
  });
});
