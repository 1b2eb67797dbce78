import type { DemoContext } from "../demo-context.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The site so many days ago. */
export function daysBefore(site: DemoContext["site"], days: number): DemoContext["site"] {
  const at = new Date(site.clock().getTime() - days * dayMs);
  return { ...site, clock: () => at };
}
