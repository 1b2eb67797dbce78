import type { PaywallImage } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { withStateOverrides } from "../document/state-overrides.ts";
import { usePackageContext, usePaywall } from "../paywall-context.ts";
import { border, margin, padding, shadow } from "../style/box.ts";
import { background } from "../style/colors.ts";
import { type Axis, size } from "../style/layout.ts";
import { mask } from "../style/mask.ts";
import { Picture } from "./picture.tsx";

export function Image({ node, axis }: { node: PaywallImage; axis: Axis }) {
  const { mode, picture } = usePaywall();
  const { packageState } = usePackageContext();
  const look = withStateOverrides(node, packageState);
  const source = picture(look.override_source_lid) ?? look.source;
  if (!source?.light) return null;
  return (
    <div
      className="hpp-figure"
      style={{
        ...size(look.size, axis),
        ...margin(look.margin),
        ...padding(look.padding),
        ...shadow(look.shadow, mode),
      }}
    >
      <div className="hpp-cut" style={{ ...border(look.border, mode), ...mask(look.mask_shape) }}>
        <Picture source={source} style={pictureStyle(look)} />
        {look.color_overlay && <div className="hpp-overlay" style={background(look.color_overlay, mode)} />}
      </div>
    </div>
  );
}

function pictureStyle({ size: given, fit_mode, max_height }: PaywallImage): CSSProperties {
  const isWide = given?.width.type !== "fit";
  const isHigh = given !== null && given !== undefined && given.height.type !== "fit";
  return {
    inlineSize: isWide ? "100%" : "auto",
    blockSize: isHigh ? "100%" : "auto",
    objectFit: fit_mode === "fit" ? "contain" : "cover",
    ...(max_height ? { maxBlockSize: max_height } : {}),
  };
}
