import type { Wallet } from "./frame-messages.ts";

const script = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href);

/** Where this script came from: the frames and the calls are found beside it. Read while the script runs first. */
export const scriptBase: string = new URL(".", script).href;

const asked = script.searchParams.get("wallet");

/** The simulated wallet that the script was asked for, by `stripe.js?wallet=apple_pay`; most are not. */
export const offeredWallet: Wallet | null = asked === "apple_pay" || asked === "google_pay" ? asked : null;
