import { type Jurisdiction, taxedJurisdiction, untaxedJurisdiction } from "./jurisdiction.ts";

/** Each state's general rate in per cent, without those of counties and cities; null where there is no sales tax. */
const rates: Record<string, readonly [name: string, percent: string | null]> = {
  AK: ["Alaska", null],
  AL: ["Alabama", "4"],
  AR: ["Arkansas", "6.5"],
  AZ: ["Arizona", "5.6"],
  CA: ["California", "7.25"],
  CO: ["Colorado", "2.9"],
  CT: ["Connecticut", "6.35"],
  DC: ["District of Columbia", "6"],
  DE: ["Delaware", null],
  FL: ["Florida", "6"],
  GA: ["Georgia", "4"],
  HI: ["Hawaii", "4"],
  IA: ["Iowa", "6"],
  ID: ["Idaho", "6"],
  IL: ["Illinois", "6.25"],
  IN: ["Indiana", "7"],
  KS: ["Kansas", "6.5"],
  KY: ["Kentucky", "6"],
  LA: ["Louisiana", "5"],
  MA: ["Massachusetts", "6.25"],
  MD: ["Maryland", "6"],
  ME: ["Maine", "5.5"],
  MI: ["Michigan", "6"],
  MN: ["Minnesota", "6.875"],
  MO: ["Missouri", "4.225"],
  MS: ["Mississippi", "7"],
  MT: ["Montana", null],
  NC: ["North Carolina", "4.75"],
  ND: ["North Dakota", "5"],
  NE: ["Nebraska", "5.5"],
  NH: ["New Hampshire", null],
  NJ: ["New Jersey", "6.625"],
  NM: ["New Mexico", "4.875"],
  NV: ["Nevada", "6.85"],
  NY: ["New York", "4"],
  OH: ["Ohio", "5.75"],
  OK: ["Oklahoma", "4.5"],
  OR: ["Oregon", null],
  PA: ["Pennsylvania", "6"],
  RI: ["Rhode Island", "7"],
  SC: ["South Carolina", "6"],
  SD: ["South Dakota", "4.2"],
  TN: ["Tennessee", "7"],
  TX: ["Texas", "6.25"],
  UT: ["Utah", "6.1"],
  VA: ["Virginia", "5.3"],
  VT: ["Vermont", "6"],
  WA: ["Washington", "6.5"],
  WI: ["Wisconsin", "5"],
  WV: ["West Virginia", "6"],
  WY: ["Wyoming", "4"],
};

/** Postal areas that are not states: islands, and military addresses. */
const others: Record<string, string> = {
  AA: "Armed Forces Americas",
  AE: "Armed Forces Europe",
  AP: "Armed Forces Pacific",
  GU: "Guam",
  PR: "Puerto Rico",
  VI: "Virgin Islands",
};

const stateWith = (state: string, name: string, percent: string | null): Jurisdiction =>
  percent === null
    ? taxedJurisdiction({ country: "US", state, name })
    : taxedJurisdiction(
        { country: "US", state, name },
        { percent, type: "sales_tax", name: "Sales Tax", level: "state" },
      );

export const states: ReadonlyMap<string, Jurisdiction> = new Map([
  ...Object.entries(rates).map(([state, [name, percent]]) => [state, stateWith(state, name, percent)] as const),
  ...Object.entries(others).map(
    ([state, name]) => [state, untaxedJurisdiction({ country: "US", state, name })] as const,
  ),
]);
