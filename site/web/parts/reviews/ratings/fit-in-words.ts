import type { RatingSummary } from "../../../../shared/rating.ts";
import type { Fit } from "../../../../shared/reviews/review-options.ts";

type FitCounts = NonNullable<RatingSummary["fit"]>;

export const fitLabels: Readonly<Record<Fit, string>> = {
  small: "Runs small",
  true: "True to size",
  large: "Runs large",
};

const answers = ({ small, true: fits, large }: FitCounts) => small + fits + large;

/** Of those who said how it fits. */
export const truePercent = (fit: FitCounts): number => Math.round((fit.true / answers(fit)) * 100);

/** Where the mean lies on the tape, 0 (all small) to 100 (all large). */
export const fitPosition = (fit: FitCounts): number => Math.round(50 + ((fit.large - fit.small) / answers(fit)) * 50);

export function fitInWords(fit: FitCounts): string {
  const at = fitPosition(fit);
  if (at < 35) return "runs small";
  if (at < 46) return "slightly smaller than true to size";
  if (at <= 54) return "true to size";
  return at <= 65 ? "slightly larger than true to size" : "runs large";
}
