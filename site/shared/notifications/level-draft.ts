import * as z from "zod";
import { digestRhythms, notificationKinds } from "./notification.ts";

/** `PUT /api/notification-levels`. What is absent stays. */
export const LevelDraft = z.object({
  digest: z.enum(digestRhythms, "Choose never, daily or weekly.").optional(),
  levels: z
    .array(
      z.object({
        kind: z.enum(notificationKinds, "Choose a kind of notification that exists."),
        in_app: z.boolean("Choose on or off.").optional(),
        by_email: z.boolean("Choose on or off.").optional(),
      }),
    )
    .max(notificationKinds.length, "Send each kind once.")
    .refine((levels) => new Set(levels.map(({ kind }) => kind)).size === levels.length, "Send each kind once.")
    .optional(),
});
export type LevelDraft = z.infer<typeof LevelDraft>;
