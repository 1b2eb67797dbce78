import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

type RunOptions = Parameters<AxeBuilder["options"]>[0];

/**
 * What axe finds wrong on a page: each broken rule with the elements that break it.
 * @param o.within the part of the page that is looked at, as a selector
 * @param o.without rules that do not hold for it
 */
export async function accessibilityFaults(
  page: Page,
  { within, without = [] }: { within?: string; without?: string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return faultsBy(page, { rules }, within);
}

/** Of these, what another theme can break. */
export const colourFaults = (page: Page, within?: string): Promise<string[]> =>
  faultsBy(page, { runOnly: ["color-contrast", "link-in-text-block"] }, within);

/** What is smaller than 24 px and too near to something else that can be pressed. axe leaves this out unless it is asked. */
export const targetFaults = (page: Page): Promise<string[]> => faultsBy(page, { runOnly: ["target-size"] }, undefined);

/** Looks twice at what is wrong: a message that came or went meanwhile was half faded, and no fault stays of it. */
async function faultsBy(page: Page, options: RunOptions, within: string | undefined): Promise<string[]> {
  const faults = await faultsNow(page, options, within);
  return faults.length === 0 ? faults : faultsNow(page, options, within);
}

/** Where there are no frames, the legacy mode finds the same in a half to a sixth of the time. */
async function faultsNow(page: Page, options: RunOptions, within: string | undefined): Promise<string[]> {
  await animationsEnd(page);
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).options({ ...options, resultTypes: ["violations"] }).setLegacyMode(!hasFrames);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
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
