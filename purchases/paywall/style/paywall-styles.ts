import layer from "../../browser/page-overlay.css?inline";
import { adoptStyles } from "../../theme/adopt-styles.ts";
import hostPageReset from "../../theme/host-page-reset.css?inline";
import components from "./components.css?inline";
import contrast from "./contrast.css?inline";
import controls from "./controls.css?inline";
import page from "./page.css?inline";

const sheet = [page, components, controls, contrast].join("\n");

/** Adopts the stylesheets of paywalls, once; in the shadow root around `near` too. */
export function adoptPaywallStyles(near: Node | null = null): void {
  adoptStyles(hostPageReset, near);
  // Reverts the page's own rules for the layer, so the paywall's rules have to come after it.
  adoptStyles(layer);
  adoptStyles(sheet, near);
}
