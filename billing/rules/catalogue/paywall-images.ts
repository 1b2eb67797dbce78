import type { PaywallComponents } from "@hemline/protocol";

const fileFields = ["original", "webp", "webp_low_res", "heic", "heic_low_res"];

export interface PaywallImage {
  path: PropertyKey[];
  name: string;
}

/** Every file of every picture in a paywall, whatever component it is in, but not other servers' URLs. */
export function paywallImages(paywall: PaywallComponents): PaywallImage[] {
  const found: PaywallImage[] = [];
  withPaywallImages(paywall, (name, path) => {
    found.push({ path, name });
    return name;
  });
  return found;
}

export function withPaywallImages(
  paywall: PaywallComponents,
  rename: (name: string, path: PropertyKey[]) => string,
): PaywallComponents {
  const walk = (it: unknown, path: PropertyKey[]): unknown => {
    if (Array.isArray(it)) return it.map((one, at) => walk(one, [...path, at]));
    if (typeof it !== "object" || it === null) return it;
    const isPicture = "original" in it && typeof it.original === "string";
    return Object.fromEntries(
      Object.entries(it).map(([field, value]) => {
        const here = [...path, field];
        return [field, isPicture && isFile(field, value) ? rename(value, here) : walk(value, here)];
      }),
    );
  };
  const { components_config, components_localizations } = paywall;
  const config = walk(components_config, ["components_config"]);
  return { ...paywall, components_config: config, components_localizations: localized(components_localizations, walk) };
}

/** A label may be a picture; texts may have any name, `original` too. */
function localized(labels: unknown, walk: (it: unknown, path: PropertyKey[]) => unknown): unknown {
  return mapped(labels, (inLocale, locale) =>
    mapped(inLocale, (label, key) => walk(label, ["components_localizations", locale, key])),
  );
}

const mapped = (it: unknown, map: (value: unknown, key: string) => unknown): unknown =>
  typeof it === "object" && it !== null
    ? Object.fromEntries(Object.entries(it).map(([key, value]) => [key, map(value, key)]))
    : it;

const isFile = (field: string, value: unknown): value is string =>
  fileFields.includes(field) && typeof value === "string" && value !== "" && !/^https?:\/\//i.test(value);
