import type { Offering, Package, Purchases } from "@hemline/purchases";
import { useEffect, useState } from "react";
import type { SubscriptionPage } from "../../../shared/pages.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { useOrigin } from "../layout/use-origin.ts";
import { rebaseAssetUrls } from "./rebase-asset-urls.ts";
import type { SdkPaywall } from "./sdk-paywall.tsx";

/** A paywall to show, and what draws it. */
export interface StorePaywall {
  Drawn: typeof SdkPaywall;
  purchases: Purchases;
  offering: Offering;
}

/** What can be bought, as far as it is known. */
export type Store =
  | { state: "loading" }
  | { state: "failed" }
  | {
      state: "open";
      buyer: string | null;
      purchases: Purchases;
      packages: readonly Package[];
      /** Null: the page shows the packages in its own words. */
      paywall: StorePaywall | null;
    };

export const loading: Store = { state: "loading" };

/** The current offering, fetched by the SDK; visitors see it under a passing id. */
export function useStore({ apiKey, address, appUserId }: SubscriptionPage["billing"]): [Store, again: () => void] {
  const [store, setStore] = useState(loading);
  const [attempt, setAttempt] = useState(0);
  const origin = useOrigin();
  // The SDK is fetched here and nowhere else: it is a third of the site's script, for one page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setStore(loading);
    openStore({ apiKey, address, appUserId }, origin)
      .catch((): Store => ({ state: "failed" }))
      .then((opened) => isCurrent && setStore(opened));
    return () => {
      isCurrent = false;
    };
  }, [apiKey, address, appUserId, origin, attempt]);
  // For one drawing after logging in, the store of the stranger before is still here: nobody may buy in it.
  const isSomebodyElses = store.state === "open" && store.buyer !== appUserId;
  return [isSomebodyElses ? loading : store, () => setAttempt((before) => before + 1)];
}

async function openStore({ apiKey, address, appUserId }: SubscriptionPage["billing"], server: string): Promise<Store> {
  // Both at once: what draws a paywall is wanted nearly always.
  const drawing = import("./sdk-paywall.tsx").catch(() => null);
  const { Purchases: sdk } = await import("@hemline/purchases");
  const purchases = sdk.configure({
    apiKey,
    appUserId: appUserId ?? `$RCAnonymousID:${randomUuid().replaceAll("-", "")}`,
    httpConfig: { proxyURL: new URL(address, location.origin).href.replace(/\/$/, "") },
  });
  const { current } = await purchases.getOfferings();
  const Drawn = (await drawing)?.SdkPaywall;
  const addresses = { billing: address, server, browser: location.origin };
  return {
    state: "open",
    buyer: appUserId,
    purchases,
    packages: current?.availablePackages ?? [],
    paywall:
      Drawn && current?.paywallComponents ? { Drawn, purchases, offering: rebaseAssetUrls(current, addresses) } : null,
  };
}
