import type * as z from "zod";
import type { Problem } from "../../../problems.ts";

/** One endpoint as the API reference shows it, and as the tests check every response. */
export interface Endpoint {
  method: "get" | "post" | "patch" | "delete";
  /** As the router writes it: `/v1/subscribers/:id`. */
  path: string;
  /** The operationId, in camelCase; the address of its page is made of it. */
  name: string;
  /** A few words for navigation and headings. */
  title: string;
  group: Group;
  /** Any key of the project, or a secret one. */
  key: "public" | "secret";
  description: string;
  headers?: readonly Parameter[];
  query?: readonly Parameter[];
  body?: { schema: z.ZodType; example: unknown };
  /** Successful responses by status. */
  responses: Readonly<Record<number, SuccessResponse>>;
  /** Errors of this endpoint, beside those of every endpoint. */
  errors?: readonly ProblemFactory[];
}

/** Schema and example are null for a response without a body. */
interface SuccessResponse {
  description: string;
  schema: z.ZodType | null;
  example: unknown;
}

type Group = "Customers" | "Catalogue" | "Checkout" | "Virtual currencies" | "Subscriptions" | "Webhooks" | "Support";

export interface Parameter {
  name: string;
  description: string;
  example: string;
  isRequired?: boolean;
  isRepeated?: boolean;
  /** Left out of the example request. */
  isRare?: boolean;
  /** A regular expression that values match. */
  pattern?: string;
}

/** An error of `problems.ts`, whatever arguments its message takes. */
// biome-ignore lint/suspicious/noExplicitAny: each takes arguments of its own
export type ProblemFactory = (...args: any[]) => Problem;

const inPath: Record<string, { description: string; example: string }> = {
  id: { description: "The customer's app user id, percent-encoded.", example: "user_8f14e45fceea" },
  product: { description: "The product's identifier.", example: "pro_monthly" },
  entitlement: { description: "The entitlement's identifier.", example: "pro" },
  transactionId: {
    description: "The purchase's id: `store_transaction_id` in the customer object.",
    example: "01a2066e-9079-7af4-8c1d-7ad9be6f20c1",
  },
  session: {
    description: "The checkout's `operation_session_id`.",
    example: "op_EDLVYH--rzsTUaSsK5Y_5y7NI9euQh_a",
  },
  trace: {
    description: "The trace id that the client sent with its checkouts and events.",
    example: "trace_5f2b7c90",
  },
  endpoint: { description: "The webhook endpoint's identifier.", example: "production" },
  delivery: { description: "The delivery's id.", example: "01a20671-4c12-7b0e-9f55-0c6a1d2e3f40" },
};

/** The parameters of a path, in its order. */
export function pathParametersOf({ path }: Pick<Endpoint, "path">): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    const known = inPath[name];
    if (!known) throw new Error(`The path parameter ${name} of ${path} has no description.`);
    return { name, ...known, isRequired: true };
  });
}

/** The path as OpenAPI writes it. */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

/** The last part of its page's address: `get-customer`. */
export function slugOf({ name }: Pick<Endpoint, "name">): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
