import { type CSSProperties, type ReactNode, useRef } from "react";
import { escapeKeyHandler } from "../browser/escape-key-handler.ts";
import type { CheckoutSnapshot } from "../checkout/snapshot-store.ts";
import { typographyProperties } from "../theme/brand-font.ts";
import { customProperties, type Theme } from "../theme/theme.ts";
import { Announcer } from "./announcer.tsx";
import { type CheckoutView, CheckoutViewContext, useCheckoutView } from "./checkout-context.ts";
import { ErrorPage } from "./outcome/error-page.tsx";
import { SuccessPage } from "./outcome/success-page.tsx";
import { PaymentEntryPage } from "./payment/payment-entry-page.tsx";
import { SandboxBanner } from "./sandbox-banner.tsx";
import { useCardFocus } from "./use-card-focus.ts";
import { type Layout, useLayout } from "./use-layout.ts";

export function CheckoutScreen({
  snapshot,
  view,
  theme,
}: {
  snapshot: CheckoutSnapshot;
  view: CheckoutView;
  theme: Theme;
}) {
  const container = useRef<HTMLDivElement>(null);
  const layout = useLayout(container);
  const { language } = view;
  return (
    <CheckoutViewContext.Provider value={view}>
      <div
        className="hpc-root"
        ref={container}
        data-layout={layout}
        data-mode={theme.mode}
        lang={language.tag}
        dir={language.direction}
        style={{ ...customProperties(theme), ...typographyProperties(view.typography, layout) } as CSSProperties}
      >
        <Card step={snapshot.state.step}>
          <SandboxBanner />
          <div className="hpc-pages">
            <Page snapshot={snapshot} layout={layout} />
          </div>
          <Announcer snapshot={snapshot} />
        </Card>
      </div>
    </CheckoutViewContext.Provider>
  );
}

function Card({ step, children }: { step: string; children: ReactNode }) {
  const { coversPage, canClose, language, send } = useCheckoutView();
  const label = language.t("payment_entry_page.payment_step_title");
  const card = useCardFocus(step, coversPage);
  if (!coversPage)
    return (
      <section className="hpc-card" data-step={step} ref={card} aria-label={label} tabIndex={-1}>
        {children}
      </section>
    );
  return (
    <div
      className="hpc-card"
      data-step={step}
      ref={card}
      role="dialog"
      aria-modal
      aria-label={label}
      tabIndex={-1}
      onKeyDown={canClose ? escapeKeyHandler(() => send({ on: "cancel" })) : undefined}
    >
      {children}
    </div>
  );
}

function Page({ snapshot: { state, form }, layout }: { snapshot: CheckoutSnapshot; layout: Layout }) {
  switch (state.step) {
    case "payment-entry-loading":
    case "payment-entry":
      return <PaymentEntryPage state={state} form={form} layout={layout} />;
    case "success":
      return <SuccessPage price={state.price} />;
    case "error":
      return <ErrorPage state={state} />;
    case "closed":
      return null;
  }
}
