import type { Wallet } from "./frame-messages.ts";

const script = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href);

/** The frames and the API are found relative to the script's address, which is only known while it runs first. */
export const scriptBase: string = new URL(".", script).href;

const asked = script.searchParams.get("wallet");

/** The simulated wallet requested by `stripe.js?wallet=apple_pay`. */
export const offeredWallet: Wallet | null = asked === "apple_pay" || asked === "google_pay" ? asked : null;
