import { type Jurisdiction, type Rate, taxedJurisdiction } from "./jurisdiction.ts";

const gst: Rate = { percent: "5", type: "gst", name: "GST", level: "country" };
const hst = (percent: string): Rate => ({ percent, type: "hst", name: "HST", level: "state" });
const own = (type: "pst" | "qst" | "rst", percent: string): Rate => ({
  percent,
  type,
  name: type.toUpperCase(),
  level: "state",
});
const province = (state: string, name: string, ...rates: Rate[]): readonly [string, Jurisdiction] => [
  state,
  taxedJurisdiction({ country: "CA", state, name }, ...rates),
];

export const provinces: ReadonlyMap<string, Jurisdiction> = new Map([
  province("AB", "Alberta", gst),
  province("BC", "British Columbia", gst, own("pst", "7")),
  province("MB", "Manitoba", gst, own("rst", "7")),
  province("NB", "New Brunswick", hst("15")),
  province("NL", "Newfoundland and Labrador", hst("15")),
  province("NS", "Nova Scotia", hst("14")),
  province("NT", "Northwest Territories", gst),
  province("NU", "Nunavut", gst),
  province("ON", "Ontario", hst("13")),
  province("PE", "Prince Edward Island", hst("15")),
  province("QC", "Quebec", gst, own("qst", "9.975")),
  province("SK", "Saskatchewan", gst, own("pst", "6")),
  province("YT", "Yukon", gst),
]);

const letters: Record<string, string> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  X: "NT",
  Y: "YT",
};

/** Before a confirmation, wallets reveal only the first half of a postal code: that is enough. */
const form = /^([ABCEGHJKLMNPRSTVXY])\d[ABCEGHJ-NPRSTV-Z]( ?\d[ABCEGHJ-NPRSTV-Z]\d)?$/;

export function provinceOfPostalCode(postalCode: string): Jurisdiction | undefined {
  const code = postalCode.trim().toUpperCase();
  const letter = form.exec(code)?.[1];
  if (!letter) return undefined;
  // The far north shares a letter; its eastern half has three districts of its own.
  return provinces.get(/^X0[ABC]/.test(code) ? "NU" : (letters[letter] ?? ""));
}
