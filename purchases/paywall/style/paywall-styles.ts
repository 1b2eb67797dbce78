import layer from "../../browser/page-overlay.css?inline";
import { adoptStyles } from "../../theme/adopt-styles.ts";
import pageKeptOut from "../../theme/host-page-reset.css?inline";
import contrast from "./contrast.css?inline";
import paywall from "./paywall.css?inline";

const sheet = [paywall, contrast].join("\n");

/** Gives the page the look of paywalls, once; the shadow root around `near` too. */
export function adoptPaywallStyles(near: Node | null = null): void {
  adoptStyles(pageKeptOut, near);
  // It reverts what the page says of the layer, so the paywall's own rules for the layer have to come after it.
  adoptStyles(layer);
  adoptStyles(sheet, near);
}
