import type { CustomerInfo, IdentifyResult } from "../customers/customer-info.ts";
import { parseCustomerInfo } from "../customers/parse-customer-info.ts";
import { parseVirtualCurrencies, type VirtualCurrencies } from "../customers/virtual-currencies.ts";
import type { PurchasesClient } from "./purchases-client.ts";

/** Passes over what was read for another user than the present one. */
export function notifyCustomer(
  { appUserId, listeners }: PurchasesClient,
  readFor: string,
  customerInfo: CustomerInfo | null,
): void {
  if (readFor === appUserId) listeners.notify(customerInfo);
}

export async function readCustomer(client: PurchasesClient): Promise<CustomerInfo> {
  const { appUserId } = client;
  const customerInfo = parseCustomerInfo(await client.api.customer(appUserId));
  notifyCustomer(client, appUserId, customerInfo);
  return customerInfo;
}

export function readCurrencies({ api, appUserId, currencies }: PurchasesClient): Promise<VirtualCurrencies> {
  return currencies.read(appUserId, async () => parseVirtualCurrencies(await api.virtualCurrencies(appUserId)));
}

export function setAppUserId(client: PurchasesClient, appUserId: string): void {
  client.appUserId = appUserId;
  client.currencies.forget();
  notifyCustomer(client, appUserId, null);
}

export async function identify(client: PurchasesClient, newAppUserId: string): Promise<IdentifyResult> {
  const before = client.appUserId;
  const { answer, wasCreated } = await client.api.identify(before, newAppUserId);
  const customerInfo = parseCustomerInfo(answer);
  // A change of user during the call is the later one, and stays.
  if (client.appUserId === before) setAppUserId(client, newAppUserId);
  notifyCustomer(client, newAppUserId, customerInfo);
  return { customerInfo, wasCreated };
}

export async function setAttributes(
  { api, appUserId }: PurchasesClient,
  attributes: Readonly<Record<string, string | null>>,
): Promise<void> {
  const updated_at_ms = Date.now();
  // Reading a customer creates one who was never seen.
  await api.customer(appUserId);
  await api.setAttributes(
    appUserId,
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, { value, updated_at_ms }])),
  );
}
