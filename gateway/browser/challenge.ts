import { openDialog } from "./frame-dialog.ts";
import type { Intent } from "./frame-messages.ts";
import { scriptBase } from "./script-address.ts";

const name = /\/acs\/(acs_\w+)$/;

export const challengeOf = (intent: Intent): string | undefined =>
  intent.status === "requires_action" ? name.exec(intent.next_action?.use_stripe_sdk?.stripe_js ?? "")?.[1] : undefined;

/** Shows the issuer's page in a dialog until it is answered. Dismissing it refuses the challenge. */
export function showChallenge(challenge: string): Promise<void> {
  return new Promise((resolve) => {
    const dialog = openDialog({
      path: `acs/${challenge}`,
      label: "Your bank",
      onMessage: (message) => {
        if (message.kind === "challenge answered") finish();
        if (message.kind === "escape") void refuse();
      },
      onDismiss: () => void refuse(),
    });
    const finish = () => {
      dialog.close();
      resolve();
    };
    const refuse = () =>
      fetch(new URL(`acs/${challenge}/fail`, scriptBase), { method: "POST", credentials: "omit" }).then(finish, finish);
  });
}
