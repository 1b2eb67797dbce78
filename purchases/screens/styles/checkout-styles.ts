import layer from "../../browser/page-overlay.css?inline";
import { adoptStyles } from "../../theme/adopt-styles.ts";
import hostPageReset from "../../theme/host-page-reset.css?inline";
import button from "./button.css?inline";
import card from "./card.css?inline";
import contrast from "./contrast.css?inline";
import messagePage from "./message-page.css?inline";
import paymentForm from "./payment-form.css?inline";
import priceTable from "./price-table.css?inline";
import productPanel from "./product-panel.css?inline";
import root from "./root.css?inline";
import spinner from "./spinner.css?inline";

const sheet = [root, card, productPanel, priceTable, paymentForm, button, messagePage, spinner, contrast].join("\n");

/** Adopts the stylesheets of the checkout, once; in the shadow root around `near` too. */
export function adoptCheckoutStyles(near: Node | null = null): void {
  adoptStyles(hostPageReset, near);
  adoptStyles(layer);
  adoptStyles(sheet, near);
}
