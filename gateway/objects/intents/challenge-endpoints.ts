import { type Answer, type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { find, lock } from "../../store/objects.ts";
import { answerChallenge, challengeById } from "./challenge.ts";
import { completePaymentChallenge } from "./confirm-payment.ts";
import { completeSetupChallenge } from "./confirm-setup.ts";

const isPayment = (intent: string): boolean => intent.startsWith("pi_");

/** The issuer's access control server: anyone who knows a challenge's address may answer it. */
export const challenges: Endpoint[] = [
  get("/acs/:id/question", "anybody", {}, (call, _given, id) => describeChallenge(call, id)),
  post("/acs/:id/complete", "anybody", {}, (call, _given, id) => completeChallenge(call, id, true)),
  post("/acs/:id/fail", "anybody", {}, (call, _given, id) => completeChallenge(call, id, false)),
];

async function describeChallenge(call: Call, id: string): Promise<object> {
  const challenge = await challengeById(call, id);
  if (!isPayment(challenge.intent)) return { state: challenge.state, amount: null, currency: null };
  const { amount, currency } = await find(call.sql, "payment_intents", challenge.intent);
  return { state: challenge.state, amount, currency };
}

/** Applies the cardholder's answer to the intent, once. */
async function completeChallenge(call: Call, id: string, isPassed: boolean): Promise<Answer> {
  const { intent, return_url } = await challengeById(call, id);
  const kind = isPayment(intent) ? "payment_intents" : "setup_intents";
  // The intent is locked before its challenge, as in every confirmation.
  const locked = await lock(call.sql, kind, intent);
  if (await answerChallenge(call, id, isPassed ? "passed" : "failed")) {
    if (locked.object === "payment_intent") await completePaymentChallenge(call, locked, isPassed);
    else await completeSetupChallenge(call, locked, isPassed);
  }
  const { state } = await challengeById(call, id);
  return { state, return_url: return_url && returnAddress(return_url, intent, locked.client_secret ?? "") };
}

function returnAddress(returnUrl: string, intent: string, clientSecret: string): string {
  const url = new URL(returnUrl);
  const name = isPayment(intent) ? "payment_intent" : "setup_intent";
  url.searchParams.set(name, intent);
  url.searchParams.set(`${name}_client_secret`, clientSecret);
  return url.href;
}
