import { openGraphSize as picture } from "../../../../shared/open-graph.ts";

export const margin = 64;
const gap = 8;

/** A part of the picture, in px. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the photos lie: one at the right in its own proportions as far as they fit, or a large one with two beside it. */
export function photoAreas(sizes: readonly { width: number; height: number }[]): Area[] {
  const [first] = sizes;
  if (!first) return [];
  const { width, height } = picture;
  if (sizes.length < 3) {
    const own = Math.round((height * first.width) / first.height);
    const shown = Math.min(600, Math.max(420, own));
    return [{ left: width - shown, top: 0, width: shown, height }];
  }
  const [large, small] = [420, 233];
  const left = width - large - gap - small;
  const half = (height - gap) / 2;
  return [
    { left, top: 0, width: large, height },
    { left: width - small, top: 0, width: small, height: half },
    { left: width - small, top: height - half, width: small, height: half },
  ];
}

/** What is left of the width for words. */
export function wordsWidth(areas: readonly Area[]): number {
  const end = areas[0] ? areas[0].left - 48 : picture.width - margin;
  return end - margin;
}
