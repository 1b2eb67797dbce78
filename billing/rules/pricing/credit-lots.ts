export interface CreditLot {
  id: string;
  left: number;
  expiresAt: Date | null;
}

/**
 * Takes an amount from lots: first those in `first`, then what expires soonest, then the oldest. Takes less when there
 * is no more.
 */
export function drawFromLots(
  lots: readonly CreditLot[],
  amount: number,
  first: ReadonlySet<string> = new Set(),
): { id: string; taken: number }[] {
  const draws = [];
  let wanted = amount;
  for (const lot of [...lots].sort((a, b) => rank(a, first) - rank(b, first) || a.id.localeCompare(b.id))) {
    const taken = Math.min(lot.left, wanted);
    if (taken > 0) draws.push({ id: lot.id, taken });
    wanted -= taken;
  }
  return draws;
}

const rank = (lot: CreditLot, first: ReadonlySet<string>) =>
  first.has(lot.id) ? -1 : (lot.expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER);

/**
 * What a refund takes back of a grant, rounded up. Several refunds of one payment take as much together as one refund
 * of their sum.
 */
export function refundedGrant(granted: number, money: { paid: number; earlier: number; now: number }): number {
  const upTo = (micros: number) =>
    Number((BigInt(granted) * BigInt(Math.min(micros, money.paid)) + BigInt(money.paid - 1)) / BigInt(money.paid));
  return upTo(money.earlier + money.now) - upTo(money.earlier);
}
