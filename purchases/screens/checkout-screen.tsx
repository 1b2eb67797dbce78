import { type CSSProperties, type ReactNode, useRef } from "react";
import { onEscape } from "../browser/on-escape.ts";
import type { Moment } from "../checkout/run-checkout.ts";
import { customProperties, type Theme } from "../theme/theme.ts";
import { letterProperties } from "../theme/typography.ts";
import { Announcer } from "./announcer.tsx";
import { type Shop, ShopContext, useShop } from "./checkout-view.ts";
import { ErrorPage } from "./outcome/error-page.tsx";
import { SuccessPage } from "./outcome/success-page.tsx";
import { PaymentEntryPage } from "./payment/payment-entry-page.tsx";
import { SandboxBanner } from "./sandbox-banner.tsx";
import { useFocusInside } from "./use-card-focus.ts";
import { type Layout, useLayout } from "./use-layout.ts";

/** One checkout, at one moment. */
export function CheckoutScreen({ moment, shop, theme }: { moment: Moment; shop: Shop; theme: Theme }) {
  const container = useRef<HTMLDivElement>(null);
  const layout = useLayout(container);
  const { language } = shop;
  return (
    <ShopContext.Provider value={shop}>
      <div
        className="hpc-root"
        ref={container}
        data-layout={layout}
        data-mode={theme.mode}
        lang={language.tag}
        dir={language.direction}
        style={{ ...customProperties(theme), ...letterProperties(shop.lettering, layout) } as CSSProperties}
      >
        <Card step={moment.state.step}>
          <SandboxBanner />
          <div className="hpc-pages">
            <Page moment={moment} layout={layout} />
          </div>
          <Announcer moment={moment} />
        </Card>
      </div>
    </ShopContext.Provider>
  );
}

function Card({ step, children }: { step: string; children: ReactNode }) {
  const { coversPage, mayBeLeft, language, send } = useShop();
  const label = language.t("payment_entry_page.payment_step_title");
  const card = useFocusInside(step, coversPage);
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
      onKeyDown={mayBeLeft ? onEscape(() => send({ on: "cancel" })) : undefined}
    >
      {children}
    </div>
  );
}

function Page({ moment: { state, form }, layout }: { moment: Moment; layout: Layout }) {
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
