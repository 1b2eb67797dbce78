import * as z from "zod";
import { CurrentPassword } from "../accounts/user.ts";
import { leavingChoices } from "./leaving.ts";

/** `POST /api/exports` */
export const ExportDraft = z.object({ current_password: CurrentPassword });
export type ExportDraft = z.infer<typeof ExportDraft>;

/** `POST /api/leaving` */
export const LeavingDraft = z.object({
  current_password: CurrentPassword,
  choice: z.enum(leavingChoices, "Choose what happens to your comments, reviews and replies."),
});
export type LeavingDraft = z.infer<typeof LeavingDraft>;
