import type { CardTestingLimits } from "../../flows/checkout/limit-card-testing.ts";
import { defaultAddressLimits } from "../../rules/limits.ts";

/** Limits per network address. */
export interface LimitSettings extends CardTestingLimits {
  callsPerMinute: number;
  startsPerMinute: number;
}

/** The limits of an installation: those it does not set have their defaults. */
export function limitSettings(given: Partial<LimitSettings> = {}): LimitSettings {
  const isSet = ([, limit]: [string, number | undefined]) => limit !== undefined;
  return { ...defaultAddressLimits, ...Object.fromEntries(Object.entries(given).filter(isSet)) };
}
