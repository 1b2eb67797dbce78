import { catalogueLimits } from "../../../../shared/limits.ts";

const { earliestYear, latestYear } = catalogueLimits;

/** Null for an empty field. */
export const yearOf = (text: string): number | null => (text.trim() === "" ? null : Number(text));

/** The server cannot be told what is no number. */
export const yearFaults = (name: string, text: string): Record<string, string[]> =>
  /^\s*(\d{1,4})?\s*$/.test(text) ? {} : { [name]: [`Enter a year from ${earliestYear} to ${latestYear}.`] };
