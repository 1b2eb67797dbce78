import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { PurchasesConfig } from "../configuration.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { log } from "../log.ts";
import type { Offerings } from "../offerings/offering.ts";
import { Purchases } from "../purchases.ts";
import { createPurchasesStore, PurchasesStoreContext } from "./purchases-store.ts";

/** The customer of the components below. */
export type PurchasesProviderProps = {
  children?: ReactNode;
  /** What a server read already, so that the first drawing shows it. */
  initialCustomerInfo?: CustomerInfo;
  /** As `getOfferings()` answered on the server. */
  initialOfferings?: Offerings;
} & (
  | {
      /** An instance that you made. */
      purchases: Purchases;
      config?: never;
    }
  | {
      /** Made here: as the shared instance in a browser, as one of its own on a server. Another `appUserId` later
       * changes the user; for another key, give the provider another `key`. */
      config: PurchasesConfig;
      purchases?: never;
    }
);

/** Provides one customer to the hooks and components below it. */
export function PurchasesProvider({ children, ...given }: PurchasesProviderProps) {
  const purchases = usePurchasesOf(given);
  const { initialCustomerInfo, initialOfferings } = given;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was given at first is what the first drawing shows
  const store = useMemo(
    () =>
      createPurchasesStore(purchases, {
        customerInfo: initialCustomerInfo ?? null,
        offerings: initialOfferings ?? null,
      }),
    [purchases],
  );
  useEffect(() => store.listen(), [store]);
  return <PurchasesStoreContext value={store}>{children}</PurchasesStoreContext>;
}

function usePurchasesOf({ purchases, config }: Pick<PurchasesProviderProps, "purchases" | "config">): Purchases {
  const [own] = useState(() => (config ? configured(config) : null));
  const appUserId = config?.appUserId;
  useEffect(() => {
    if (!own || appUserId === undefined || own.getAppUserId() === appUserId) return;
    own.changeUser(appUserId).catch((cause: unknown) => log(1, `The customer could not be changed: ${String(cause)}`));
  }, [own, appUserId]);
  const chosen = purchases ?? own;
  if (!chosen) throw new Error("<PurchasesProvider> needs `purchases` or `config`.");
  return chosen;
}

let last: { key: string; purchases: Purchases } | null = null;

/** Strict React asks twice; the same question has the same answer. */
function configured(config: PurchasesConfig): Purchases {
  if (typeof document === "undefined") return Purchases.create(config);
  const key = JSON.stringify(config);
  const isSame =
    last?.key === key &&
    last.purchases.getAppUserId() === config.appUserId &&
    Purchases.isConfigured() &&
    Purchases.getSharedInstance() === last.purchases;
  if (last && isSame) return last.purchases;
  last = { key, purchases: Purchases.configure(config) };
  return last.purchases;
}
