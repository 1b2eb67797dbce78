import type { PaywallBadge, PaywallStack } from "@hemline/protocol";
import { type CSSProperties, type ReactNode, useId } from "react";
import { withStateOverrides } from "../document/state-overrides.ts";
import { usePackageContext, usePaywall } from "../paywall-context.ts";
import { border, margin, padding, rounding, shadow } from "../style/box.ts";
import { background } from "../style/colors.ts";
import { type Axis, dimension, size } from "../style/layout.ts";
import { Backdrop } from "./backdrop.tsx";
import { Badge } from "./badge.tsx";
import type { DrawComponents } from "./draw-components.ts";

interface StackProps {
  node: PaywallStack;
  axis: Axis;
  draw: DrawComponents;
  /** A button that covers the stack; `faceId` labels it. */
  hit?: (faceId: string, corners: CSSProperties) => ReactNode;
  isBusy?: boolean;
}

export function Stack({ node, axis, draw, hit, isBusy = false }: StackProps) {
  const { mode, packageGroup } = usePaywall();
  const { packageState } = usePackageContext();
  const faceId = useId();
  const current = withStateOverrides(node, packageState);
  const { badge } = current;
  const outside = { ...size(current.size, axis), ...margin(current.margin) };
  const corners = rounding(current.shape);
  const inside: CSSProperties = {
    ...dimension(current.dimension, current.spacing, { mayWrap: isRowOfButtons(current) }),
    ...padding(current.padding),
    ...background(current.background_color, mode),
    ...border(current.border, mode),
    ...shadow(current.shadow, mode),
    ...corners,
    ...(isPictureCut(current) ? { overflow: "clip" } : {}),
  };
  const group = packageGroup === node ? ({ role: "radiogroup" } as const) : {};
  const content = (
    <>
      {current.background && <Backdrop background={current.background} corners={corners} />}
      {draw(current.components ?? [], current.dimension?.type ?? "vertical")}
      {badge && isInside(badge) && <Badge badge={badge} stack={current} draw={draw} />}
    </>
  );
  if (!hit && (!badge || isInside(badge)))
    return (
      <div className="hpp-stack" {...group} style={{ ...outside, ...inside }}>
        {content}
      </div>
    );
  return (
    <div className={hit ? "hpp-frame hpp-press" : "hpp-frame"} data-busy={isBusy || undefined} style={outside}>
      {hit?.(faceId, corners)}
      <div className="hpp-face" id={faceId}>
        {badge?.style === "edge_to_edge" && !isInside(badge) && <Badge badge={badge} stack={current} draw={draw} />}
        <div className="hpp-stack" {...group} style={inside}>
          {content}
        </div>
        {badge?.style === "overlay" && <Badge badge={badge} stack={current} draw={draw} />}
      </div>
    </div>
  );
}

function isInside({ style, alignment }: PaywallBadge): boolean {
  return style === "nested" || (style === "edge_to_edge" && alignment !== "top" && alignment !== "bottom");
}

/** Rounded corners clip a picture that reaches them, but no badge and no focus ring. */
function isPictureCut({ shape, components, dimension: lies }: PaywallStack): boolean {
  return (
    Boolean(shape) &&
    (components ?? []).some((one, at) => one.type === "image" && (at === 0 || lies?.type === "zlayer"))
  );
}

/** A row of links wraps, rather than breaking words. */
function isRowOfButtons({ components }: PaywallStack): boolean {
  return (components ?? []).every((one) => one.type === "button" && one.stack.size?.width.type === "fit");
}
