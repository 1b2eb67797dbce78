import type { ReviewCard } from "../../../shared/reviews/review.ts";

const fitWords = { small: "runs small", true: "true to size", large: "runs large" } as const;

/** “bought M, true to size, quality 4 of 5” */
export const reviewFacts = ({ sizeBought, fit, quality }: Pick<ReviewCard, "sizeBought" | "fit" | "quality">): string =>
  [sizeBought && `bought ${sizeBought}`, fit && fitWords[fit], quality && `quality ${quality} of 5`]
    .filter(Boolean)
    .join(", ");

/** “4.5 of 5” */
export const starsInWords = (halves: number): string => `${halves / 2} of 5`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
