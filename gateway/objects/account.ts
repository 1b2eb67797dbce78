import type Stripe from "stripe";
import { type Call, type Endpoint, get } from "../calls/call.ts";

const describeAccount = (call: Call): Stripe.Account => ({
  id: call.simulator.account,
  object: "account",
  charges_enabled: true,
  details_submitted: true,
  email: null,
  payouts_enabled: false,
  type: "standard",
});

export const accounts: Endpoint[] = [get("/v1/account", "server", {}, async (call) => describeAccount(call))];
