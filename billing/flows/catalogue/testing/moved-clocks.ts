import { applyCatalogue, moveClock } from "../../../billing.ts";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import type { TestBilling } from "../../../testing/test-billing.ts";
import type { TestCustomer } from "../../../testing/test-customer.ts";

export const subscription = async (ada: TestCustomer, product = "atelier_monthly") =>
  (await ada.info()).subscriptions[product];
export const periods = ({ rows }: TestBilling) =>
  rows<{ type: string; number: number; starts: string }>(
    `select period_type as type, renewal_number as number,
      to_char(starts_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as starts
    from billing.transactions order by starts_at`,
  );
export const events = async ({ rows }: TestBilling) =>
  (
    await rows<{ type: string }>("select type from billing.outbox where subscription_id is not null order by sequence")
  ).map((it) => it.type);
export const moves = ({ db, clock }: TestBilling, by: string | null, isLive = false) =>
  moveClock(db, { project: "atelier", by, now: clock(), isLive });
export const inAHurry = ({ db, clock }: TestBilling) =>
  applyCatalogue(
    db,
    { ...fixtureCatalogue, project: { ...fixtureCatalogue.project, sandbox_periods: "accelerated" } },
    { clock, keys: [] },
  );
