import type Stripe from "stripe";
import type { Decline } from "../declines.ts";
import type { TestCard } from "../test-cards.ts";

const sellerMessage = (decline: Decline | undefined, isBlocked: boolean): string => {
  if (isBlocked) return "The payment was blocked because its risk is too high. The bank was not asked.";
  return decline ? "The bank did not approve the payment." : "Payment complete.";
};

export function outcomeOf(card: TestCard, decline: Decline | undefined): Stripe.Charge.Outcome {
  const isBlocked = decline !== undefined && card.risk === "highest";
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isBlocked ? "not_sent_to_network" : decline ? "declined_by_network" : "approved_by_network",
    reason: isBlocked ? "highest_risk_level" : (decline?.decline_code ?? decline?.code ?? null),
    risk_level: card.risk ?? "normal",
    risk_score: riskScores[card.risk ?? "normal"],
    seller_message: sellerMessage(decline, isBlocked),
    type: isBlocked ? "blocked" : decline ? "issuer_declined" : "authorized",
  };
}

const riskScores = { normal: 20, elevated: 68, highest: 90 };
