import { Problem, problemOf } from "../http/problem.ts";

/**
 * The state of the account's tax settings, to try out failures: `inactive` was never switched on, `no origin address`
 * lacks the seller's address, `no permission` is a key without the permission, `too many requests` hits the rate
 * limit, and `broken` is the provider's own fault.
 */
export type TaxSetting = "active" | "inactive" | "no origin address" | "no permission" | "too many requests" | "broken";

export const taxProblems: Record<Exclude<TaxSetting, "active">, () => Problem> = {
  inactive: () =>
    problemOf(400, "Taxes are not switched on for this account. Switch them on in its tax settings first.", {
      code: "stripe_tax_inactive",
    }),
  "no origin address": () =>
    problemOf(400, "The account's own address is missing or not valid, so no tax can be calculated from there.", {
      code: "invalid_tax_location",
    }),
  "no permission": () =>
    problemOf(403, "The provided key does not have the permission that tax calls need (tax_calculations_write)."),
  "too many requests": () =>
    problemOf(429, "Too many tax calls in a short time. Wait a little.", { code: "rate_limit" }),
  broken: () =>
    new Problem(500, {
      type: "api_error",
      code: "failed_tax_calculation",
      message: "The tax could not be calculated, and the reason is not in the call.",
    }),
};

/** @throws the provider's problem when the account cannot calculate taxes. */
export function requireActiveTax(setting: TaxSetting): void {
  if (setting !== "active") throw taxProblems[setting]();
}
