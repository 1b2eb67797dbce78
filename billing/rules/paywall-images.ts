import type { PaywallComponents } from "@hemline/protocol";

/** The fields of a picture in a paywall that say where its files are. */
const fileFields = ["original", "webp", "webp_low_res", "heic", "heic_low_res"];

/** A file that a paywall names, and where in the paywall. */
export interface PaywallImage {
  path: PropertyKey[];
  name: string;
}

/** Every file of every picture in a paywall, whatever component it is in. Addresses of other servers are not among them. */
export function paywallImages(paywall: PaywallComponents): PaywallImage[] {
  const found: PaywallImage[] = [];
  withPaywallImages(paywall, (name, path) => {
    found.push({ path, name });
    return name;
  });
  return found;
}

/** The same paywall with other names for those files. */
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
  // Not the texts: a label may be called anything, `original` too.
  const { components_config } = paywall;
  return components_config
    ? ({ ...paywall, components_config: walk(components_config, ["components_config"]) } as never)
    : paywall;
}

const isFile = (field: string, value: unknown): value is string =>
  fileFields.includes(field) && typeof value === "string" && value !== "" && !/^https?:\/\//i.test(value);
