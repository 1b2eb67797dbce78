import type { Offering } from "@hemline/purchases";
import { loadSpeeches, type Speeches } from "@hemline/purchases/paywall/paywall-languages.ts";
import { PaywallScreen } from "@hemline/purchases/paywall/paywall-screen.tsx";
import { localeChainOf, readPaywallOf } from "@hemline/purchases/paywall/use-paywall-state.ts";

/** A paywall with all that drawing it takes. */
export interface OfferingPaywall {
  Screen: typeof PaywallScreen;
  offering: Offering;
  /** The reader's own, e.g. `de-AT`. */
  language: string;
  speeches: Speeches;
}

/**
 * Fetches what the paywall of an offering speaks.
 * @throws Error where it cannot be drawn.
 */
export async function paywallOf(offering: Offering, language: string): Promise<OfferingPaywall> {
  const chain = localeChainOf(readPaywallOf(offering), language);
  return { Screen: PaywallScreen, offering, language, speeches: await loadSpeeches(chain, language) };
}
