import { paths } from "../../../shared/paths.ts";
import type { SiteOptions } from "../../site-context.ts";
import type { Person } from "../../testing/person.ts";
import { testSite } from "../../testing/test-site.ts";
import { fakeBilling } from "./fake-billing.ts";

const noon = Date.parse("2026-03-01T12:00:00Z");

/** A site whose clock the test moves, with a fake billing service. */
export async function siteWithFakeBilling(parts: Pick<Partial<SiteOptions>, "pageLifetimeMs"> = {}) {
  let now = noon;
  const billing = fakeBilling();
  const site = await testSite({ billing, clock: () => new Date(now), ...parts });
  /** By the page that asks billing. */
  const isSubscribed = async (person: Person = site.ada) =>
    (await person.sees("paidSubscription", paths.paidSubscription)).plan !== null;
  return {
    ...site,
    billing,
    isSubscribed,
    advance: (ms: number) => {
      now += ms;
    },
  };
}
