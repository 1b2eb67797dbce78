/** The product of a promotional grant in answers and events: nothing sells it. @param endsAt null for ever */
export function promotionalProduct(entitlement: string, endsAt: Date | null): string {
  return `rc_promo_${entitlement}_${endsAt ? "custom" : "lifetime"}`;
}
