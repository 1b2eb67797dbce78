export interface Expiry {
  month: number;
  year: number;
}

/** "1240" as "12 / 40". A first digit from 2 on is a whole month; the slash follows a complete month. */
export function formatExpiry(digits: string, isGrowing: boolean): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  // Browsers fill in "12/2040": drop the century.
  const short = /^\d{2}20\d{2}$/.test(padded) ? padded.slice(0, 2) + padded.slice(4) : padded;
  const month = short.slice(0, 2);
  // Keeps a typed century until the year is complete.
  const year = short.slice(2, short.startsWith("20", 2) ? 5 : 4);
  if (month.length < 2) return month;
  return year !== "" || isGrowing ? `${month} / ${year}` : month;
}

export function parseExpiry(text: string): Expiry | undefined {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(text);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

/** A card is valid until the end of its month. */
export const isPast = ({ month, year }: Expiry, today: Date): boolean =>
  year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1);
