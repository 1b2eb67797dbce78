/** `erase`: everything goes. `anonymise`: comments, reviews and messages stay without a name. */
export const leavingChoices = ["erase", "anonymise"] as const;
export type LeavingChoice = (typeof leavingChoices)[number];

export interface ExportRecord {
  id: string;
  state: "running" | "ready" | "failed" | "expired";
  askedAt: string;
  sizeBytes: number | null;
  /** Its file is deleted then; null before it is ready. */
  expiresAt: string | null;
  /** When the member may ask for the next copy; null for now. */
  nextAt: string | null;
}
