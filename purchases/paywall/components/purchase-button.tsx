import type { PaywallPurchaseButton } from "@hemline/protocol";
import { usePaywall } from "../paywall-context.ts";
import type { Axis } from "../style/layout.ts";
import type { DrawComponents } from "./draw-components.ts";
import { Stack } from "./stack.tsx";

/** Disabled by `aria-disabled`, which keeps the focus. */
export function PurchaseButton({
  node,
  axis,
  draw,
}: {
  node: PaywallPurchaseButton;
  axis: Axis;
  draw: DrawComponents;
}) {
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
