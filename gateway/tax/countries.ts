import { type Jurisdiction, type Rate, taxedJurisdiction, untaxedJurisdiction } from "./jurisdiction.ts";

/** Standard rates in per cent. */
const vat: Record<string, string> = {
  // The European Union.
  AT: "20",
  BE: "21",
  BG: "20",
  CY: "19",
  CZ: "21",
  DE: "19",
  DK: "25",
  EE: "24",
  ES: "21",
  FI: "25.5",
  FR: "20",
  GR: "24",
  HR: "25",
  HU: "27",
  IE: "23",
  IT: "22",
  LT: "21",
  LU: "17",
  LV: "21",
  MT: "18",
  NL: "21",
  PL: "23",
  PT: "23",
  RO: "21",
  SE: "25",
  SI: "22",
  SK: "23",
  // The rest of Europe.
  AL: "20",
  BA: "17",
  CH: "8.1",
  GB: "20",
  IM: "20",
  IS: "24",
  LI: "8.1",
  MC: "20",
  MD: "20",
  ME: "21",
  MK: "18",
  NO: "25",
  RS: "20",
  TR: "20",
  UA: "20",
  // Asia.
  AE: "5",
  AM: "20",
  AZ: "18",
  BH: "10",
  GE: "18",
  ID: "11",
  IL: "18",
  KR: "10",
  KZ: "16",
  OM: "5",
  PH: "12",
  SA: "15",
  TH: "7",
  TW: "5",
  UZ: "12",
  VN: "10",
  // Africa.
  EG: "14",
  KE: "16",
  MA: "20",
  NG: "7.5",
  ZA: "15",
  // The Americas.
  CL: "19",
  CO: "19",
  CR: "13",
  EC: "15",
  MX: "16",
  PE: "18",
  UY: "22",
};

const others: Record<string, Pick<Rate, "percent" | "type" | "name">> = {
  AU: { percent: "10", type: "gst", name: "GST" },
  IN: { percent: "18", type: "igst", name: "IGST" },
  JP: { percent: "10", type: "jct", name: "JCT" },
  MY: { percent: "8", type: "service_tax", name: "Service Tax" },
  NZ: { percent: "15", type: "gst", name: "GST" },
  SG: { percent: "9", type: "gst", name: "GST" },
};

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const rateOf = (country: string): Pick<Rate, "percent" | "type" | "name"> | undefined => {
  const percent = vat[country];
  return percent === undefined ? others[country] : { percent, type: "vat", name: "VAT" };
};

export const taxedCountries: readonly string[] = [...Object.keys(vat), ...Object.keys(others)].sort();

/** A country with its tax, or without one when it is unknown here; undefined when there is no such country. */
export function countryJurisdiction(country: string): Jurisdiction | undefined {
  const name = /^[A-Z]{2}$/.test(country) ? names.of(country) : undefined;
  if (name === undefined || country === "ZZ") return undefined;
  const rate = rateOf(country);
  return rate
    ? taxedJurisdiction({ country, name }, { ...rate, level: "country" })
    : untaxedJurisdiction({ country, name });
}
