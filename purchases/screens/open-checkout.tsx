import type { Branding } from "@hemline/protocol";
import { createRoot } from "react-dom/client";
import { holdHistoryEntry } from "../browser/history-entry.ts";
import { coverPage, drawInside, type Place } from "../browser/page-overlay.ts";
import type { Order } from "../checkout/checkout-order.ts";
import { isMoneyMoving } from "../checkout/machine/can-pay.ts";
import { problem, rejectionOf } from "../checkout/machine/purchase-problem.ts";
import type { FinishedPurchase, Outcome } from "../checkout/machine/state.ts";
import { type Moment, type RunningCheckout, runCheckout } from "../checkout/run-checkout.ts";
import { firstCharge, type TermsOfSale, termsOfSale } from "../checkout/terms-of-sale.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { tellCheckout } from "../events/track-checkout.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import type { Language } from "../i18n/translate.ts";
import { log } from "../log.ts";
import type { Price } from "../offerings/price.ts";
import { modeAround, themeOf } from "../theme/theme.ts";
import { type Lettering, lendFont } from "../theme/typography.ts";
import { inTime } from "../with-timeout.ts";
import { assetsOf, letteringIn, worldOf } from "./browser-environment.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import type { Shop } from "./checkout-view.ts";
import { isSameWait, isWaiting } from "./is-waiting.ts";
import { LoadingCard } from "./loading-card.tsx";
import { adoptCheckoutStyles } from "./styles/checkout-styles.ts";

/**
 * How long the form is held back for the app's look. It was asked for together with the start and is there before the
 * answer to that as a rule; past this, a plain form sells more than a waiting page. It is painted when the look comes.
 */
const brandingPatienceMs = 2000;

/**
 * Draws a checkout and sees it through. The customer is read again as soon as the payment is through, while the
 * success page is still up.
 * @param showsWaitAt on the page's clock: mostly the start has been answered before, and the form is drawn at once. Its
 * fields begin to load sooner by the time that another drawing would take.
 * @throws PurchasesError when it ended in any other way than a payment.
 */
export async function openCheckout(
  order: Order,
  readCustomer: (paid: FinishedPurchase) => Promise<CustomerInfo>,
  showsWaitAt: number,
): Promise<{ purchase: FinishedPurchase; customerInfo: CustomerInfo }> {
  const openedAt = new Date();
  const terms = termsOfSale(order.option, openedAt);
  const opening = { order, terms, price: firstCharge(terms), openedAt, readCustomer, showsWaitAt };
  adoptCheckoutStyles(order.target);
  const place = order.target ? drawInside(order.target) : coverPage();
  // What breaks while it opens must not leave the page asleep beneath nothing.
  const { outcome, customer } = await seeThrough(opening, place)
    .catch((cause: unknown) => {
      throw new PurchasesError(ErrorCode.UnknownError, undefined, String(cause));
    })
    .finally(place.leave);
  switch (outcome.is) {
    case "finished": {
      const { purchase } = outcome;
      return { purchase, customerInfo: await (customer ?? readCustomer(purchase)) };
    }
    case "cancelled":
      throw new PurchasesError(ErrorCode.UserCancelledError);
    case "failed":
      throw rejectionOf(outcome.problem);
  }
}

/** What is known of a checkout before anything of it is drawn. */
interface Opening {
  order: Order;
  terms: TermsOfSale;
  /** Of the first charge. */
  price: Price;
  openedAt: Date;
  readCustomer(paid: FinishedPurchase): Promise<CustomerInfo>;
  showsWaitAt: number;
}

