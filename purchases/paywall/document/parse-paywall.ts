import type {
  Paywall,
  PaywallBackground,
  PaywallComponent,
  PaywallComponents,
  PaywallFooter,
  PaywallPackage,
  PaywallStack,
} from "@hemline/protocol";
import { maxFallbackDepth } from "../../limits.ts";
import { log } from "../../log.ts";
import type { Package } from "../../offerings/offering.ts";

/** A paywall with known component types and packages for sale only. */
export interface ParsedPaywall {
  defaultLocale: string;
  /** By locale and key. */
  localizations: Paywall["components_localizations"];
  background: PaywallBackground | null;
  stack: PaywallStack;
  footer: PaywallFooter | null;
  /** In document order. */
  packageIds: readonly string[];
  /** Null when its author flagged none. */
  defaultPackageId: string | null;
}

/** What the API may return in place of a component. */
type Unread = { type?: unknown; fallback?: unknown } | null | undefined;
type SoldPackage = Readonly<Record<string, Package>>;

/**
 * Leaves out packages that the offering does not sell.
 * @throws Error `Invalid component type: X` where neither a component nor any of its fallbacks is known
 */
export function parsePaywall(components: PaywallComponents, packages: SoldPackage): ParsedPaywall {
  const wire = components as Partial<Paywall>;
  const { stack, sticky_footer, background } = wire.components_config?.base ?? {};
  if (!stack) throw new Error("The paywall has no stack to render.");
  const read = readerFor(packages);
  const base = read(stack)[0] as PaywallStack;
  const footer = (sticky_footer ? read(sticky_footer)[0] : null) as PaywallFooter | null;
  const all = [...packagesIn(base), ...(footer ? packagesIn(footer) : [])];
  return {
    defaultLocale: wire.default_locale ?? "en",
    localizations: wire.components_localizations ?? {},
    background: background ?? null,
    stack: base,
    footer,
    packageIds: [...new Set(all.map((one) => one.package_id))],
    defaultPackageId: defaultAmong(all, hasFlagged(stack) || hasFlagged(sticky_footer)),
  };
}

export function childrenOf(node: PaywallComponent): readonly PaywallComponent[] {
  switch (node.type) {
    case "stack":
      return [...(node.badge?.stack ? [node.badge.stack] : []), ...(node.components ?? [])];
    case "button":
    case "purchase_button":
    case "package":
    case "footer":
      return [node.stack];
    case "text":
    case "image":
    case "timeline":
      return [];
  }
}

/** The component and its descendants, in document order. */
export function componentsIn(node: PaywallComponent): PaywallComponent[] {
  return [node, ...childrenOf(node).flatMap(componentsIn)];
}

function packagesIn(node: PaywallComponent): PaywallPackage[] {
  return componentsIn(node).filter((one) => one.type === "package");
}

/** Where the flagged one is not for sale, the first one that is replaces it. */
function defaultAmong(packages: readonly PaywallPackage[], isFlagged: boolean): string | null {
  const flagged = packages.find((one) => one.is_selected_by_default);
  return (flagged ?? (isFlagged ? packages[0] : undefined))?.package_id ?? null;
}

function hasFlagged(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("is_selected_by_default" in node && node.is_selected_by_default === true) return true;
  return Object.values(node).some(hasFlagged);
}

function readerFor(packages: SoldPackage): (node: Unread) => PaywallComponent[] {
  const stackOf = (stack: PaywallStack | null | undefined): PaywallStack => {
    const { badge, components, overrides, ...rest } = stack ?? { type: "stack" };
    const selected = overrides?.states?.selected;
    return {
      ...rest,
      type: "stack",
      badge: badgeOf(badge),
      components: (components ?? []).flatMap(read),
      ...(selected ? { overrides: { states: { selected: { ...selected, badge: badgeOf(selected.badge) } } } } : {}),
    };
  };
  const badgeOf = (badge: PaywallStack["badge"]) =>
    badge && { ...badge, stack: badge.stack ? stackOf(badge.stack) : null };
  const read = (given: Unread): PaywallComponent[] => {
    const node = known(given);
    switch (node.type) {
      case "stack":
        return [stackOf(node)];
      case "package":
        if (Object.hasOwn(packages, node.package_id)) return [{ ...node, stack: stackOf(node.stack) }];
        log(2, `The paywall's package ${node.package_id} is not for sale and is left out.`);
        return [];
      case "button":
      case "purchase_button":
      case "footer":
        return [{ ...node, stack: stackOf(node.stack) }];
      case "text":
      case "image":
      case "timeline":
        return [node];
    }
  };
  return read;
}

const types: Record<PaywallComponent["type"], true> = {
  stack: true,
  text: true,
  image: true,
  button: true,
  purchase_button: true,
  package: true,
  footer: true,
  timeline: true,
};

function known(given: Unread): PaywallComponent {
  for (let node = given, depth = 0; node && depth < maxFallbackDepth; node = node.fallback as Unread, depth += 1)
    if (Object.hasOwn(types, String(node.type))) return node as PaywallComponent;
  throw new Error(`Invalid component type: ${String(given?.type)}`);
}
