import type { PaywallText } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { withStateOverrides } from "../document/state-overrides.ts";
import { usePackageContext, usePaywall } from "../paywall-context.ts";
import { margin, padding } from "../style/box.ts";
import { background, ink } from "../style/colors.ts";
import { font } from "../style/font.ts";
import { type Axis, size } from "../style/layout.ts";
import { RichText } from "./rich-text.tsx";

export function Text({ node, axis }: { node: PaywallText; axis: Axis }) {
  const { mode, headings, titleId, direction, label } = usePaywall();
  const { packageId, packageState } = usePackageContext();
  const current = withStateOverrides(node, packageState);
  const found = label(current.text_lid, packageId);
  if (!found?.text) return null;
  const level = headings.levelOf(node);
  const isHeading = current.font_size?.startsWith("heading_") === true;
  const Element = level ? (`h${level}` as "h2") : "p";
  const boxed = background(current.background_color, mode);
  const letters = ink(current.color, mode);
  const words = <RichText text={found.text} fill={found.fill} />;
  return (
    <Element
      className={isHeading ? "hpp-text hpp-heading" : "hpp-text"}
      id={node === headings.title ? titleId : undefined}
      lang={found.lang}
      dir={found.dir}
      style={{
        ...size(current.size, axis),
        ...margin(current.margin),
        ...padding(current.padding),
        ...font(current),
        ...alignment(current, direction, isHeading ? "balance" : "pretty"),
        ...boxed,
        ...("backgroundImage" in letters && "background" in boxed ? {} : letters),
      }}
    >
      {"backgroundImage" in letters && "background" in boxed ? <span style={letters}>{words}</span> : words}
    </Element>
  );
}

/** "Leading" follows the page's direction, whatever the text's. */
function alignment(
  { horizontal_alignment }: PaywallText,
  direction: "ltr" | "rtl",
  textWrap: "balance" | "pretty",
): CSSProperties {
  if (!horizontal_alignment || horizontal_alignment === "center") return { textAlign: "center", textWrap: "balance" };
  const isLeft = (horizontal_alignment === "leading") === (direction === "ltr");
  return { textAlign: isLeft ? "left" : "right", textWrap };
}
