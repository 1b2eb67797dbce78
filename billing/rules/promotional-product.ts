/** The product under which an entitlement that was given as a present stands in answers and events: nothing sells it. */
export function promotionalProduct(entitlement: string): string {
  return `rc_promo_${entitlement}`;
}
