import type { ElementsConfiguration } from "@hemline/protocol";

/** A purchase that the billing service has started. */
export interface CheckoutSession {
  operationSessionId: string;
  /** The page where the customer manages what they buy. */
  managementUrl: string | null;
  elements: ElementsConfiguration;
  provider: { account: string; publishableKey: string; scriptUrl: string | null };
  /** The last one that was answered; an answer without one keeps it. */
  clientSecret: string | null;
}
