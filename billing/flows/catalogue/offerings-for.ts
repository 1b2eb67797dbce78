import type { OfferingsAnswer } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import { offeringsAnswer } from "../../rules/targeting/offerings-answer.ts";
import type { Visitor } from "../../rules/targeting/targeting.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { offeringsOf } from "../../store/catalogue/offerings.ts";
import { customerTargetingOf, displayRulesOf } from "../../store/catalogue/targeting.ts";

type Browser = Pick<Visitor, "country" | "appVersion" | "sdkVersion" | "platform">;

/** The offerings for a customer; an unknown one is not created by asking. */
export async function offeringsFor(
  { db, clock, address }: BillingContext,
  caller: Caller,
  appUserId: string,
  browser: Browser,
): Promise<OfferingsAnswer> {
  const [offerings, arrangement, standing] = await Promise.all([
    offeringsOf(db, caller.projectId, address),
    displayRulesOf(db, caller.projectId),
    customerTargetingOf(db, caller.projectId, appUserId),
  ]);
  const visitor = {
    ...browser,
    now: clock(),
    app: caller.app,
    country: standing?.country ?? browser.country,
    attributes: standing?.attributes ?? {},
  };
  return offeringsAnswer({ ...arrangement, offerings }, visitor, standing?.offeringOverride ?? null);
}
