import { type MouseEvent, useEffect, useRef } from "react";
import type { PaymentEntry } from "../../checkout/machine/state.ts";
import { hasTrial } from "../../checkout/price-phases.ts";
import { useCheckoutView } from "../checkout-context.ts";
import { Icon } from "../icon.tsx";
import { noticeText } from "./notice-texts.ts";

/** A changed price, or why the last attempt failed. */
export function Notices({ entry: { activity } }: { entry: PaymentEntry }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = activity.doing === "filling" ? activity.notice : activity.doing === "review";
  // On phones a wallet's button is far above. Centred, it stays visible when fields above change height.
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  return (
    <div className="hpc-notices" aria-live="assertive" ref={box}>
      {activity.doing === "review" ? <PriceUpdate /> : null}
      {activity.doing === "filling" && activity.notice ? <FormNotice notice={activity.notice} /> : null}
    </div>
  );
}

function PriceUpdate() {
  const { terms, language } = useCheckoutView();
  return (
    <div className="hpc-notice" data-testid="price-update">
      <h3>{language.t("price_update.title")}</h3>
      <p>{language.t(hasTrial(terms) ? "price_update.trial_message" : "price_update.base_message")}</p>
    </div>
  );
}

type Given = NonNullable<Extract<PaymentEntry["activity"], { doing: "filling" }>["notice"]>;

function FormNotice({ notice }: { notice: Given }) {
  const { language, send } = useCheckoutView();
  const tryAgain = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    focusOnPaying(form);
    send({ on: "try-again" });
  };
  return (
    <div className="hpc-notice hpc-notice-bad" data-testid="form-notice">
      <Icon name="alert-circle" size={18} />
      <p>
        <bdi>{noticeText(language.t, notice)}</bdi>
      </p>
      {notice.about === "address" ? null : (
        <button type="button" className="hpc-link hpc-link-plain" onClick={tryAgain}>
          {language.t("error_page.button_try_again")}
        </button>
      )}
    </div>
  );
}

/** The pressed button disappears with its notice. */
function focusOnPaying(form: HTMLFormElement | null): void {
  const payButton = form?.querySelector<HTMLElement>("button[type=submit]:enabled");
  (payButton ?? form?.closest<HTMLElement>(".hpc-card"))?.focus({ preventScroll: true });
}
