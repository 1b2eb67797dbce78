import type { PaywallButtonAction } from "@hemline/protocol";
import { followable } from "../../browser/safe-link.ts";
import type { PaywallAction } from "../paywall-action.ts";

interface PressParams {
  act(action: PaywallAction): void;
  /** The address that a key stands for, as its author wrote it. */
  addressOf(lid: string): string | null;
  hideBackButtons: boolean;
}

/** What a button does when it is pressed; null where it can do nothing here, so that it is left out. */
export function pressOf(
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
      const url = followable(("url" in action ? addressOf(action.url?.url_lid ?? "") : null) ?? "");
      return url ? () => act({ do: "navigate-to-url", url }) : null;
    }
    default:
      return null;
  }
}
