import type { ElementsConfiguration, StartAnswer, StartRequest } from "@hemline/protocol";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { emailCodes } from "../http/backend-errors.ts";
import type { BillingApi } from "../http/billing-api.ts";
import type { CheckoutSession } from "./checkout-session.ts";

/** Starts a purchase; a second time without the email when the billing service refuses that. */
export async function startSession(
  api: BillingApi,
  request: Omit<StartRequest, "email">,
  email: string | null,
): Promise<{ session: CheckoutSession; isEmailAccepted: boolean }> {
  const start = (sent: string | null) => api.start(startBody(request, sent));
  try {
    return { session: sessionOf(await start(email)), isEmailAccepted: email !== null };
  } catch (cause) {
    if (!(cause instanceof PurchasesError) || !emailCodes.has(cause.extra?.backendErrorCode ?? 0)) throw cause;
    return { session: sessionOf(await start(null)), isEmailAccepted: false };
  }
}

export function startBody(request: Omit<StartRequest, "email">, email: string | null): StartRequest {
  return email ? { ...request, email } : request;
}

/** @throws PurchasesError when the answer lacks the card provider's settings */
function sessionOf({ operation_session_id, gateway_params, management_url }: StartAnswer): CheckoutSession {
  // Another implementation of this API may leave any of these out.
  const {
    stripe_account_id,
    publishable_api_key,
    elements_configuration,
    script_url,
  }: Partial<StartAnswer["gateway_params"]> = gateway_params ?? {};
  if (!stripe_account_id || !publishable_api_key || !isUsable(elements_configuration))
    throw new PurchasesError(ErrorCode.StoreProblemError, undefined, "Stripe configuration is missing");
  return {
    operationSessionId: operation_session_id,
    managementUrl: management_url ?? null,
    elements: elements_configuration,
    provider: { account: stripe_account_id, publishableKey: publishable_api_key, scriptUrl: script_url ?? null },
    clientSecret: null,
  };
}

function isUsable(elements: ElementsConfiguration | undefined): elements is ElementsConfiguration {
  if (!elements?.mode) return false;
  return elements.mode === "setup" || (elements.amount !== undefined && Boolean(elements.currency));
}
