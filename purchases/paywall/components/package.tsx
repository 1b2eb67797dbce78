import type { PaywallPackage } from "@hemline/protocol";
import type { KeyboardEvent } from "react";
import { AroundContext, usePaywall } from "../paywall-context.ts";
import type { Axis } from "../style/layout.ts";
import type { Draw } from "./draw-components.ts";
import { Stack } from "./stack.tsx";

/** One of the packages to choose from: a radio button, whose name is what the package shows. */
export function Package({ node, axis, draw }: { node: PaywallPackage; axis: Axis; draw: Draw }) {
  const { selectedPackageId, reachablePackageId, direction, select } = usePaywall();
  const id = node.package_id;
  return (
    <AroundContext.Provider value={id}>
      <Stack
        node={node.stack}
        axis={axis}
        draw={draw}
        hit={(faceId, corners) => (
          // biome-ignore lint/a11y/useSemanticElements: an input cannot be covered by what a package shows
          <button
            type="button"
            role="radio"
            className="hpp-hit"
            aria-labelledby={faceId}
            aria-checked={id === selectedPackageId}
            tabIndex={id === reachablePackageId ? 0 : -1}
            data-package={id}
            style={corners}
            onClick={() => select(id)}
            onKeyDown={(event) => walk(event, direction)}
          />
        )}
      />
    </AroundContext.Provider>
  );
}

/** Arrow keys go to the next package and select it, round and round. */
function walk(event: KeyboardEvent<HTMLElement>, direction: "ltr" | "rtl"): void {
  const onward = direction === "ltr" ? "ArrowRight" : "ArrowLeft";
  const back = direction === "ltr" ? "ArrowLeft" : "ArrowRight";
  const step = { ArrowDown: 1, [onward]: 1, ArrowUp: -1, [back]: -1 }[event.key];
  const root = event.currentTarget.closest(".hpp-root");
  if (!step || !root) return;
  event.preventDefault();
  const all = [...root.querySelectorAll<HTMLElement>("[data-package]")];
  const next = all.at((all.indexOf(event.currentTarget) + step) % all.length);
  next?.focus();
  next?.click();
}
