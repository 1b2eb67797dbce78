import type { PaywallTimeline, PaywallTimelineItem } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { withStateOverrides } from "../document/state-overrides.ts";
import { usePackageContext, usePaywall } from "../paywall-context.ts";
import { margin, padding, rounding } from "../style/box.ts";
import { background, plainColor } from "../style/colors.ts";
import { type Axis, size } from "../style/layout.ts";
import { timelineConnector } from "../style/timeline-connector.ts";
import { Text } from "./text.tsx";
import { TimelineIcon } from "./timeline-icon.tsx";

const iconPx = 16;

export function Timeline({ node, axis }: { node: PaywallTimeline; axis: Axis }) {
  const { packageState } = usePackageContext();
  const current = withStateOverrides(node, packageState);
  const items = current.items ?? [];
  const railPx = Math.max(0, ...items.map((item) => 2 * discRadius(item)));
  return (
    <ol
      className="hpp-timeline"
      style={{
        ...size(current.size, axis),
        ...margin(current.margin),
        ...padding(current.padding),
        gap: current.item_spacing ?? 0,
      }}
    >
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a timeline never change places
        <li key={at} className="hpp-moment" style={{ gridTemplateColumns: `${railPx}px minmax(0, 1fr)` }}>
          <Rail item={item} spacing={current.item_spacing ?? 0} isLast={at === items.length - 1} />
          <div
            className="hpp-moment-text"
            style={{ gap: current.text_spacing ?? 0, minBlockSize: 2 * discRadius(item) }}
          >
            <Text node={leading(item.title)} axis="vertical" />
            {item.description && <Text node={leading(item.description)} axis="vertical" />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Rail({ item, spacing, isLast }: { item: PaywallTimelineItem; spacing: number; isLast: boolean }) {
  const { mode } = usePaywall();
  const { icon, icon_background } = item;
  const diameter = 2 * discRadius(item);
  return (
    <div className="hpp-rail" aria-hidden="true">
      {item.connector && (
        <div
          className="hpp-connector"
          style={{
            inlineSize: item.connector.width,
            ...background(item.connector.color, mode),
            ...connectorStyle(item, spacing, isLast),
          }}
        />
      )}
      <div
        className="hpp-disc"
        style={{
          inlineSize: diameter,
          blockSize: diameter,
          ...background(icon_background?.color, mode),
          ...rounding(icon_background?.shape ?? { type: "circle" }),
        }}
      >
        <TimelineIcon
          name={icon?.name ?? ""}
          px={icon?.width_and_height ?? iconPx}
          color={icon?.color ? plainColor(icon.color, mode) : "currentColor"}
        />
      </div>
    </div>
  );
}

/** The line grows with its text. The last one ends with its item. */
function connectorStyle(item: PaywallTimelineItem, spacing: number, isLast: boolean): CSSProperties {
  const radius = discRadius(item);
  const { top, bottom } = item.connector?.margin ?? {};
  const { beginsPx, lengthPx } = timelineConnector({ spacing, radius, marginTop: top ?? 0, marginBottom: bottom ?? 0 });
  return {
    insetBlockStart: beginsPx,
    blockSize: isLast ? `calc(100% - ${beginsPx}px)` : `calc(100% + ${lengthPx - 2 * radius}px)`,
  };
}

function discRadius({ icon }: PaywallTimelineItem): number {
  return (icon?.padding ?? 0) + (icon?.width_and_height ?? iconPx) / 2;
}

function leading(text: PaywallTimelineItem["title"]) {
  return { ...text, type: "text" as const, horizontal_alignment: text.horizontal_alignment ?? ("leading" as const) };
}
