import type { Offering, Package, Purchases } from "@hemline/purchases";
import { useEffect, useState } from "react";
import type { SubscriptionPage } from "../../../shared/subscription/pages.ts";
import { useOrigin } from "../layout/use-origin.ts";
import { rebaseAssetUrls } from "./rebase-asset-urls.ts";
import type { SdkPaywall } from "./sdk-paywall.tsx";

export interface OfferingPaywall {
  Paywall: typeof SdkPaywall;
  purchases: Purchases;
  offering: Offering;
}

export type OfferingState =
  | { state: "loading" }
  | { state: "failed" }
  | {
      state: "loaded";
      buyer: string | null;
      purchases: Purchases;
      packages: readonly Package[];
      /** Null: the page shows the packages itself. */
      paywall: OfferingPaywall | null;
    };

export const loading: OfferingState = { state: "loading" };

/** The current offering, loaded by the SDK; visitors see it under an anonymous id. */
export function useOffering(billing: SubscriptionPage["billing"]): [OfferingState, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const offering = useLoadedOffering(billing, attempt);
  // For one render after logging in this is still the anonymous buyer's offering: nobody may buy in it.
  const isOfAnotherBuyer = offering.state === "loaded" && offering.buyer !== billing.appUserId;
  return [isOfAnotherBuyer ? loading : offering, () => setAttempt((before) => before + 1)];
}

function useLoadedOffering({ apiKey, address, appUserId }: SubscriptionPage["billing"], attempt: number) {
  const [offering, setOffering] = useState(loading);
  const origin = useOrigin();
  // The SDK is imported lazily: it is a third of the site's script, for one page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    setOffering(loading);
    loadOffering({ apiKey, address, appUserId }, origin)
      .catch((): OfferingState => ({ state: "failed" }))
      .then((loaded) => isCurrent && setOffering(loaded));
    return () => {
      isCurrent = false;
    };
  }, [apiKey, address, appUserId, origin, attempt]);
  return offering;
}

async function configuredSdk({ apiKey, address, appUserId }: SubscriptionPage["billing"]): Promise<Purchases> {
  const { Purchases: sdk } = await import("@hemline/purchases");
  return sdk.configure({
    apiKey,
    appUserId: appUserId ?? sdk.generateRevenueCatAnonymousAppUserId(),
    httpConfig: { proxyURL: new URL(address, location.origin).href.replace(/\/$/, "") },
  });
}

async function loadOffering(billing: SubscriptionPage["billing"], server: string): Promise<OfferingState> {
  // In parallel: the component is nearly always needed.
  const component = import("./sdk-paywall.tsx").catch(() => null);
  const purchases = await configuredSdk(billing);
  const { current } = await purchases.getOfferings();
  const Paywall = (await component)?.SdkPaywall;
  const addresses = { billing: billing.address, server, browser: location.origin };
  return {
    state: "loaded",
    buyer: billing.appUserId,
    purchases,
    packages: current?.availablePackages ?? [],
    paywall:
      Paywall && current?.paywallComponents
        ? { Paywall, purchases, offering: rebaseAssetUrls(current, addresses) }
        : null,
  };
}
