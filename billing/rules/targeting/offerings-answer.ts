import type { Offering, OfferingsAnswer } from "@hemline/protocol";
import { firstFittingRule, type Rule, type Visitor } from "./targeting.ts";

/** What a project offers to whom. */
export interface Display {
  currentOffering: string | null;
  fallbackOffering: string | null;
  placements: Readonly<Record<string, string | null>>;
  /** In their author's order. */
  rules: readonly Rule[];
  offerings: readonly Offering[];
}

/**
 * All offerings, and which of them is this visitor's. What somebody was given by name comes before every rule, the first
 * rule that fits before what everybody gets; a rule is named only where it decided.
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
