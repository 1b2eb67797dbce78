import { openDialog } from "./frame-dialog.ts";
import type { BillingDetails, ConfirmationToken, FrameSetup } from "./frame-messages.ts";

/** Shows the wallet's sheet in a dialog. Null when the customer dismisses it. */
export function showWalletSheet(
  setup: FrameSetup,
): Promise<{ token: ConfirmationToken; billingDetails: BillingDetails } | null> {
  return new Promise((resolve) => {
    const dialog = openDialog({
      path: "frame/wallet-sheet.html",
      label: "Wallet",
      onMessage: (message) => {
        if (message.kind === "hello") dialog.frame.post({ kind: "open", setup });
        if (message.kind === "escape") finish(null);
        if (message.kind === "agreed") finish({ token: message.token, billingDetails: message.billingDetails });
      },
      onDismiss: () => finish(null),
    });
    const finish = (end: Parameters<typeof resolve>[0]) => {
      dialog.close();
      resolve(end);
    };
  });
}
