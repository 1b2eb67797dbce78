import type { PaywallButton } from "@hemline/protocol";
import { usePaywall } from "../paywall-context.ts";
import type { Axis } from "../style/layout.ts";
import type { DrawComponents } from "./draw-components.ts";
import { Stack } from "./stack.tsx";

/** Not drawn where its action is not possible. */
export function Button({ node, axis, draw }: { node: PaywallButton; axis: Axis; draw: DrawComponents }) {
  const press = usePaywall().press(node.action);
  if (!press) return null;
  return (
    <Stack
      node={node.stack}
      axis={axis}
      draw={draw}
      hit={(faceId, corners) => (
        <button type="button" className="hpp-hit" aria-labelledby={faceId} style={corners} onClick={press} />
      )}
    />
  );
}
