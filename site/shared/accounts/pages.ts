import type { SentForm } from "../page-data.ts";

export interface AccountsPages {
  login: SentForm | null;
  register: SentForm | null;
  /** `ask` for a link, `sent` after that, `choose` a new password by a valid link; `expired` links were used or are too old. */
  resetPassword: { step: "ask" | "choose"; form: SentForm | null } | { step: "sent" | "expired" };
  /** `confirm` by a valid link, `isNew` for a change of address; members without one `ask` for another, or have `sent` for it. */
  verifyEmail:
    | { step: "confirm"; email: string; isNew: boolean; form: SentForm | null }
    | { step: "ask" | "sent"; email: string; form: SentForm | null }
    | { step: "done" | "expired" };
}
