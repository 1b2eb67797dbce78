import type { SentForm } from "../page-data.ts";

export interface LeavingPages {
  /** `confirm` with a valid link; `left` and `done` right after leaving and coming back. */
  comeBack: { step: "confirm"; dueAt: string; form: SentForm | null } | { step: "left" | "done" | "expired" };
}
