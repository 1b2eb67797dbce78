import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds wrong on a page: each broken rule with the elements that break it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
