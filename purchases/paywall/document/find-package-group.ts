import type { PaywallComponent, PaywallStack } from "@hemline/protocol";
import { componentsIn } from "./parse-paywall.ts";

/** The innermost stack that contains all packages; null where none does. */
export function findPackageGroup(root: PaywallStack, ids: readonly string[]): PaywallStack | null {
  const holdsAll = (node: PaywallComponent) => {
    const within = new Set(componentsIn(node).map((one) => (one.type === "package" ? one.package_id : null)));
    return ids.length > 0 && ids.every((id) => within.has(id));
  };
  const stacks = componentsIn(root).filter((node) => node.type === "stack");
  return stacks.findLast(holdsAll) ?? null;
}
