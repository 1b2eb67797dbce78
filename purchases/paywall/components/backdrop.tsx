import type { PaywallBackground } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { usePaywall } from "../paywall-context.ts";
import { background as colorBehind } from "../style/colors.ts";
import { ThemedPicture } from "./themed-picture.tsx";

export function Backdrop({ background, corners = {} }: { background: PaywallBackground; corners?: CSSProperties }) {
  const { mode } = usePaywall();
  if (background.type === "color")
    return <div className="hpp-backdrop" style={{ ...colorBehind(background.value, mode), ...corners }} />;
  if (background.type !== "image") return null;
  const objectFit = background.fit_mode === "fit" ? "contain" : "cover";
  return (
    <div className="hpp-backdrop" style={corners}>
      <ThemedPicture source={background.value} style={{ inlineSize: "100%", blockSize: "100%", objectFit }} />
      {background.color_overlay && <div className="hpp-overlay" style={colorBehind(background.color_overlay, mode)} />}
    </div>
  );
}
