const whole = 1_000_000n;

/** A rate as millionths of the amount: 9.975 per cent are 99,750. */
function millionths(percent: string): bigint {
  const [before = "0", after = ""] = percent.split(".");
  return BigInt(before) * 10_000n + BigInt(after.padEnd(4, "0").slice(0, 4));
}

const roundHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** Splits an integer by weights; the remainder goes to the largest fractions, so that the parts add up exactly. */
export function splitByWeights(total: number, weights: readonly bigint[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * weight);
  const parts = exact.map((part) => Number(part / all));
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  const neediest = exact
    .map((part, index) => ({ rest: part % all, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
    .slice(0, left);
  for (const { index } of neediest) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export interface Taxed {
  /** The taxable amount. */
  net: number;
  /** One for each rate, in order. */
  taxes: number[];
}

/**
 * The taxes on an amount in the currency's smallest unit, not below zero. Exclusive taxes are each rounded half up;
 * of inclusive ones, the net amount is rounded and the taxes share the rest.
 */
export function calculateTaxes(amount: number, percents: readonly string[], isInclusive: boolean): Taxed {
  const rates = percents.map(millionths);
  if (!isInclusive)
    return { net: amount, taxes: rates.map((rate) => Number(roundHalfUp(BigInt(amount) * rate, whole))) };
  const all = rates.reduce((sum, rate) => sum + rate, 0n);
  const net = Number(roundHalfUp(BigInt(amount) * whole, whole + all));
  return { net, taxes: splitByWeights(amount - net, rates) };
}
