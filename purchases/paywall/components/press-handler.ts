import type { PaywallButtonAction } from "@hemline/protocol";
import { safeLink } from "../../browser/safe-link.ts";
import type { PaywallAction } from "../paywall-action.ts";

interface PressParams {
  act(action: PaywallAction): void;
  /** The address of a label key, as its author wrote it. */
  addressOf(lid: string): string | null;
  hideBackButtons: boolean;
}

/** Null where the action is not possible, and the button is left out. */
export function pressHandler(
  action: PaywallButtonAction | undefined,
  { act, addressOf, hideBackButtons }: PressParams,
): (() => void) | null {
  switch (action?.type) {
    case "restore_purchases":
      return () => act({ do: "restore-purchases" });
    case "navigate_back":
      return hideBackButtons ? null : () => act({ do: "navigate-back" });
    case "navigate_to": {
      if (action.destination === "customer_center") return () => act({ do: "visit-customer-center" });
      const url = safeLink(("url" in action ? addressOf(action.url?.url_lid ?? "") : null) ?? "");
      return url ? () => act({ do: "navigate-to-url", url }) : null;
    }
    default:
      return null;
  }
}
