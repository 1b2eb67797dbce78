import type { OfferingsAnswer } from "@hemline/protocol";
import type { BillingApi } from "../http/billing-api.ts";
import { parseResponse } from "../http/parse-response.ts";
import { checkCurrency } from "./check-currency.ts";
import type { GetOfferingsParams, Offering, Offerings } from "./offering.ts";
import { offeringForPlacement, parseOfferings } from "./parse-offerings.ts";

/** Reads what is for sale to a customer, and asks only for the products of the wanted offerings. */
export async function readOfferings(
  api: BillingApi,
  appUserId: string,
  { currency, offeringIdentifier: wanted }: GetOfferingsParams,
): Promise<Offerings> {
  checkCurrency(currency);
  const { offerings } = await read(api, appUserId, currency, (id, current) => {
    if (!wanted) return true;
    return wanted === "current" ? current === null || id === current : id === wanted;
  });
  return offerings;
}

/** The offering that the developer chose for a place in the app; null where nothing is to be shown. */
export async function readPlacement(
  api: BillingApi,
  appUserId: string,
  placementIdentifier: string,
  { currency }: GetOfferingsParams,
): Promise<Offering | null> {
  checkCurrency(currency);
  const { offerings, answer } = await read(api, appUserId, currency, () => true);
  return offeringForPlacement(answer.placements, offerings, placementIdentifier);
}

async function read(
  api: BillingApi,
  appUserId: string,
  currency: string | undefined,
  isWanted: (id: string, current: string | null) => boolean,
): Promise<{ answer: OfferingsAnswer; offerings: Offerings }> {
  const all = await api.offerings(appUserId);
  const { answer, ids } = parseResponse("getOfferings", () => {
    const wanted = all.offerings.filter((one) => isWanted(one.identifier, all.current_offering_id));
    const products = wanted.flatMap((one) => one.packages.map((it) => it.platform_product_identifier));
    return { answer: { ...all, offerings: wanted }, ids: products };
  });
  const products = await api.products(appUserId, ids, currency);
  return { answer, offerings: parseResponse("getProducts", () => parseOfferings(answer, products)) };
}
