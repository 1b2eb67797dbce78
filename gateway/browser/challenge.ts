import { base } from "./address.ts";
import { openFrame } from "./frame-host.ts";
import type { Intent } from "./words.ts";

const name = /\/acs\/(acs_\w+)$/;

/** The challenge an intent waits for, when it waits for one. */
export const challengeOf = (intent: Intent): string | undefined =>
  intent.status === "requires_action" ? name.exec(intent.next_action?.use_stripe_sdk?.stripe_js ?? "")?.[1] : undefined;

/** Shows the issuer's page above everything and resolves when it was answered. Leaving it means no. */
export function showChallenge(challenge: string): Promise<void> {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "Your bank asks you to confirm this payment");
  Object.assign(dialog.style, {
    border: "0",
    borderRadius: "12px",
    padding: "0",
    width: "min(400px, calc(100vw - 32px))",
    overflow: "hidden",
    boxShadow: "0 28px 80px rgb(0 0 0 / 0.4)",
    background: "#fff",
  });
  document.body.append(dialog);
  return new Promise((resolve) => {
    const finish = () => {
      frame.close();
      dialog.close();
      dialog.remove();
      resolve();
    };
    const frame = openFrame({
      path: `acs/${challenge}`,
      title: "Your bank",
      container: dialog,
      hears: (message) => {
        if (message.kind === "height") frame.element.style.height = `${Math.ceil(message.px)}px`;
        if (message.kind === "challenge answered") finish();
        if (message.kind === "escape") void refuse();
      },
    });
    Object.assign(frame.element.style, {
      border: "0",
      display: "block",
      width: "100%",
      height: "320px",
      colorScheme: "light",
    });
    const refuse = () =>
      fetch(new URL(`acs/${challenge}/fail`, base), { method: "POST", credentials: "omit" }).then(finish, finish);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      void refuse();
    });
    dialog.showModal();
  });
}
