import type { Branding } from "@hemline/protocol";
import { createRoot } from "react-dom/client";
import type { CheckoutOrder } from "../checkout/checkout-order.ts";
import { pricePhases } from "../checkout/price-phases.ts";
import type { RunningCheckout } from "../checkout/run-checkout.ts";
import type { CheckoutSnapshot } from "../checkout/snapshot-store.ts";
import type { Language } from "../i18n/translate.ts";
import { loadFont, type Typography } from "../theme/brand-font.ts";
import { themeOf } from "../theme/theme.ts";
import { assetsUrlOf, brandTypography } from "./browser-checkout-environment.ts";
import type { CheckoutView } from "./checkout-context.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { isLoadingForm, isSameLoadingState } from "./is-loading-form.ts";
import { LoadingCard } from "./loading-card.tsx";

/**
 * Draws a running checkout into `host` whenever something about it changes.
 * @param o.onError a screen failed to render
 */
export function createCheckoutRenderer(
  host: HTMLElement,
  order: CheckoutOrder,
  o: {
    mode: "light" | "dark";
    checkout(): RunningCheckout;
    cancel: (() => void) | null;
    onError(cause: unknown): void;
  },
) {
  const root = createRoot(host, { onUncaughtError: o.onError });
  const coversPage = order.target === null;
  let language: Language | null = null;
  let branding: Branding | null = null;
  let typography: Typography | null = null;
  let theme = themeOf(null, o.mode);
  /** Kept between drawings: components re-render when it is another object. */
  let view: CheckoutView | null = null;
  let isLoadingShown = false;
  let drawn: CheckoutSnapshot | null = null;
  let removeFont = () => {};

  const viewOf = (loaded: Language): CheckoutView => ({
    language: loaded,
    product: order.product,
    terms: pricePhases(order.option, order.openedAt),
    branding,
    typography,
    assetsUrl: assetsUrlOf(order),
    isSandbox: order.isSandbox,
    coversPage,
    canClose: o.cancel !== null,
    openedAt: order.openedAt,
    send: o.checkout().send,
  });

  const draw = () => {
    const snapshot = o.checkout().snapshot();
    if (snapshot.state.step === "closed" || (!isLoadingShown && isLoadingForm(snapshot) && !snapshot.form)) return;
    drawn = snapshot;
    if (!language) return root.render(<LoadingCard theme={theme} coversPage={coversPage} close={o.cancel} />);
    view ??= viewOf(language);
    root.render(<CheckoutScreen snapshot={snapshot} view={view} theme={theme} />);
  };

  return {
    /** Draws what has changed since the last drawing. */
    update: () => {
      if (!drawn || !isSameLoadingState(drawn, o.checkout().snapshot())) draw();
    },
    /** From now on waiting is drawn too. */
    showLoading: () => {
      isLoadingShown = true;
      draw();
    },
    setLanguage: (loaded: Language) => {
      language = loaded;
      draw();
    },
    setBranding: (known: Branding | null) => {
      if (!known || o.checkout().snapshot().state.step === "closed") return;
      branding = known;
      theme = themeOf(known, o.mode);
      view = null;
      typography = brandTypography(host, known, order);
      if (typography) removeFont = loadFont(typography);
      draw();
    },
    unmount: () => {
      root.unmount();
      removeFont();
    },
  };
}
