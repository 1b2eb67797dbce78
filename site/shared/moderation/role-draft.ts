import * as z from "zod";
import { adminLimits } from "../limits.ts";
import { hasVisibleText } from "../visible-text.ts";

/** `PUT /api/admin/members/{slug}/role` */
export const RoleDraft = z.object({
  role: z.enum(["member", "admin"], { error: "Choose “member” or “admin”." }),
  why: z
    .string({ error: "Enter a reason." })
    .trim()
    .refine(hasVisibleText, "Enter a reason.")
    .max(adminLimits.whyLength, `Use ${adminLimits.whyLength} characters or fewer for the reason.`),
});
export type RoleDraft = z.infer<typeof RoleDraft>;
