import { adoptBaseStyles } from "../../theme/adopt-base-styles.ts";
import { adoptStyles } from "../../theme/adopt-styles.ts";
import checkout from "./index.css?inline";

/** Adopts the stylesheets of the checkout, once; in the shadow root around `near` too. */
export function adoptCheckoutStyles(near: Node | null = null): void {
  adoptBaseStyles(near);
  adoptStyles(checkout, near);
}
