import { isRetriable, type PurchaseProblem } from "../../checkout/machine/purchase-problem.ts";
import type { LabelKey } from "../../i18n/translate.ts";
import { appName, type CheckoutView } from "../checkout-context.ts";

/** Null: that part is not shown. */
export interface ErrorTexts {
  variant: "failure" | "owned";
  title: string;
  /** Before the message. */
  note: string | null;
  message: string;
  code: string | null;
  /** The underlying message; in a sandbox only. */
  forDevelopers: string | null;
  tryAgain: string | null;
  close: string;
  /** Before the support address. */
  support: string | null;
}

// A declined card stays on the form, with the provider's own text (the simulator's: `gateway/browser/frame/languages`).
export function errorTexts(
  view: Pick<CheckoutView, "language" | "product" | "branding" | "isSandbox">,
  problem: PurchaseProblem,
  isPaid: boolean,
): ErrorTexts {
  const { t } = view.language;
  const errorCode = problem.code;
  const ordinary = {
    variant: "failure",
    title: t("error_page.error_title_other_errors"),
    note: null,
    code: t("error_page.error_code", { errorCode }),
    forDevelopers: view.isSandbox ? problem.underlying : null,
    tryAgain: isPaid || isRetriable(problem) ? t("error_page.button_try_again") : null,
    close: t("error_page.button_close"),
    support: t("error_page.if_error_persists"),
  } as const;
  const settingUp = {
    ...ordinary,
    message: t("error_page.error_message_error_setting_up_purchase", { errorCode }),
    code: null,
  };
  // Only developers can act on these; customers see a general message.
  const inSandbox = (title: LabelKey, message: LabelKey): ErrorTexts =>
    view.isSandbox
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
      return { ...ordinary, ...ownedTexts(view) };
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

function ownedTexts(view: Pick<CheckoutView, "language" | "product" | "branding">) {
  const { t } = view.language;
  const productTitle = view.product.title;
  const isSubscription = view.product.productType === "subscription";
  return {
    variant: "owned" as const,
    code: null,
    forDevelopers: null,
    title: isSubscription
      ? t("error_page.error_title_already_subscribed", { productTitle })
      : t("error_page.error_title_already_purchased", { productTitle }),
    message: isSubscription
      ? t("error_page.error_message_already_subscribed")
      : t("error_page.error_message_already_purchased"),
    close: t("error_page.close_button_title", { appName: appName(view) }),
    support: t("error_page.trouble_accessing"),
  };
}
