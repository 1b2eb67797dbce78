import type { PaywallBadge, PaywallStack } from "@hemline/protocol";
import { usePaywall } from "../paywall-context.ts";
import { badgePosition, badgeRounding } from "../style/badge-position.ts";
import { border, padding, shadow } from "../style/box.ts";
import { background } from "../style/colors.ts";
import { dimension } from "../style/layout.ts";
import type { DrawComponents } from "./draw-components.ts";
import { Text } from "./text.tsx";

export function Badge({ badge, stack, draw }: { badge: PaywallBadge; stack: PaywallStack; draw: DrawComponents }) {
  const { mode } = usePaywall();
  const own = badge.stack?.components?.length ? badge.stack : null;
  const box = own ?? badge;
  return (
    <div
      className="hpp-badge"
      style={{
        ...(own ? dimension(own.dimension, own.spacing) : {}),
        ...padding(box.padding),
        ...background(box.background_color, mode),
        ...(own ? { ...border(own.border, mode), ...shadow(own.shadow, mode) } : {}),
        ...badgeRounding(badge, stack),
        ...badgePosition(badge, stack),
      }}
    >
      {own
        ? draw(own.components ?? [], own.dimension?.type ?? "vertical")
        : badge.text_lid && <Text node={lettersOf(badge, badge.text_lid)} axis="vertical" />}
    </div>
  );
}

/** The text without box styles, which the badge has. */
function lettersOf(badge: PaywallBadge, text_lid: string) {
  const { font_name, font_size, font_weight, horizontal_alignment, color } = badge;
  return { type: "text" as const, text_lid, font_name, font_size, font_weight, horizontal_alignment, color };
}
