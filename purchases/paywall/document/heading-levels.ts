import type { PaywallComponent, PaywallText } from "@hemline/protocol";
import { headingPx } from "../style/font.ts";
import { childrenOf } from "./parse-paywall.ts";

/** The host page has its own h1. */
const firstLevel = 2;
const lastLevel = 6;

/** Which texts are headings for assistive technology, and their levels. */
export interface Headings {
  title: PaywallText | null;
  levelOf(text: PaywallText): number | null;
}

/**
 * Authors choose sizes; levels follow from them without gaps. Texts on buttons and packages are part of their names and
 * never headings.
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
