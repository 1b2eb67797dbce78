import type { PaywallFooter } from "@hemline/protocol";
import type { Draw } from "./draw-components.ts";
import { Stack } from "./stack.tsx";

/** Stays at the lower edge while the rest scrolls. */
export function Footer({ node, draw }: { node: PaywallFooter; draw: Draw }) {
  return (
    <div className="hpp-footer">
      <Stack node={node.stack} axis="vertical" draw={draw} />
    </div>
  );
}
