import type { Offering, Package, Purchases } from "@hemline/purchases";
import { useEffect, useState } from "react";
import type { SubscriptionPage } from "../../../shared/subscription/pages.ts";
import { randomUuid } from "../../../shared/uuid.ts";
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
export function useOffering({
  apiKey,
  address,
  appUserId,
}: SubscriptionPage["billing"]): [OfferingState, retry: () => void] {
  const [offering, setOffering] = useState(loading);
  const [attempt, setAttempt] = useState(0);
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
  // For one render after logging in this is still the anonymous buyer's offering: nobody may buy in it.
  const isOfAnotherBuyer = offering.state === "loaded" && offering.buyer !== appUserId;
  return [isOfAnotherBuyer ? loading : offering, () => setAttempt((before) => before + 1)];
}

async function loadOffering(
  { apiKey, address, appUserId }: SubscriptionPage["billing"],
  server: string,
): Promise<OfferingState> {
  // In parallel: the component is nearly always needed.
  const component = import("./sdk-paywall.tsx").catch(() => null);
  const { Purchases: sdk } = await import("@hemline/purchases");
  const purchases = sdk.configure({
    apiKey,
    appUserId: appUserId ?? `$RCAnonymousID:${randomUuid().replaceAll("-", "")}`,
    httpConfig: { proxyURL: new URL(address, location.origin).href.replace(/\/$/, "") },
  });
  const { current } = await purchases.getOfferings();
  const Paywall = (await component)?.SdkPaywall;
  const addresses = { billing: address, server, browser: location.origin };
  return {
    state: "loaded",
    buyer: appUserId,
    purchases,
    packages: current?.availablePackages ?? [],
    paywall:
      Paywall && current?.paywallComponents
        ? { Paywall, purchases, offering: rebaseAssetUrls(current, addresses) }
        : null,
  };
}
