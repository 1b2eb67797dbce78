import type { PaywallPurchaseButton } from "@hemline/protocol";
import { usePaywall } from "../paywall-context.ts";
import type { Axis } from "../style/layout.ts";
import type { Draw } from "./draw-components.ts";
import { Stack } from "./stack.tsx";

/** Buys the selected package. Without one, or while a purchase opens, it says that it cannot and keeps the focus. */
export function PurchaseButton({ node, axis, draw }: { node: PaywallPurchaseButton; axis: Axis; draw: Draw }) {
  const { selectedPackageId, isBusy, purchase } = usePaywall();
  return (
    <Stack
      node={node.stack}
      axis={axis}
      draw={draw}
      isBusy={isBusy}
      hit={(faceId, corners) => (
        <button
          type="button"
          className="hpp-hit"
          aria-labelledby={faceId}
          aria-disabled={isBusy || selectedPackageId === null || undefined}
          aria-busy={isBusy || undefined}
          style={corners}
          onClick={purchase}
        />
      )}
    />
  );
}
