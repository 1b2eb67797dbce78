import type { PaywallImageScheme } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { usePaywall } from "../paywall-context.ts";

/** Decorative: without alternative text. */
export function ThemedPicture({ source, style }: { source: PaywallImageScheme; style: CSSProperties }) {
  const { mode } = usePaywall();
  const files = (mode === "dark" ? source.dark : null) ?? source.light;
  return (
    <picture className="hpp-picture">
      {files.webp && <source type="image/webp" srcSet={files.webp.replaceAll(" ", "%20")} />}
      <img
        className="hpp-image"
        src={files.original}
        alt=""
        draggable={false}
        style={{ ...style, ...proportions(files) }}
      />
    </picture>
  );
}

/** Reserves the space of a loading picture. A style, as the stylesheet reverts attributes. */
function proportions({ width, height }: PaywallImageScheme["light"]): CSSProperties {
  return width && height ? { aspectRatio: `auto ${width} / ${height}` } : {};
}
