import type { PaywallComponent, PaywallStack } from "@hemline/protocol";
import { everythingIn } from "./read-paywall.ts";

/** The innermost stack that holds all the packages: the group they are chosen in. Null where no stack holds them all. */
export function packageGroup(root: PaywallStack, ids: readonly string[]): PaywallStack | null {
  const holdsAll = (node: PaywallComponent) => {
    const within = new Set(everythingIn(node).map((one) => (one.type === "package" ? one.package_id : null)));
    return ids.length > 0 && ids.every((id) => within.has(id));
  };
  const stacks = everythingIn(root).filter((node) => node.type === "stack");
  return stacks.findLast(holdsAll) ?? null;
}
