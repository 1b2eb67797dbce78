import { type CardTestingLimits, defaultCardTestingLimits } from "../../flows/checkout/limit-card-testing.ts";

/** Limits per network address. An office, a phone network or a test suite is one address with many people. */
export interface LimitSettings extends CardTestingLimits {
  callsPerMinute: number;
  startsPerMinute: number;
}

export const defaultLimits: LimitSettings = {
  callsPerMinute: 3_000,
  startsPerMinute: 600,
  ...defaultCardTestingLimits,
};
