/** How our books and the provider's can disagree. */
export type DifferenceKind =
  | "charge_without_row"
  | "row_without_charge"
  | "amount_differs"
  | "state_differs"
  | "refund_without_row"
  | "refund_row_without_refund";

export interface Difference {
  kind: DifferenceKind;
  /** What it is about: the provider's id, and ours, where there is one. */
  providerId: string | null;
  rowId: string | null;
  /** What either side says, for people. */
  ours: string;
  theirs: string;
  /** Whether it was brought in order the usual way, and is none any more. */
  isMended: boolean;
}

/** What one look at one payment or refund found: nothing, or how the two sides disagree. */
export type Finding = Omit<Difference, "isMended"> | null;

/** One payment or refund to compare: looking at it again after a mend says whether it helped. */
export interface Compared {
  look(): Promise<Finding>;
  /** Left out where only people can tell what is right. */
  mend?: () => Promise<void>;
}

export interface Reconciliation {
  since: Date;
  payments: number;
  refunds: number;
  differences: Difference[];
}
