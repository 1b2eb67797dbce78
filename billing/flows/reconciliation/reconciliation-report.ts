export type DifferenceKind =
  | "charge_without_row"
  | "row_without_charge"
  | "amount_differs"
  | "state_differs"
  | "refund_without_row"
  | "refund_row_without_refund";

export interface Difference {
  kind: DifferenceKind;
  providerId: string | null;
  rowId: string | null;
  ours: string;
  theirs: string;
  /** Whether the usual flow has resolved it. */
  isRepaired: boolean;
}

export type Finding = Omit<Difference, "isRepaired"> | null;

/** One payment or refund to compare; comparing again after a repair says whether it helped. */
export interface Compared {
  compare(): Promise<Finding>;
  /** Left out where only people can decide. */
  repair?: () => Promise<void>;
}

export interface ReconciliationReport {
  since: Date;
  payments: number;
  refunds: number;
  differences: Difference[];
}
