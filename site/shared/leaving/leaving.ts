/** `erase`: everything goes. `anonymise`: comments stay without a name. */
export const leavingChoices = ["erase", "anonymise"] as const;
export type LeavingChoice = (typeof leavingChoices)[number];
