import { Problem, problemOf } from "../http/problem.ts";

/**
 * How far the account has come with its taxes, for trying what happens when they fail:
 * `inactive` was never switched on, `no origin address` does not say where the seller is, `no permission` is a key that
 * may not ask, `too many requests` asked too often, and `broken` is the provider's own fault.
 */
export type TaxSetting = "active" | "inactive" | "no origin address" | "no permission" | "too many requests" | "broken";

/** What each of them is answered with. */
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

/** @throws the provider's problem when the account is not ready to calculate taxes. */
export function requireActiveTax(setting: TaxSetting): void {
  if (setting !== "active") throw taxProblems[setting]();
}
