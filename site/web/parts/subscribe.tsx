import type { Package, Purchases } from "@hemline/purchases";
import { Button } from "@hemline/ui/button.tsx";
import { Empty } from "@hemline/ui/empty.tsx";
import { ErrorState } from "@hemline/ui/error-state.tsx";
import { Note } from "@hemline/ui/note.tsx";
import { Skeleton } from "@hemline/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { MembershipPage } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { useViewer } from "../payload.ts";
import { openAccount } from "../shell/account-request.ts";
import { useHoldReload } from "../shell/hold-reload.ts";
import { useRefresh } from "../shell/refresh.ts";
import { offersOf } from "./offer.ts";
import { OfferChoice } from "./offer-choice.tsx";
import { useStore } from "./store.ts";
import styles from "./subscribe.module.css";
import { TrialLine } from "./trial-line.tsx";

/** Choose a plan and pay for it. Visitors log in on the way, and the checkout opens afterwards. */
export function Subscribe({ billing }: { billing: MembershipPage["billing"] }) {
  const [store, again] = useStore(billing);
  const [chosen, choose] = useState(0);
  /** Pressed by a visitor, to go on once it is known who buys and what it costs them. */
  const [isWaiting, setWaiting] = useState(false);
  const { buy, isBuying, fault } = useBuy();
  const isMember = billing.appUserId !== null;
  // The login happens elsewhere on the screen; the checkout opens when its member and their prices have come.
  useEffect(() => {
    if (!isWaiting || !isMember || store.state !== "open") return;
    setWaiting(false);
    const wanted = store.packages[chosen];
    if (wanted) void buy(store.purchases, wanted);
  }, [isWaiting, isMember, store, chosen, buy]);

  if (store.state === "failed")
    return (
      <ErrorState title="The prices did not arrive" onRetry={again}>
        The billing service does not answer at the moment. Nothing was charged.
      </ErrorState>
    );
  if (store.state === "loading")
    return (
      <div className={styles.loading} role="status" aria-label="Loading prices">
        <Skeleton ratio={0.14} />
        <Skeleton ratio={0.14} />
        <Skeleton ratio={0.085} />
        <noscript>Prices and the checkout need JavaScript.</noscript>
      </div>
    );
  const offers = offersOf(store.packages);
  const offer = offers[chosen];
  const wanted = store.packages[chosen];
  if (!offer || !wanted)
    return (
      <Empty icon="thread" title="Nothing is for sale today">
        <p>The subscription is taking a rest. Everything else is open.</p>
      </Empty>
    );
  const press = () => {
    if (isMember) return void buy(store.purchases, wanted);
    openAccount({ mode: "register", reason: "Log in to subscribe", andThen: () => setWaiting(true) });
  };
  return (
    <>
      <OfferChoice offers={offers} chosen={chosen} onChoose={choose} />
      {offer.trialDays > 0 && <TrialLine days={offer.trialDays} price={offer.price} />}
      {fault && <Note tone="bad">{fault}</Note>}
      <Button block busy={isBuying} onClick={press}>
        {offer.trialDays > 0 ? `Start ${offer.trialDays} days free` : `Subscribe for ${offer.price}`}
      </Button>
      <p className={styles.small}>Renews automatically. Cancel any time before the renewal date, on this page.</p>
    </>
  );
}

/** Opens the checkout; afterwards to the page that says how it ended. */
function useBuy() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isBuying, setBuying] = useState(false);
  const [fault, setFault] = useState("");
  useHoldReload(isBuying);
  const buy = async (purchases: Purchases, rcPackage: Package) => {
    setFault("");
    setBuying(true);
    try {
      await purchases.purchase({ rcPackage, selectedLocale: "en-GB", ...(viewer && { customerEmail: viewer.email }) });
      await navigate(paths.billingSuccess);
    } catch (cause) {
      const { ErrorCode, PurchasesError } = await import("@hemline/purchases");
      if (!(cause instanceof PurchasesError)) throw cause;
      if (cause.errorCode === ErrorCode.UserCancelledError) return void (await navigate(paths.billingCancel));
      if (cause.errorCode === ErrorCode.ProductAlreadyPurchasedError) return void (await refresh());
      setFault(cause.message);
    } finally {
      setBuying(false);
    }
  };
  return { buy, isBuying, fault };
}
