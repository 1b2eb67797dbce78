import { createRoot } from "react-dom/client";
import { coverPage, renderInside } from "../browser/page-overlay.ts";
import { log } from "../log.ts";
import { PaywallScreen } from "./paywall-screen.tsx";
import { adoptPaywallStyles } from "./style/adopt-paywall-styles.ts";
import { type PaywallProps, parsePaywallOf } from "./use-paywall-state.ts";

export interface OpenPaywallParams extends Omit<PaywallProps, "isBusy" | "notice" | "languages"> {
  /** Null: over the whole page. */
  target: HTMLElement | null;
  /** Called when rendering failed, after the paywall was closed. */
  onBroken?: ((cause: unknown) => void) | undefined;
}

export interface OpenPaywall {
  /** Restores the page. Idempotent. */
  close(): void;
  /** True while a purchase opens: the purchase buttons are disabled. */
  setBusy(isBusy: boolean): void;
  /** Null removes the notice. */
  showNotice(label: PaywallProps["notice"]): void;
}

/**
 * Draws a paywall as soon as its languages are loaded. Over the page it can be closed before.
 * @throws Error where the offering has no paywall, or one with a component of an unknown type and without a fallback.
 */
export function openPaywall({ target, onBroken, ...params }: OpenPaywallParams): OpenPaywall {
  parsePaywallOf(params.offering);
  adoptPaywallStyles(target);
  const surface = target ? renderInside(target, "hpp-inline") : coverPage("hpp-layer");
  const root = createRoot(surface.host, { onUncaughtError: (cause) => abandon(cause) });
  let isOpen = true;
  let isBusy = false;
  let notice: PaywallProps["notice"] = null;
  const draw = () => {
    if (isOpen) root.render(<PaywallScreen {...params} isBusy={isBusy} notice={notice} isOverPage={!target} />);
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    surface.remove();
  };
  const abandon = (cause: unknown) => {
    log(1, `The paywall could not be rendered: ${String(cause)}`);
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
    showNotice: (label) => {
      notice = label;
      draw();
    },
  };
}
