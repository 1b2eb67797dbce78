import pageOverlay from "../browser/page-overlay.css?inline";
import { adoptStyles } from "./adopt-styles.ts";
import hostPageReset from "./host-page-reset.css?inline";

/** Adopts the stylesheets that checkouts and paywalls share, which revert the host page's rules: before their own. */
export function adoptBaseStyles(near: Node | null): void {
  adoptStyles(hostPageReset, near);
  adoptStyles(pageOverlay);
}
