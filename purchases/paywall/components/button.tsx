import type { PaywallButton } from "@hemline/protocol";
import { usePaywall } from "../paywall-context.ts";
import type { Axis } from "../style/layout.ts";
import type { Draw } from "./draw-components.ts";
import { Stack } from "./stack.tsx";

/** A button that does one of the actions. One that can do nothing here is not drawn. */
export function Button({ node, axis, draw }: { node: PaywallButton; axis: Axis; draw: Draw }) {
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
