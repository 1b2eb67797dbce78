import type { ElementsConfiguration } from "@hemline/protocol";
import type { Field } from "./machine/state.ts";
import type { Address } from "./machine/tax-address.ts";

/**
 * Why the provider refused. `handled`: its own fields show it. `unclear`: the provider itself does not know the outcome.
 */
export interface FormFailure {
  is: "handled" | "network" | "unclear" | "unhandled";
  gatewayErrorCode: string;
  message: string;
}

/** The card provider's fields. What is typed into them never reaches this page. */
export interface PaymentForm {
  /** @returns unmounts the field, so that it can be mounted elsewhere */
  mount(field: Field, place: HTMLElement): () => void;
  configure(elements: ElementsConfiguration): void;
  /** Validates the fields; null when all are valid. */
  submit(): Promise<FormFailure | null>;
  /** The billing address, as far as tax needs it, and a token for the payment method. */
  confirmationToken(): Promise<{ id: string; address: Address } | FormFailure>;
  /** Confirms the payment or the setup. With a token the fields themselves are not used. */
  confirm(clientSecret: string, tokenId: string | null): Promise<FormFailure | null>;
  /** Closes an open wallet sheet. */
  endWallet(): void;
  destroy(): void;
}
