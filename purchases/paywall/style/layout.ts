import type {
  PaywallAlignment,
  PaywallDimension,
  PaywallDistribution,
  PaywallLength,
  PaywallSize,
} from "@hemline/protocol";
import type { CSSProperties } from "react";

/** The layout of the surrounding stack. */
export type Axis = PaywallDimension["type"];

type Maybe<Type> = Type | null | undefined;

/** Fixed components up to this width do not shrink in a row. */
const steadyPx = 96;

const distributions: Record<PaywallDistribution, string> = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  space_between: "space-between",
  space_around: "space-around",
  space_evenly: "space-evenly",
};

const ends: Record<string, string> = {
  leading: "flex-start",
  top: "flex-start",
  center: "center",
  trailing: "flex-end",
  bottom: "flex-end",
};

const defaultSpacingPx = 8;

/** Layers share one grid cell, which is as large as the largest of them. */
export function dimension(
  given: Maybe<PaywallDimension>,
  spacing: Maybe<number>,
  { mayWrap = false } = {},
): CSSProperties {
  if (given?.type === "zlayer")
    return {
      display: "grid",
      gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
      ...placeItems(given.alignment),
    };
  return {
    display: "flex",
    flexDirection: given?.type === "horizontal" ? "row" : "column",
    alignItems: ends[given?.alignment ?? "center"] ?? "center",
    justifyContent: distributions[given?.distribution ?? "start"] ?? "flex-start",
    gap: spacing ?? defaultSpacingPx,
    ...(mayWrap && given?.type === "horizontal" ? { flexWrap: "wrap" } : {}),
  };
}

export function size(given: Maybe<PaywallSize>, axis: Axis): CSSProperties {
  const { width = { type: "fill" }, height = { type: "fit" } } = given ?? {};
  return {
    ...inlineSize(width, axis),
    ...blockSize(height, axis),
    ...(axis === "zlayer" ? { gridArea: "1 / 1", position: "relative" } : {}),
  };
}

export function placeOf(alignment: PaywallAlignment): {
  block: "start" | "center" | "end";
  inline: "start" | "center" | "end";
} {
  return {
    block: alignment.startsWith("top") ? "start" : alignment.startsWith("bottom") ? "end" : "center",
    inline: alignment.endsWith("leading") ? "start" : alignment.endsWith("trailing") ? "end" : "center",
  };
}

function placeItems(alignment: Maybe<PaywallAlignment>): CSSProperties {
  const { block, inline } = placeOf(alignment ?? "center");
  return { alignItems: block, justifyItems: inline };
}

function inlineSize(length: PaywallLength, axis: Axis): CSSProperties {
  switch (length.type) {
    case "fixed":
      // A percentage never widens a narrow page.
      return length.value > steadyPx
        ? { inlineSize: `min(${length.value}px, 100%)` }
        : { inlineSize: length.value, maxInlineSize: "100%", ...(axis === "horizontal" ? { flexShrink: 0 } : {}) };
    case "fit":
      return { maxInlineSize: "100%", ...(axis === "horizontal" ? {} : { inlineSize: "fit-content" }) };
    case "fill":
      if (axis === "horizontal") return { flexGrow: 1, flexShrink: 1, flexBasis: 0, minInlineSize: 0 };
      return axis === "vertical" ? { alignSelf: "stretch" } : { justifySelf: "stretch" };
  }
}

function blockSize(length: PaywallLength, axis: Axis): CSSProperties {
  switch (length.type) {
    case "fixed":
      return { blockSize: length.value, ...(axis === "vertical" ? { flexShrink: 0 } : {}) };
    case "fit":
      return {};
    case "fill":
      return axis === "vertical" ? { flexGrow: 1 } : { alignSelf: "stretch" };
  }
}
