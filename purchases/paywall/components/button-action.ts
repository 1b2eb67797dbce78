import type { PaywallButtonAction } from "@hemline/protocol";
import { safeLink } from "../../browser/safe-link.ts";
import type { PaywallAction } from "../paywall-action.ts";

interface ButtonActionOptions {
  /** The address of a label key, as its author wrote it. */
  addressOf(lid: string): string | null;
  hideBackButtons: boolean;
}

/** What a button of the document does. Null where that is not possible, and the button is left out. */
export function buttonAction(
  action: PaywallButtonAction | undefined,
  { addressOf, hideBackButtons }: ButtonActionOptions,
): PaywallAction | null {
  switch (action?.type) {
    case "restore_purchases":
      return { do: "restore-purchases" };
    case "navigate_back":
      return hideBackButtons ? null : { do: "navigate-back" };
    case "navigate_to": {
      if (action.destination === "customer_center") return { do: "visit-customer-center" };
      const url = safeLink(("url" in action ? addressOf(action.url?.url_lid ?? "") : null) ?? "");
      return url ? { do: "navigate-to-url", url } : null;
    }
    default:
      return null;
  }
}
