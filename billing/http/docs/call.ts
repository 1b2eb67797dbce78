import type * as z from "zod";
import type { Problem } from "../../problems.ts";

/** One call of the service, as it is documented and as every answer in the tests is checked. */
export interface Call {
  method: "get" | "post" | "patch" | "delete";
  /** As the router writes it: `/v1/subscribers/:id`. */
  path: string;
  /** One name for generated clients. */
  name: string;
  group: Group;
  /** Any key of the project, or a secret one. */
  key: "public" | "secret";
  about: string;
  headers?: readonly Parameter[];
  query?: readonly Parameter[];
  body?: z.ZodType;
  /** What succeeds, by status; null for an answer without a body. */
  answers: Readonly<Record<number, { about: string; schema: z.ZodType | null }>>;
  /** Refusals of this call beside those of every call. */
  problems?: readonly Refusal[];
}

export type Group =
  | "Customers"
  | "Catalogue"
  | "Checkout"
  | "Virtual currencies"
  | "Subscriptions"
  | "Webhooks"
  | "Support";

export interface Parameter {
  name: string;
  about: string;
  isRequired?: boolean;
  isRepeated?: boolean;
  /** A regular expression of what it may be. */
  pattern?: string;
}

/** A refusal of the catalogue, whatever words it takes. */
// biome-ignore lint/suspicious/noExplicitAny: each refusal takes words of its own
export type Refusal = (...words: any[]) => Problem;

/** The words of a path that are not fixed. */
export const pathWords: Record<string, string> = {
  id: "The customer's app user id, percent-encoded.",
  product: "A product's identifier.",
  entitlement: "An entitlement's identifier.",
  transactionId: "A purchase's id: `store_transaction_id` of the customer's answer.",
  session: "The checkout's `operation_session_id`.",
  trace: "The trace id a client sends with its checkouts and events.",
  endpoint: "A webhook endpoint's identifier.",
  delivery: "A delivery's id.",
};

/** The same path as OpenAPI writes it. */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, "{$1}");
}
