import { adoptBaseStyles } from "../../theme/adopt-base-styles.ts";
import { adoptStyles } from "../../theme/adopt-styles.ts";
import paywall from "./index.css?inline";

/** Adopts the stylesheets of paywalls, once; in the shadow root around `near` too. */
export function adoptPaywallStyles(near: Node | null = null): void {
  adoptBaseStyles(near);
  adoptStyles(paywall, near);
}
