import type { PaywallComponent, PaywallText } from "@hemline/protocol";
import { headingPx } from "../style/font.ts";
import { childrenOf } from "./read-paywall.ts";

/** The outermost heading of a paywall: a page has its own first one. */
const firstLevel = 2;
const lastLevel = 6;

/** Which texts are headings to assistive technology, and of what level. The first one is the paywall's title. */
export interface Headings {
  title: PaywallText | null;
  levelOf(text: PaywallText): number | null;
}

/**
 * The author chooses sizes; levels follow from them without a gap. What is written on a button or a package belongs to
 * its name and is no heading, whatever its size.
 */
export function headingsOf(roots: readonly PaywallComponent[]): Headings {
  const texts = roots.flatMap(freeTexts).filter((text) => headingPx(text.font_size) !== null);
  const sizes = [...new Set(texts.map((text) => headingPx(text.font_size)!))].sort((a, b) => b - a);
  const all = new Set(texts);
  const largest = texts.find((text) => headingPx(text.font_size) === sizes[0]);
  return {
    title: largest ?? null,
    levelOf: (text) =>
      all.has(text) ? Math.min(lastLevel, firstLevel + sizes.indexOf(headingPx(text.font_size)!)) : null,
  };
}

function freeTexts(node: PaywallComponent): PaywallText[] {
  if (node.type === "text") return [node];
  if (node.type === "button" || node.type === "purchase_button" || node.type === "package") return [];
  return childrenOf(node).flatMap(freeTexts);
}
