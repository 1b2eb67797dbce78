type Brand = "visa" | "mastercard" | "amex" | "discover" | "diners" | "jcb" | "unionpay" | "unknown";

interface Range {
  brand: Brand;
  starts: RegExp;
  lengths: number[];
  cvcLength: number;
  /** How the digits are grouped on the card. */
  groups: number[];
}

const fours = [4, 4, 4, 4, 3];
const ranges: Range[] = [
  { brand: "visa", starts: /^4/, lengths: [16], cvcLength: 3, groups: fours },
  {
    brand: "mastercard",
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvcLength: 3,
    groups: fours,
  },
  { brand: "amex", starts: /^3[47]/, lengths: [15], cvcLength: 4, groups: [4, 6, 5] },
  { brand: "discover", starts: /^(6011|64[4-9]|65)/, lengths: [16], cvcLength: 3, groups: fours },
  { brand: "diners", starts: /^3(0[0-5]|[689])/, lengths: [14], cvcLength: 3, groups: [4, 6, 4] },
  { brand: "jcb", starts: /^35/, lengths: [16], cvcLength: 3, groups: fours },
  { brand: "unionpay", starts: /^(62|81)/, lengths: [16, 17, 18, 19], cvcLength: 3, groups: fours },
];
const unknown: Range = { brand: "unknown", starts: /^/, lengths: [16], cvcLength: 3, groups: fours };

/** The properties of a card number by its first digits. */
export const cardRange = (digits: string): Range => ranges.find((range) => range.starts.test(digits)) ?? unknown;

/** The check digit of ISO/IEC 7812: from the right, every second digit counts twice. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** "4242424242424242" as "4242 4242 4242 4242". */
export function groupDigits(digits: string): string {
  const { groups } = cardRange(digits);
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(" ");
}
