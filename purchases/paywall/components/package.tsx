import type { PaywallPackage } from "@hemline/protocol";
import type { KeyboardEvent } from "react";
import { PackageContext, usePaywall } from "../paywall-context.ts";
import type { Axis } from "../style/layout.ts";
import type { DrawComponents } from "./draw-components.ts";
import { Stack } from "./stack.tsx";

/** A radio button whose accessible name is the package's content. */
export function Package({ node, axis, draw }: { node: PaywallPackage; axis: Axis; draw: DrawComponents }) {
  const { selectedPackageId, reachablePackageId, direction, select } = usePaywall();
  const id = node.package_id;
  return (
    <PackageContext.Provider value={id}>
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
    </PackageContext.Provider>
  );
}

/** Arrow keys select the next package, wrapping around. */
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
