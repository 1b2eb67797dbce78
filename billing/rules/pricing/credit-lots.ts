/** Something that came in and of which something is left. */
export interface CreditLot {
  id: string;
  left: number;
  /** Null for never. */
  expiresAt: Date | null;
}

/**
 * Which lots an amount is taken from: those named in `first`, then what expires soonest, then what came in first. Takes
 * less than asked for when there is no more.
 */
export function drawn(
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
 * What a refund takes back of what a purchase brought, rounded up. Several refunds of one payment together take what one
 * refund of their sum would take.
 */
export function takenBack(granted: number, money: { paid: number; earlier: number; now: number }): number {
  const upTo = (micros: number) =>
    Number((BigInt(granted) * BigInt(Math.min(micros, money.paid)) + BigInt(money.paid - 1)) / BigInt(money.paid));
  return upTo(money.earlier + money.now) - upTo(money.earlier);
}
