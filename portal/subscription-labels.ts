import type { PortalSubscription } from "@hemline/protocol";
import type { LabelKey, Language } from "./i18n/language.ts";

/** The state of a subscription in one sentence. */
export function statusSentence({ t, day, money }: Language, subscription: PortalSubscription): string {
  const { state, ends_at, next_payment, open_payment } = subscription;
  const date = ends_at ? day(ends_at) : "";
  switch (state) {
    case "trial":
      return next_payment ? t("status.trial", { date: day(next_payment.at) }) : t("status.ends", { date });
    case "active":
      return next_payment
        ? t("status.renews", { date: day(next_payment.at), price: money(next_payment.price) })
        : t("status.ends", { date });
    case "cancelled":
      return t("status.cancelled", { date });
    case "grace":
      return t(open_payment?.needs_confirmation ? "status.grace_confirm" : "status.grace", { date });
    case "unpaid":
      return t(open_payment?.needs_confirmation ? "status.unpaid_confirm" : "status.unpaid");
    case "ended":
      return date ? t("status.ended", { date }) : t("state.ended");
  }
}

export const stateLabels: Record<
  PortalSubscription["state"],
  { label: LabelKey; tone: "ok" | "teal" | "plain" | "bad" }
> = {
  trial: { label: "apple_pay.free_trial", tone: "teal" },
  active: { label: "state.active", tone: "ok" },
  cancelled: { label: "state.cancelled", tone: "plain" },
  grace: { label: "state.grace", tone: "bad" },
  unpaid: { label: "state.unpaid", tone: "bad" },
  ended: { label: "state.ended", tone: "plain" },
};
