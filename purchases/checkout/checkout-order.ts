import type { Branding, StartRequest } from "@hemline/protocol";
import type { TrackedEvent } from "../events/event-tracker.ts";
import type { BillingApi } from "../http/billing-api.ts";
import type { LabelsOverride } from "../i18n/load-language.ts";
import type { Product, PurchaseOption } from "../offerings/product.ts";

/** Everything a checkout knows before it opens: what is bought, by whom, and how the developer wants it shown. */
export interface CheckoutOrder {
  api: BillingApi;
  billingUrl: string;
  /** The address of the card provider's script; null where it is not known before the start. */
  providerScript: string | null;
  request: Omit<StartRequest, "email">;
  packageIdentifier: string;
  product: Product;
  option: PurchaseOption;
  branding: Promise<Branding | null>;
  isSandbox: boolean;
  /** The developer's; always well formed. */
  customerEmail: string | null;
  skipSuccessPage: boolean;
  /** Null: over the whole page. */
  target: HTMLElement | null;
  /** The app closes the checkout itself: the customer has no button for it. */
  isClosedByApp: boolean;
  selectedLocale: string;
  defaultLocale: string;
  labelsOverride: LabelsOverride | undefined;
  colorMode: "light" | "dark" | "auto";
  /** Trials and renewals are counted from here. */
  openedAt: Date;
  /** Closes the checkout from code, as if the customer had. */
  signal: AbortSignal;
  /** Aborts `signal`. */
  close(): void;
  /** @param at milliseconds since 1970; default now */
  track(event: TrackedEvent, at?: number): void;
}

/** What the machine needs of an order. */
export type MachineOrder = Pick<CheckoutOrder, "customerEmail" | "skipSuccessPage" | "option" | "openedAt">;
