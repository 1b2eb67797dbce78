import type {
  Branding,
  CompleteAnswer,
  CustomerAnswer,
  OfferingsAnswer,
  Product,
  ProductsAnswer,
  ReceiptRequest,
  StartAnswer,
  StartRequest,
  StatusAnswer,
  TaxAnswer,
  TaxRequest,
  VirtualCurrenciesAnswer,
} from "@hemline/protocol";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { maxPathLength } from "../limits.ts";
import type { SendRequest } from "./send-request.ts";

/** Every call to the billing service. */
export type BillingApi = ReturnType<typeof billingApi>;

export function billingApi(send: SendRequest) {
  const customer = (appUserId: string) => `/v1/subscribers/${encodeURIComponent(appUserId)}`;
  const session = (operationSessionId: string) => `/rcbilling/v1/checkout/${operationSessionId}`;
  const askWithStatus = async <Answer>(...call: Parameters<SendRequest>): Promise<{ status: number; body: Answer }> => {
    const { status, body } = await send(...call);
    if (typeof body === "object" && body !== null) return { status, body: body as Answer };
    throw new PurchasesError(
      ErrorCode.UnexpectedBackendResponseError,
      undefined,
      `${call[0].name} sent an empty answer.`,
    );
  };
  let providerScript: string | null = null;
  const ask = async <Answer>(...call: Parameters<SendRequest>) => (await askWithStatus<Answer>(...call)).body;

  return {
    offerings: (appUserId: string) =>
      ask<OfferingsAnswer>({ name: "getOfferings", path: `${customer(appUserId)}/offerings` }),

    /** Each product once, in as many calls as the maximum URL length requires; none for no ids. */
    products: async (appUserId: string, ids: readonly string[], currency?: string): Promise<Product[]> => {
      const base = `/rcbilling${customer(appUserId)}/products?`;
      const suffix = currency ? `&currency=${encodeURIComponent(currency)}` : "";
      const answers = queriesOf(ids, maxPathLength - base.length - suffix.length).map((query) =>
        ask<ProductsAnswer>({ name: "getProducts", path: `${base}${query}${suffix}` }),
      );
      const answered = await Promise.all(answers);
      providerScript = answered[0]?.script_url ?? providerScript;
      return answered.flatMap((answer) => answer.product_details);
    },

    /** The address of the card provider's script from the last `products`; null where unknown. */
    providerScript: () => providerScript,

    customer: (appUserId: string, signal?: AbortSignal) =>
      ask<CustomerAnswer>({ name: "getCustomerInfo", path: customer(appUserId), signal }),

    /** Status 201 means that the new id did not exist before. */
    identify: async (appUserId: string, newAppUserId: string) => {
      const { status, body } = await askWithStatus<CustomerAnswer>({
        name: "identify",
        path: "/v1/subscribers/identify",
        body: { app_user_id: appUserId, new_app_user_id: newAppUserId },
      });
      return { answer: body, wasCreated: status === 201 };
    },

    branding: () => ask<Branding>({ name: "getBranding", path: "/rcbilling/v1/branding" }),

    start: (body: StartRequest) =>
      ask<StartAnswer>({ name: "startCheckout", path: "/rcbilling/v1/checkout/start", body }),

    calculateTaxes: (operationSessionId: string, body: TaxRequest, signal?: AbortSignal) =>
      ask<TaxAnswer>({
        name: "calculateTaxes",
        path: `${session(operationSessionId)}/calculate_taxes`,
        body,
        signal,
      }),

    complete: (operationSessionId: string, email: string | undefined) =>
      ask<CompleteAnswer>({
        name: "completeCheckout",
        path: `${session(operationSessionId)}/complete`,
        body: email ? { email } : {},
      }),

    status: (operationSessionId: string, signal?: AbortSignal) =>
      ask<StatusAnswer>({ name: "getCheckoutStatus", path: session(operationSessionId), signal }),

    setAttributes: (appUserId: string, attributes: Record<string, { value: string | null; updated_at_ms: number }>) =>
      send({ name: "setAttributes", path: `${customer(appUserId)}/attributes`, body: { attributes } }),

    receipt: (body: ReceiptRequest) => ask<CustomerAnswer>({ name: "postReceipt", path: "/v1/receipts", body }),

    virtualCurrencies: (appUserId: string) =>
      ask<VirtualCurrenciesAnswer>({ name: "getVirtualCurrencies", path: `${customer(appUserId)}/virtual_currencies` }),
  };
}

function queriesOf(ids: readonly string[], room: number): string[] {
  const queries: string[] = [];
  for (const part of new Set(ids.map((id) => `id=${encodeURIComponent(id)}`))) {
    const last = queries.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= room) queries[queries.length - 1] = `${last}&${part}`;
    else queries.push(part);
  }
  return queries;
}
