import { OfferingsAnswer, type Product, ProductsAnswer } from "@hemline/protocol";
import { formatMoney } from "@hemline/protocol/money";
import { parsePeriod, periodDays, phaseLength } from "@hemline/protocol/period";
import type { Logger } from "pino";
import { minuteMs, secondMs } from "../../shared/durations.ts";
import { perPeriod, type SubscriptionOffer } from "../../shared/subscription/offer.ts";
import type { BillingConnection } from "./billing-connection.ts";

export interface BillingOffer {
  /** What billing said last; it is asked again without waiting for the answer. Null while nothing is known. */
  current(): SubscriptionOffer | null;
}

const freshMs = 10 * minuteMs;
/** After a failure. */
const retryMs = 30 * secondMs;
const timeoutMs = 2 * secondMs;
/** Of nobody, whom asking does not create. */
const nobody = `$RCAnonymousID:${"0".repeat(32)}`;

interface BillingOfferOptions {
  billing: BillingConnection;
  clock: () => Date;
  log: Logger;
  /** Pages that name the offer say something else now. */
  onChange(): void;
}

/** The first package of the current offering, which the page of the subscription chooses too, in its default currency. */
export function createBillingOffer({ billing, clock, log, onChange }: BillingOfferOptions): BillingOffer {
  let known: SubscriptionOffer | null = null;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  async function answerTo(path: string): Promise<unknown> {
    const request = new Request(billing.address + path, {
      headers: { Authorization: `Bearer ${billing.publicKey}`, Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const response = await billing.fetch(request);
    if (!response.ok) throw new Error(`billing answered ${response.status} for its offer`);
    return response.json();
  }

  async function fetchOffer(): Promise<SubscriptionOffer | null> {
    const who = encodeURIComponent(nobody);
    const { offerings, current_offering_id } = OfferingsAnswer.parse(
      await answerTo(`/v1/subscribers/${who}/offerings`),
    );
    const [first] = offerings.find(({ identifier }) => identifier === current_offering_id)?.packages ?? [];
    if (!first) return null;
    const id = encodeURIComponent(first.platform_product_identifier);
    const answer = ProductsAnswer.parse(await answerTo(`/rcbilling/v1/subscribers/${who}/products?id=${id}`));
    return answer.product_details[0] ? offerOf(answer.product_details[0]) : null;
  }

  async function ask(): Promise<void> {
    try {
      const offer = await fetchOffer();
      if (offer?.price === known?.price && offer?.trialDays === known?.trialDays) return;
      known = offer;
      onChange();
    } catch (error) {
      askedAtMs = clock().getTime() - freshMs + retryMs;
      log.info({ err: error }, "billing could not be asked for its offer");
    }
  }

  return {
    current() {
      const nowMs = clock().getTime();
      if (nowMs - askedAtMs >= freshMs) {
        askedAtMs = nowMs;
        void ask();
      }
      return known;
    },
  };
}

/** Null of what is no subscription. */
function offerOf(product: Product): SubscriptionOffer | null {
  if (product.product_type !== "subscription") return null;
  const option = product.purchase_options[product.default_purchase_option_id ?? ""];
  const period = parsePeriod(option?.base?.period_duration ?? "");
  if (!option?.base?.price || !period) return null;
  const { trial } = option;
  const free =
    trial && phaseLength({ period: parsePeriod(trial.period_duration ?? ""), cycleCount: trial.cycle_count });
  return {
    price: `${formatMoney(option.base.price, "en")} ${perPeriod(period)}`,
    trialDays: free ? periodDays(free) : 0,
  };
}
