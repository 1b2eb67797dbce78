/** The measures of a timeline's line between two discs, in CSS pixels. */
export interface ConnectorMeasures {
  /** Between the items. */
  spacing: number;
  /** Half a disc. */
  radius: number;
  marginTop: number;
  marginBottom: number;
}

/**
 * Where the line below a disc begins, from the disc's upper edge, and how long it is where the item is as tall as its
 * disc. Without a margin it starts, or ends, in a disc's centre, behind it.
 */
export function connector({ spacing, radius, marginTop, marginBottom }: ConnectorMeasures) {
  const beginsPx = marginTop ? 2 * radius + marginTop : radius;
  if (marginTop && marginBottom) return { beginsPx, lengthPx: Math.max(0, spacing - marginTop - marginBottom) };
  if (marginTop) return { beginsPx, lengthPx: spacing + radius };
  if (marginBottom) return { beginsPx, lengthPx: Math.max(0, spacing - marginBottom + radius) };
  return { beginsPx, lengthPx: spacing + 2 * radius };
}
