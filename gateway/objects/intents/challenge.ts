import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { newId } from "../../http/ids.ts";
import { noSuch } from "../../http/problem.ts";

/** The issuer's question to the cardholder: open until answered, or replaced by a newer one. */
export interface Challenge {
  id: string;
  intent: string;
  state: "open" | "passed" | "failed" | "replaced";
  return_url: string | null;
}

type NextAction = Pick<Stripe.PaymentIntent.NextAction, "type" | "use_stripe_sdk" | "redirect_to_url"> &
  Pick<Stripe.SetupIntent.NextAction, "type" | "use_stripe_sdk" | "redirect_to_url">;

export const closeChallenge = (call: Call, intent: string): Promise<unknown> =>
  call.sql.query("update gateway.challenges set state = 'replaced' where intent = $1 and state = 'open'", [intent]);

/** Asks the cardholder in a frame of the browser's script, or by a redirect when the server gave a return address. */
export async function openChallenge(
  call: Call,
  intent: string,
  ask: { returnUrl: string | null; usesSdk: boolean },
): Promise<NextAction> {
  await closeChallenge(call, intent);
  const id = newId("acs");
  await call.sql.query(
    "insert into gateway.challenges (id, intent, state, return_url, created_at) values ($1, $2, 'open', $3, $4)",
    [id, intent, ask.returnUrl, call.now],
  );
  const url = `${call.simulator.address}/acs/${id}`;
  return ask.returnUrl !== null && !ask.usesSdk
    ? { type: "redirect_to_url", redirect_to_url: { return_url: ask.returnUrl, url } }
    : { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } };
}

export async function challengeById(call: Call, id: string): Promise<Challenge> {
  const { rows } = await call.sql.query<Challenge>(
    "select id, intent, state, return_url from gateway.challenges where id = $1",
    [id],
  );
  if (!rows[0]) throw noSuch("challenge", id);
  return rows[0];
}

/** @returns false when it was already answered or replaced */
export async function answerChallenge(call: Call, id: string, state: "passed" | "failed"): Promise<boolean> {
  const { rows } = await call.sql.query<{ id: string }>(
    "update gateway.challenges set state = $2 where id = $1 and state = 'open' returning id",
    [id, state],
  );
  return rows.length === 1;
}
