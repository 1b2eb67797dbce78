/** How patiently it is asked what came of a payment that is through: nobody pays twice for a lost call. */
export const patience = {
  attempts: 10,
  betweenMs: 1000,
  /** How long one call may take before it counts as lost: a line that hangs says nothing by itself. */
  answerMs: 5000,
} as const;
