import type { PortalAnswer, PortalSubscription } from "@hemline/protocol";
import { inArray } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { listReceipts } from "../../events/receipts/list-receipts.ts";
import { accessEnd } from "../../rules/access/access-end.ts";
import { portalMay, portalState } from "../../rules/access/portal-state.ts";
import { defined } from "../../rules/defined.ts";
import { formatTimestamp, formatTimestampOrNull } from "../../rules/format-timestamp.ts";
import { nextPrice } from "../../rules/periods/next-period.ts";
import { knownLocales } from "../../store/portal/customer-locale.ts";
import {
  lastPeriods,
  openPayments,
  type PortalSubscriptionRow,
  plansOf,
  portalPurchases,
  portalSubscriptions,
} from "../../store/portal/portal-purchases.ts";
import type { PortalScope } from "../../store/portal/portal-sessions.ts";
import { productChanges } from "../../store/tables.ts";

export async function portalAnswer({ db, clock }: BillingContext, scope: PortalScope): Promise<PortalAnswer> {
  const rows = await portalSubscriptions(db, scope);
  const ids = rows.map((it) => it.row.id);
  const [periods, payments, plans, changeable, purchases] = [
    await lastPeriods(db, ids),
    await openPayments(db, ids),
    await plansOf(
      db,
      rows.flatMap((it) => it.row.nextPriceId ?? []),
    ),
    await changeableProducts(
      { db },
      rows.map((it) => it.row.productId),
    ),
    await portalPurchases(db, scope),
  ];
  const now = clock();
  return {
    email: scope.email || (rows[0]?.row.email ?? ""),
    locale: (await knownLocales(db, scope)).own,
    subscriptions: rows
      .map((it) =>
        subscriptionAnswer(it, {
          now,
          period: defined(periods.get(it.row.id), "periods"),
          payment: payments.get(it.row.id),
          plan: it.row.nextPriceId ? plans.get(it.row.nextPriceId) : undefined,
          hasChanges: changeable.has(it.row.productId),
        }),
      )
      .sort((a, b) => rank(a) - rank(b)),
    purchases: purchases.map(purchaseAnswer),
    receipts: await listReceipts(db, scope),
  };
}

function purchaseAnswer(it: Awaited<ReturnType<typeof portalPurchases>>[number]): PortalAnswer["purchases"][number] {
  const { id, title, amountMicros, currency, purchasedAt } = it;
  return {
    id,
    title,
    price: { amount_micros: amountMicros, currency },
    purchased_at: formatTimestamp(purchasedAt),
  };
}

function rank({ state, open_payment }: PortalSubscription): number {
  if (open_payment) return 0;
  return state === "ended" ? 2 : 1;
}

async function changeableProducts(
  { db }: Pick<BillingContext, "db">,
  productIds: readonly string[],
): Promise<Set<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: productChanges.fromProductId })
    .from(productChanges)
    .where(inArray(productChanges.fromProductId, [...productIds]));
  return new Set(rows.map((it) => it.id));
}

interface Around {
  now: Date;
  period: { type: string; endsAt: Date; intros: number };
  payment: { state: string; amountMicros: number; needsCustomerAt: Date | null } | undefined;
  plan: { title: string; amountMicros: number; currency: string; period: string | null } | undefined;
  hasChanges: boolean;
}

function subscriptionAnswer({ row, product, title }: PortalSubscriptionRow, around: Around): PortalSubscription {
  const { now, period, payment, plan } = around;
  const standing = { ...row, paidUntil: period.endsAt, lastPeriod: period.type };
  const state = portalState(standing, now);
  const renews = state === "trial" || state === "active";
  const next = plan ?? nextPrice(row, period.intros);
  const isFailing = (state === "grace" || state === "unpaid") && payment && payment.state !== "succeeded";
  return {
    id: row.id,
    product,
    title,
    state,
    price: { amount_micros: row.amountMicros, currency: row.currency },
    period: row.period,
    next_payment:
      renews && row.renewsAt
        ? { at: formatTimestamp(row.renewsAt), price: { amount_micros: next.amountMicros, currency: row.currency } }
        : null,
    ends_at: formatTimestampOrNull(endOf(state, row, accessEnd(standing))),
    card: row.cardLast4 ? { brand: row.cardBrand ?? "card", last4: row.cardLast4 } : null,
    next_plan: nextPlanOf(around),
    open_payment: isFailing
      ? {
          price: { amount_micros: payment.amountMicros, currency: row.currency },
          needs_confirmation: payment.state === "pending" && payment.needsCustomerAt !== null,
        }
      : null,
    may: portalMay(state, {
      hasCard: row.providerCustomerId !== null,
      hasChanges: around.hasChanges && plan === undefined,
    }),
    is_sandbox: row.isSandbox,
  };
}

function nextPlanOf({ plan, period }: Around): PortalSubscription["next_plan"] {
  if (!plan?.period) return null;
  const { title, amountMicros, currency } = plan;
  const price = { amount_micros: amountMicros, currency };
  return { title, price, period: plan.period, at: formatTimestamp(period.endsAt) };
}

function endOf(state: PortalSubscription["state"], row: PortalSubscriptionRow["row"], accessEndsAt: Date): Date | null {
  switch (state) {
    case "trial":
    case "active":
      return row.renewsAt ? null : accessEndsAt;
    case "grace":
    case "unpaid":
    case "cancelled":
      return accessEndsAt;
    case "ended":
      return row.refundedAt ?? row.endedAt ?? accessEndsAt;
  }
}
