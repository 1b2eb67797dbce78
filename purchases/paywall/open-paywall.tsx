import { createRoot } from "react-dom/client";
import { coverPage, drawInside } from "../browser/page-overlay.ts";
import { log } from "../log.ts";
import { PaywallScreen } from "./paywall-screen.tsx";
import { adoptPaywallStyles } from "./style/paywall-styles.ts";
import { type PaywallProps, readPaywallOf } from "./use-paywall-state.ts";

/** What a paywall is opened with. */
export interface OpenPaywallParams extends Omit<PaywallProps, "isBusy" | "said" | "speeches"> {
  /** Where it is drawn, beside whatever is there. Null: over the whole page. */
  target: HTMLElement | null;
  /** Told when the paywall broke while it was drawn; it is closed by then. */
  onBroken?: ((cause: unknown) => void) | undefined;
}

export interface OpenPaywall {
  /** Gives the page back exactly as it was. Twice is once. */
  close(): void;
  /** True while a purchase opens: the purchase buttons wait. */
  setBusy(isBusy: boolean): void;
  /** Tells the customer something; null: no longer. */
  say(label: PaywallProps["said"]): void;
}

/**
 * Draws a paywall, as soon as the languages of its labels are there; over the page it can be closed at once.
 * @throws Error where the offering has no paywall, or one with a component of an unknown type and without a fallback.
 */
export function openPaywall({ target, onBroken, ...params }: OpenPaywallParams): OpenPaywall {
  readPaywallOf(params.offering);
  adoptPaywallStyles(target);
  const place = target ? drawInside(target, "hpp-inline") : coverPage("hpp-layer");
  const root = createRoot(place.host, { onUncaughtError: (cause) => giveUp(cause) });
  let isOpen = true;
  let isBusy = false;
  let said: PaywallProps["said"] = null;
  const draw = () => {
    if (isOpen) root.render(<PaywallScreen {...params} isBusy={isBusy} said={said} isOverPage={!target} />);
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    place.leave();
  };
  const giveUp = (cause: unknown) => {
    log(1, `The paywall could not be drawn: ${String(cause)}`);
    close();
    onBroken?.(cause);
  };
  draw();
  return {
    close,
    setBusy: (now) => {
      isBusy = now;
      draw();
    },
    say: (label) => {
      said = label;
      draw();
    },
  };
}
