import type { SentForm } from "../page-data.ts";

export interface AccountsPages {
  login: SentForm | null;
  register: SentForm | null;
  /** `ask` for a link, `sent` after that, `choose` a new password by a valid link; `expired` links were used or are too old. */
  resetPassword: { step: "ask" | "choose"; form: SentForm | null } | { step: "sent" | "expired" };
  verifyEmail: { step: "confirm"; email: string; form: SentForm | null } | { step: "done" | "expired" };
}
