import type { OfferingsAnswer } from "@hemline/protocol";
import type { Engine } from "../../engine/engine.ts";
import { offeringsAnswer } from "../../rules/offerings-answer.ts";
import type { Visitor } from "../../rules/targeting.ts";
import type { Caller } from "../../store/keys.ts";
import { offeringsOf } from "../../store/offerings.ts";
import { arrangementOf, standingOf } from "../../store/targeting.ts";

/** What a browser says about itself, and a proxy about it. */
type Browser = Pick<Visitor, "country" | "appVersion" | "sdkVersion" | "platform">;

/** What is offered to a customer; somebody nobody has met yet is not written down for asking. */
export async function offeringsFor(
  { db, clock, address }: Engine,
  caller: Caller,
  appUserId: string,
  browser: Browser,
): Promise<OfferingsAnswer> {
  const [offerings, arrangement, standing] = await Promise.all([
    offeringsOf(db, caller.projectId, address),
    arrangementOf(db, caller.projectId),
    standingOf(db, caller.projectId, appUserId),
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
