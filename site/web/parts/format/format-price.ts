import { formatNumber } from "../../../shared/format-number.ts";
import type { ItemPrice } from "../../../shared/items/item.ts";

/** Other currencies are written with their codes. */
const signs: Readonly<Record<string, string>> = {
  ...{ AUD: "A$", BRL: "R$", CAD: "CA$", CNY: "CN¥", EUR: "€", GBP: "£", HKD: "HK$", ILS: "₪", INR: "₹", JPY: "JP¥" },
  ...{ KRW: "₩", MXN: "MX$", NZD: "NZ$", PHP: "₱", TWD: "NT$", USD: "US$", VND: "₫", XAF: "FCFA", XCD: "EC$" },
  ...{ XCG: "Cg.", XOF: "F\u202fCFA", XPF: "CFPF" },
};
const withoutDecimals =
  "AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER";
const withThreeDecimals = "BHD JOD KWD LYD OMR TND";

const decimalsOf = (currency: string): number =>
  withoutDecimals.includes(currency) ? 0 : withThreeDecimals.includes(currency) ? 3 : 2;

/** "€290", "€9.35", "SEK 1,200". Without `Intl`, whose first use takes a phone as long as drawing a screen. */
export function formatPrice({ micros, currency }: ItemPrice): string {
  const decimals = decimalsOf(currency);
  const smallest = Math.round(Math.abs(micros) / 10 ** (6 - decimals));
  const whole = Math.floor(smallest / 10 ** decimals);
  const rest = smallest % 10 ** decimals;
  const sign = signs[currency] ?? currency;
  const isWord = /[A-Z.]$/.test(sign);
  return `${micros < 0 ? "-" : ""}${sign}${isWord ? "\u00a0" : ""}${formatNumber(whole)}${rest === 0 ? "" : `.${`${rest}`.padStart(decimals, "0")}`}`;
}

/** "€4.8k", for an axis. */
export const formatRoughPrice = ({ micros, currency }: ItemPrice): string =>
  new Intl.NumberFormat("en-GB", {
    ...{ style: "currency", currency, notation: "compact" },
    trailingZeroDisplay: "stripIfInteger",
  }).format(micros / 1_000_000);
