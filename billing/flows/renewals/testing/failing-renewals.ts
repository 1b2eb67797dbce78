import type { TestBilling } from "../../../testing/test-billing.ts";

export const tries = ({ rows }: TestBilling) =>
  rows<{ attempt: number; state: string; failure_code: string | null }>(
    "select attempt, state, failure_code from billing.payments where operation_id is null order by created_at, attempt",
  );

export const events = async ({ rows }: TestBilling) =>
  (
    await rows<{ type: string; reason: string | null }>(
      "select type, content->>'reason' as reason from billing.outbox where subscription_id is not null order by sequence",
    )
  ).map(({ type, reason }) => (reason ? `${type} ${reason}` : type));

/** The bank says no to the next tries, whatever the card. */
export const declines = ({ callProviderApi }: TestBilling, times: number) =>
  callProviderApi("/v1/test_helpers/faults", {
    call: "^POST /v1/payment_intents$",
    kind: "saved decline",
    times: `${times}`,
  });

export async function at({ setClock, billing }: TestBilling, ...instants: string[]) {
  for (const instant of instants) {
    setClock(instant);
    await billing.tick();
  }
}
