import { isRetriable, type PurchaseProblem } from "../../checkout/machine/purchase-problem.ts";
import type { LabelKey } from "../../i18n/translate.ts";
import { appName, type Shop } from "../checkout-view.ts";

/** Everything an error page says. Null: that part is not shown. */
export interface ErrorWords {
  look: "failure" | "owned";
  title: string;
  /** Stands before the message. */
  note: string | null;
  message: string;
  code: string | null;
  /** The cause in the words of whoever refused; told in a sandbox only. */
  forDevelopers: string | null;
  tryAgain: string | null;
  close: string;
  /** The sentence before the support address. */
  support: string | null;
}

export function errorWords(
  shop: Pick<Shop, "language" | "product" | "branding" | "isSandbox">,
  problem: PurchaseProblem,
  isPaid: boolean,
): ErrorWords {
  const { t } = shop.language;
  const errorCode = problem.code;
  const ordinary = {
    look: "failure",
    title: t("error_page.error_title_other_errors"),
    note: null,
    code: t("error_page.error_code", { errorCode }),
    forDevelopers: shop.isSandbox ? problem.underlying : null,
    tryAgain: isPaid || isRetriable(problem) ? t("error_page.button_try_again") : null,
    close: t("error_page.button_close"),
    support: t("error_page.if_error_persists"),
  } as const;
  const settingUp = {
    ...ordinary,
    message: t("error_page.error_message_error_setting_up_purchase", { errorCode }),
    code: null,
  };
  // What a developer has to set up is nothing a customer of theirs could make sense of.
  const inSandbox = (title: LabelKey, message: LabelKey): ErrorWords =>
    shop.isSandbox
      ? {
          ...ordinary,
          title: t(title),
          note: t("error_page.error_only_in_sandbox"),
          message: t(message),
          tryAgain: isPaid ? ordinary.tryAgain : null,
          support: null,
        }
      : settingUp;
  switch (problem.kind) {
    case "setting-up":
      return settingUp;
    case "unknown":
      return { ...ordinary, message: t("error_page.error_message_unknown_error", { errorCode }), code: null };
    case "charging":
      return { ...ordinary, message: t("error_page.error_message_error_charging_payment") };
    case "network":
      return { ...ordinary, message: t("error_page.error_message_network_error") };
    case "missing-email":
      return { ...ordinary, message: t("error_page.error_message_missing_email_error") };
    case "already-purchased":
      return { ...ordinary, ...ownedWords(shop) };
    case "tax-not-active":
      return inSandbox(
        "error_page.error_title_stripe_tax_not_active",
        "error_page.error_message_stripe_tax_not_active",
      );
    case "invalid-tax-origin":
      return inSandbox(
        "error_page.error_title_stripe_invalid_tax_origin_address",
        "error_page.error_message_stripe_invalid_tax_origin_address",
      );
    case "missing-permission":
      return inSandbox(
        "error_page.error_title_stripe_missing_required_permission",
        "error_page.error_message_stripe_missing_required_permission",
      );
  }
}

function ownedWords(shop: Pick<Shop, "language" | "product" | "branding">) {
  const { t } = shop.language;
  const productTitle = shop.product.title;
  const isSubscription = shop.product.productType === "subscription";
  return {
    look: "owned" as const,
    code: null,
    forDevelopers: null,
    title: isSubscription
      ? t("error_page.error_title_already_subscribed", { productTitle })
      : t("error_page.error_title_already_purchased", { productTitle }),
    message: isSubscription
      ? t("error_page.error_message_already_subscribed")
      : t("error_page.error_message_already_purchased"),
    close: t("error_page.close_button_title", { appName: appName(shop) }),
    support: t("error_page.trouble_accessing"),
  };
}
