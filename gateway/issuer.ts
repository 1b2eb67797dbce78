import { type Decline, incorrectCvc } from "./declines.ts";
import type { TestCard } from "./test-cards.ts";

export interface AuthenticationRequest {
  isOffSession: boolean;
  isSetUp: boolean;
  /** The seller requires authentication wherever a card supports it. */
  isAskedFor: boolean;
}

export const requiresAuthentication = (card: TestCard, occasion: AuthenticationRequest): boolean => {
  switch (card.authentication) {
    case "never":
      return false;
    case "when asked for":
      return occasion.isAskedFor && !occasion.isOffSession;
    case "always":
      return true;
    case "unless set up":
      return !occasion.isSetUp;
    case "on session":
      return !occasion.isOffSession;
  }
};

/** The issuer's answer; a wrong security code only matters when one was given. */
export function issuerDecision(card: TestCard, asked: "save" | "charge", wasCvcGiven: boolean): Decline | undefined {
  const decline = asked === "save" ? card.declineOnSave : card.declineOnCharge;
  return decline === incorrectCvc && !wasCvcGiven ? undefined : decline;
}
