import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { paywallLocale } from "../client/paywall/paywall-action-handler.ts";
import { skeletonStyle } from "../loading/skeleton-style.ts";
import { log } from "../log.ts";
import type { Offering } from "../offerings/offering.ts";
import { PaywallScreen } from "../paywall/paywall-screen.tsx";
import { parsePaywallOf } from "../paywall/use-paywall-state.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { useOfferings } from "./hooks.ts";
import type { PaywallProps } from "./paywall-props.ts";
import { type PaywallControls, usePaywallActions } from "./use-paywall-actions.ts";

/**
 * A paywall in the page. What the customer buys is paid in a checkout over the page, or in `purchaseHtmlTarget`, which
 * closes with the component.
 */
export function Paywall({ offering, ...given }: PaywallProps) {
  // The sale is not the drawn paywall's: customers who log in to buy may be offered something else, and can still buy.
  const sale = usePaywallActions(given);
  const props = { ...given, ...sale, isBusy: sale.isBusy || given.isBusy === true };
  return offering ? <DrawnPaywall offering={offering} {...props} /> : <CurrentPaywall {...props} />;
}

type Selling = Omit<PaywallProps, "offering"> & PaywallControls;

function CurrentPaywall(props: Selling) {
  const { offerings, isLoading } = useOfferings();
  const offering = offerings?.current;
  if (offering?.paywallComponents) return <DrawnPaywall offering={offering} {...props} />;
  return (
    <div className={props.className} aria-busy={isLoading || undefined}>
      {isLoading ? pendingOf(props) : props.fallback}
    </div>
  );
}

function pendingOf({ pending, fallback }: Pick<PaywallProps, "pending" | "fallback">): ReactNode {
  if (pending !== undefined) return pending;
  return fallback === undefined ? <div aria-busy style={skeletonStyle} /> : fallback;
}

/** An edited paywall must never take an app down: components that cannot be drawn are left out. */
function DrawnPaywall({ offering, ...props }: Selling & { offering: Offering }) {
  const isReadable = useMemo(() => canBeRead(offering), [offering]);
  const fallback = <div className={props.className}>{props.fallback}</div>;
  return isReadable ? (
    <ErrorBoundary fallback={fallback}>
      <ParsedPaywall offering={offering} {...props} />
    </ErrorBoundary>
  ) : (
    fallback
  );
}

function canBeRead(offering: Offering): boolean {
  try {
    parsePaywallOf(offering);
    return true;
  } catch (cause) {
    log(1, `The paywall of ${offering.identifier} could not be rendered: ${String(cause)}`);
    return false;
  }
}

function ParsedPaywall({ offering, className, ...props }: Selling & { offering: Offering }) {
  const selectedLocale = useLocale(props.selectedLocale);
  const { act, isBusy, colorMode = "auto", hideBackButtons = false, onBack, onSelect } = props;
  return (
    <div className={className}>
      <PaywallScreen
        offering={offering}
        selectedLocale={selectedLocale}
        colorMode={colorMode}
        hideBackButtons={hideBackButtons || !onBack}
        act={act}
        onSelect={onSelect}
        isBusy={isBusy}
        notice={props.notice}
        pending={pendingOf(props)}
      />
    </div>
  );
}

const neverChanges = () => () => {};

/** The browser's language, unless another is chosen. A server does not know it. */
function useLocale(selectedLocale: string | undefined): string {
  return useSyncExternalStore(
    neverChanges,
    () => paywallLocale({ ...(selectedLocale === undefined ? {} : { selectedLocale }) }),
    () => selectedLocale ?? "en",
  );
}
