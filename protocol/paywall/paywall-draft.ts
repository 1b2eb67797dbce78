import { Paywall, PaywallComponents } from "./paywall.ts";

/**
 * A paywall as submitted by its author. It is refused with a message for each field that cannot be drawn, and for each
 * key without a label in the default locale. An accepted one is returned unchanged.
 */
export const PaywallDraft = PaywallComponents.check(({ value, issues }) => {
  const read = Paywall.safeParse(value);
  for (const { path, message } of read.error?.issues ?? [])
    issues.push({ code: "custom", path, message, input: value });
  if (!read.success) return;
  const { default_locale, components_localizations } = read.data;
  const labels = components_localizations[default_locale];
  if (!labels)
    return void issues.push({
      code: "custom",
      path: ["components_localizations", default_locale],
      message: "The default locale has no labels.",
      input: value,
    });
  for (const { lid, path } of labelKeysOf(value.components_config, ["components_config"]))
    if (lid && !Object.hasOwn(labels, lid))
      issues.push({ code: "custom", path, message: `There is no label ${lid} in ${default_locale}.`, input: value });
});

/** The identifiers of a paywall's packages, which all have to be in its offering. */
export function packageIdsOf(paywall: PaywallComponents): string[] {
  return [
    ...new Set(entries(paywall.components_config, []).flatMap(([key, id]) => (key === "package_id" ? [id] : []))),
  ];
}

function labelKeysOf(node: unknown, path: PropertyKey[]) {
  return entries(node, path).flatMap(([key, lid, at]) => (/(?:^|_)lid$/.test(key) ? [{ lid, path: at }] : []));
}

/** All label keys of `node` and its descendants. */
function entries(node: unknown, path: PropertyKey[]): [key: string, text: string, path: PropertyKey[]][] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): [string, string, PropertyKey[]][] => {
    const at = [...path, Array.isArray(node) ? Number(key) : key];
    return typeof value === "string" ? [[key, value, at]] : entries(value, at);
  });
}
