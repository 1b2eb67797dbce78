import { openDialog } from "./dialog.ts";
import type { BillingDetails, ConfirmationToken, FrameSetup } from "./words.ts";

/** Shows the wallet's sheet above everything. Null when somebody leaves it. */
export function showSheet(
  setup: FrameSetup,
): Promise<{ token: ConfirmationToken; billingDetails: BillingDetails } | null> {
  return new Promise((resolve) => {
    const dialog = openDialog({
      path: "frame/sheet.html",
      label: "Wallet",
      hears: (message) => {
        if (message.kind === "hello") dialog.frame.tell({ kind: "open", setup });
        if (message.kind === "escape") finish(null);
        if (message.kind === "agreed") finish({ token: message.token, billingDetails: message.billingDetails });
      },
      leaves: () => finish(null),
    });
    const finish = (end: Parameters<typeof resolve>[0]) => {
      dialog.close();
      resolve(end);
    };
  });
}
