import type { Offering, OfferingsAnswer } from "@hemline/protocol";
import { firstFittingRule, type Rule, type Visitor } from "./targeting.ts";

export interface Display {
  currentOffering: string | null;
  fallbackOffering: string | null;
  placements: Readonly<Record<string, string | null>>;
  rules: readonly Rule[];
  offerings: readonly Offering[];
}

/**
 * All offerings, and which one is this visitor's. A customer's override comes before every rule, the first matching
 * rule before the default; a rule is named only where it decided.
 * @param override the offering of this one customer
 */
export function offeringsAnswer(display: Display, visitor: Visitor, override: string | null): OfferingsAnswer {
  const isGiven = override !== null && display.offerings.some((it) => it.identifier === override);
  const rule = isGiven ? null : firstFittingRule(display.rules, visitor);
  const placements = { ...display.placements, ...rule?.placements };
  const hasPlacements = display.fallbackOffering !== null || Object.keys(placements).length > 0;
  return {
    current_offering_id: isGiven ? override : (rule?.offering ?? display.currentOffering),
    offerings: [...display.offerings],
    ...(rule ? { targeting: { rule_id: rule.identifier, revision: rule.revision } } : {}),
    ...(hasPlacements
      ? { placements: { fallback_offering_id: display.fallbackOffering, offering_ids_by_placement: placements } }
      : {}),
  };
}
