import type { PaywallImageScheme } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { usePaywall } from "../paywall-context.ts";

/** The picture of a scheme for the mode, in the best format the browser reads. Decorative. */
export function Picture({ source, style }: { source: PaywallImageScheme; style: CSSProperties }) {
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

/** Said as a style, for the sheet takes back what attributes say: its room is kept before a picture has come. */
function proportions({ width, height }: PaywallImageScheme["light"]): CSSProperties {
  return width && height ? { aspectRatio: `auto ${width} / ${height}` } : {};
}
