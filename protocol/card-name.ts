/** The same in every language: `Visa •••• 4242`. `brand` as the card provider spells it. */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  const name = brands[brand] ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
  return `${name} •••• ${last4}`;
}

const brands: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};
