import type { PaywallImage } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { withStateOverrides } from "../document/state-overrides.ts";
import { usePackageContext, usePaywall } from "../paywall-context.ts";
import { border, margin, padding, shadow } from "../style/box.ts";
import { background } from "../style/colors.ts";
import { imageMask } from "../style/image-mask.ts";
import { type Axis, size } from "../style/layout.ts";
import { ThemedPicture } from "./themed-picture.tsx";

export function Image({ node, axis }: { node: PaywallImage; axis: Axis }) {
  const { mode, picture } = usePaywall();
  const { packageState } = usePackageContext();
  const current = withStateOverrides(node, packageState);
  const source = picture(current.override_source_lid) ?? current.source;
  if (!source?.light) return null;
  return (
    <div
      className="hpp-figure"
      style={{
        ...size(current.size, axis),
        ...margin(current.margin),
        ...padding(current.padding),
        ...shadow(current.shadow, mode),
      }}
    >
      <div className="hpp-cut" style={{ ...border(current.border, mode), ...imageMask(current.mask_shape) }}>
        <ThemedPicture source={source} style={pictureStyle(current)} />
        {current.color_overlay && <div className="hpp-overlay" style={background(current.color_overlay, mode)} />}
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
