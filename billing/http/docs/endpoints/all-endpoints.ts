import * as p from "../../../problems.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { checkoutEndpoints } from "./checkout.ts";
import { customerEndpoints } from "./customers.ts";
import type { Endpoint, ProblemFactory } from "./endpoint.ts";
import { eventAndTraceEndpoints } from "./events-and-traces.ts";
import { subscriptionEndpoints } from "./subscriptions.ts";
import { virtualCurrencyEndpoints } from "./virtual-currencies.ts";
import { webhookEndpoints } from "./webhooks.ts";

/** Every endpoint that takes an API key. */
export const endpoints: readonly Endpoint[] = [
  ...customerEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...virtualCurrencyEndpoints,
  ...webhookEndpoints,
  ...eventAndTraceEndpoints,
];

/** What any endpoint of this kind can answer with instead of success. */
export function generalErrorsOf(endpoint: Endpoint): ProblemFactory[] {
  const hasId = endpoint.path.includes(":id") || endpoint.body;
  return [
    p.BadRequest,
    ...(hasId ? [p.BadAppUserId] : []),
    p.MissingKey,
    p.UnknownKey,
    p.ForeignKey,
    p.MistypedKey,
    ...(endpoint.key === "secret" ? [p.SecretKeyNeeded] : []),
    ...(endpoint.body ? [p.BodyTooLarge] : []),
    p.TooManyRequests,
    p.InternalError,
    p.Away,
  ];
}

export function errorsOf(endpoint: Endpoint): ProblemFactory[] {
  return [...(endpoint.errors ?? []), ...generalErrorsOf(endpoint)];
}

/** The endpoint that a request reaches; fixed parts of a path win over parameters. */
export function endpointOf(method: string, pathname: string): Endpoint | null {
  const parts = pathname.split("/");
  const fitting = endpoints.filter((it) => {
    const pattern = it.path.split("/");
    return (
      it.method === method.toLowerCase() &&
      pattern.length === parts.length &&
      pattern.every((part, at) => part.startsWith(":") || part === parts[at])
    );
  });
  return fitting.sort((a, b) => parameterCount(a) - parameterCount(b))[0] ?? null;
}

const parameterCount = ({ path }: Endpoint) => path.split(":").length;
