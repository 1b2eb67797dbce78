import type { Branding } from "@hemline/protocol";
import type { Happening } from "../events/tracker.ts";
import type { BillingCalls } from "../http/billing-api.ts";
import type { LabelsOverride } from "../i18n/load-language.ts";
import type { Product, PurchaseOption } from "../offerings/product.ts";
import type { World } from "./checkout-environment.ts";

/** Everything a checkout needs to know before it opens. */
export interface Order {
  calls: BillingCalls;
  billingUrl: string;
  /** Where the card provider's script lies; null where that is not known before the start. */
  providerScript: string | null;
  request: World["request"];
  packageIdentifier: string;
  product: Product;
  option: PurchaseOption;
  branding: Promise<Branding | null>;
  isSandbox: boolean;
  customerEmail: string | null;
  skipSuccessPage: boolean;
  /** Null: over the whole page. */
  target: HTMLElement | null;
  /** Whoever put the page up closes it too: the customer finds nothing to close it with. */
  isClosedFromOutside: boolean;
  selectedLocale: string;
  defaultLocale: string;
  labelsOverride: LabelsOverride | undefined;
  colorMode: "light" | "dark" | "auto";
  /** Closes the checkout from outside, as if the customer had. */
  signal: AbortSignal;
  /** Aborts `signal`. */
  close(): void;
  /** Tells what happened to this order: now, or at a time in milliseconds since 1970. */
  track(happening: Happening, at?: number): void;
}
