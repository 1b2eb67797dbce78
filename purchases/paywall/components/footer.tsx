import type { PaywallFooter } from "@hemline/protocol";
import type { DrawComponents } from "./draw-components.ts";
import { Stack } from "./stack.tsx";

export function Footer({ node, draw }: { node: PaywallFooter; draw: DrawComponents }) {
  return (
    <div className="hpp-footer">
      <Stack node={node.stack} axis="vertical" draw={draw} />
    </div>
  );
}
