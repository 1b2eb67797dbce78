import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What axe finds wrong on a page: each broken rule with the elements that break it.
 * @param o.without rules that do not hold for it
 */
export async function accessibilityFaults(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<string[]> {
  return faultsBy(page, new AxeBuilder({ page }).disableRules(without));
}

/** Of these, what another theme can break. */
export const colourFaults = (page: Page): Promise<string[]> =>
  faultsBy(page, new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]));

async function faultsBy(page: Page, axe: AxeBuilder): Promise<string[]> {
  await animationsEnd(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** What is still fading in has too little contrast. */
const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ),
  );
