import { useEffect, useRef } from "react";
import { ErrorCode, PurchasesError } from "../errors.ts";
import type { PurchaseParams, PurchaseResult } from "../purchase-types.ts";
import type { Purchases } from "../purchases.ts";
import { usePurchases } from "./hooks.ts";

/** The package to buy, and callbacks for the outcome. */
export interface CheckoutProps extends Omit<PurchaseParams, "htmlTarget" | "signal"> {
  /** For the element that the checkout is drawn in. */
  className?: string;
  /** It was paid. Told even when the component is gone by then. */
  onFinished?(result: PurchaseResult): void;
  /** The customer left, or code closed it. */
  onCancelled?(): void;
  /** It ended in any other way. */
  onFailed?(error: PurchasesError): void;
}

/**
 * A checkout in the page. It starts when it is mounted, again when another package or option is given, and closes when
 * it is unmounted; what else changes meanwhile is for the next one.
 */
export function Checkout(props: CheckoutProps) {
  const purchases = usePurchases();
  const target = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const identity = identityOf(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a checkout that is open goes on until another thing is bought
  useEffect(() => {
    const closing = new AbortController();
    const purchase = purchaseUntilClosed(purchases, latest, target, closing.signal);
    return () => {
      closing.abort();
      stillClosing.add(purchase);
      void purchase.finally(() => stillClosing.delete(purchase));
    };
  }, [purchases, identity]);
  return <div ref={target} className={props.className} />;
}

/** Closed checkouts that still wait for an outcome; the next one opens after them. */
const stillClosing = new Set<Promise<void>>();

async function purchaseUntilClosed(
  purchases: Purchases,
  latest: { current: CheckoutProps },
  target: { current: HTMLDivElement | null },
  signal: AbortSignal,
): Promise<void> {
  // Strict React mounts, unmounts and mounts again in one go.
  await Promise.resolve();
  if (signal.aborted) return;
  await Promise.allSettled(stillClosing);
  if (signal.aborted || !target.current) return;
  const { className: _, onFinished: _finished, onCancelled: _cancelled, onFailed: _failed, ...params } = latest.current;
  // Without `onCancelled` a back button would leave an empty element.
  const hideBackButton = params.hideBackButton ?? !latest.current.onCancelled;
  const purchaseParams = { ...params, hideBackButton, htmlTarget: target.current, signal };
  const notify = await purchases.purchase(purchaseParams).then(
    (result) => () => latest.current.onFinished?.(result),
    (cause: unknown) => () => (signal.aborted ? undefined : notifyEnd(latest.current, cause)),
  );
  notify();
}

function notifyEnd({ onCancelled, onFailed }: CheckoutProps, cause: unknown): void {
  const error =
    cause instanceof PurchasesError ? cause : new PurchasesError(ErrorCode.UnknownError, undefined, String(cause));
  if (error.errorCode === ErrorCode.UserCancelledError) onCancelled?.();
  else onFailed?.(error);
}

function identityOf({ rcPackage, purchaseOption }: CheckoutProps): string {
  const { identifier, presentedOfferingContext } = rcPackage.webBillingProduct;
  return JSON.stringify([presentedOfferingContext, rcPackage.identifier, identifier, purchaseOption?.id]);
}
