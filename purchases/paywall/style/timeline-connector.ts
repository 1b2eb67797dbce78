/** A timeline's line between two discs, in CSS pixels. `radius`: of a disc. */
export interface ConnectorMeasures {
  spacing: number;
  radius: number;
  marginTop: number;
  marginBottom: number;
}

/**
 * The start of the line below a disc, from the disc's upper edge, and its length where the item is as tall as its disc.
 * Without a margin the line starts or ends at the centre of a disc, behind it.
 */
export function timelineConnector({ spacing, radius, marginTop, marginBottom }: ConnectorMeasures) {
  const beginsPx = marginTop ? 2 * radius + marginTop : radius;
  if (marginTop && marginBottom) return { beginsPx, lengthPx: Math.max(0, spacing - marginTop - marginBottom) };
  if (marginTop) return { beginsPx, lengthPx: spacing + radius };
  if (marginBottom) return { beginsPx, lengthPx: Math.max(0, spacing - marginBottom + radius) };
  return { beginsPx, lengthPx: spacing + 2 * radius };
}