/** Draws the checkout in its place until it has ended, and leaves that. */
async function seeThrough(
  { order, terms, price, openedAt, readCustomer, showsWaitAt }: Opening,
  place: Place,
): Promise<{ outcome: Outcome; customer: Promise<CustomerInfo> | null }> {
  const mode = order.colorMode === "auto" ? modeAround(order.target ?? document.body) : order.colorMode;
  const root = createRoot(place.host, { onUncaughtError: (cause) => giveUp(checkout, cause) });
  const { amountMicros: totalAmountInMicros, currency } = price;
  const { customerEmail, skipSuccessPage } = order;
  const loadingLanguage = loadLanguage({
    selected: order.selectedLocale,
    fallback: order.defaultLocale,
    override: order.labelsOverride,
  });
  const brandingInTime = inTime(order.branding, brandingPatienceMs, "late" as const);
  const checkout = runCheckout(
    { customerEmail, skipSuccessPage, price: { currency, totalAmountInMicros } },
    worldOf(order, {
      host: place.host,
      mode,
      terms,
      language: loadingLanguage,
      branding: brandingInTime,
      stay: () => entry?.again(),
    }),
    tellCheckout({ ...order, branding: brandingInTime.then((known) => (known === "late" ? null : known)) }).step,
  );
  const cancel = () => checkout.send({ on: "cancel" });
  const mayBeLeft = !order.isClosedFromOutside;
  const entry = mayBeLeft && order.target === null ? holdHistoryEntry(cancel) : null;
  /** Code closes it for good: while money moves, that waits for the outcome. */
  const closeWhenFree = () => {
    const { state } = checkout.moment();
    if (!order.signal.aborted) return;
    if (state.step !== "payment-entry" || !isMoneyMoving(state)) return cancel();
    // Where the page took its element away, the fields are gone and will not say what came of the payment.
    const { activity, round } = state;
    const isConfirming = activity.doing === "paying" && activity.stage === "confirming";
    if (isConfirming && !place.host.isConnected) checkout.send({ on: "confirmed", round });
  };

  let language: Language | null = null;
  let branding: Branding | null = null;
  let lettering: Lettering | null = null;
  let theme = themeOf(null, mode);
  /** The same one from drawing to drawing: whatever reads it is drawn anew when it is another. */
  let shop: Shop | null = null;
  let isWaitSeen = false;
  let drawn: Moment | null = null;
  let returnFont = () => {};
  let customer = null as Promise<CustomerInfo> | null;
  const draw = () => {
    const moment = checkout.moment();
    if (moment.state.step === "closed" || (!isWaitSeen && isWaiting(moment) && !moment.form)) return;
    drawn = moment;
    const coversPage = order.target === null;
    if (!language)
      return root.render(<LoadingCard theme={theme} coversPage={coversPage} close={mayBeLeft ? cancel : null} />);
    shop ??= {
      language,
      product: order.product,
      terms,
      branding,
      lettering,
      assetsUrl: assetsOf(order),
      isSandbox: order.isSandbox,
      coversPage,
      mayBeLeft,
      openedAt,
      send: checkout.send,
    };
    root.render(<CheckoutScreen moment={moment} shop={shop} theme={theme} />);
  };
  setTimeout(() => {
    isWaitSeen = true;
    draw();
  }, showsWaitAt - performance.now());
  void loadingLanguage.then((loaded) => {
    language = loaded;
    draw();
  });
  void order.branding.then((known) => {
    if (!known || checkout.moment().state.step === "closed") return;
    branding = known;
    theme = themeOf(known, mode);
    shop = null;
    lettering = letteringIn(place.host, known, order);
    if (lettering) returnFont = lendFont(lettering);
    draw();
  });
  const unsubscribe = checkout.subscribe(() => {
    const { state } = checkout.moment();
    if (state.step === "success" && !customer) {
      customer = readCustomer(state.purchase);
      // Nobody waits for it while the page is read.
      customer.catch(() => {});
    }
    if (!drawn || !isSameWait(drawn, checkout.moment())) draw();
    if (order.signal.aborted) queueMicrotask(closeWhenFree);
  });
  order.signal.addEventListener("abort", closeWhenFree, { once: true });
  closeWhenFree();

  const outcome = await checkout.outcome;
  unsubscribe();
  order.signal.removeEventListener("abort", closeWhenFree);
  root.unmount();
  place.leave();
  returnFont();
  await entry?.release();
  return { outcome, customer };
}

/** A screen that cannot be drawn must not lie over the page for ever. What has been paid is still waited for. */
function giveUp(checkout: RunningCheckout, cause: unknown): void {
  log(1, `The checkout could not be drawn: ${String(cause)}`);
  checkout.send({ on: "field-broken", problem: problem("unknown", String(cause)) });
  checkout.send({ on: "continue" });
}
