import type { ElementsConfiguration } from "@hemline/protocol";
import type { Address, Field } from "./machine/state.ts";

/**
 * How the provider refused, in its own words. What is handled is shown by its own fields. Where it is unclear, the
 * provider does not know itself what came of what it was asked.
 */
export interface FormFailure {
  is: "handled" | "network" | "unclear" | "unhandled";
  gatewayErrorCode: string;
  message: string;
}

/** The provider's fields, as the checkout needs them. What is typed into them never reaches this page. */
export interface PaymentForm {
  /** Puts one field into the page; the answer takes it out again, so that it can be put somewhere else. */
  mount(field: Field, place: HTMLElement): () => void;
  configure(elements: ElementsConfiguration): void;
  /** Checks the fields. Null when they are all fine. */
  submit(): Promise<FormFailure | null>;
  /** Where the customer lives, as far as tax needs it, and a token that stands for the method of payment. */
  confirmationToken(): Promise<{ id: string; address: Address } | FormFailure>;
  /** Asks for the money, or to save the card. With a token the fields themselves are not used. */
  confirm(clientSecret: string, tokenId: string | null): Promise<FormFailure | null>;
  /** Closes a wallet's sheet, if one waits for what comes of its payment. */
  endWallet(): void;
  destroy(): void;
}
