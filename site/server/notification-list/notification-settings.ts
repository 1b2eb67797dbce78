import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type { LevelDraft } from "../../shared/notifications/level-draft.ts";
import {
  type DigestRhythm,
  type NotificationSettings,
  notificationKinds,
} from "../../shared/notifications/notification.ts";
import { digests, notificationLevels } from "../notifications/tables.ts";
import type { SiteContext } from "../site-context.ts";

/** Members get this digest until they choose another one. */
export const defaultRhythm: DigestRhythm = "weekly";

export async function notificationSettingsOf(
  { db }: Pick<SiteContext, "db">,
  memberId: string,
): Promise<NotificationSettings> {
  const [chosen] = await db.select({ rhythm: digests.rhythm }).from(digests).where(eq(digests.memberId, memberId));
  const rows = await db.select().from(notificationLevels).where(eq(notificationLevels.memberId, memberId));
  return {
    rhythm: chosen?.rhythm ?? defaultRhythm,
    levels: notificationKinds.map((kind) => {
      const level = rows.find((row) => row.kind === kind);
      return { kind, inApp: level?.inApp ?? true, byEmail: level?.byEmail ?? true };
    }),
  };
}

/** Idempotent. Switching a kind off keeps what came before. */
export async function changeNotificationLevels(
  { db }: Pick<SiteContext, "db">,
  memberId: string,
  { digest, levels = [] }: LevelDraft,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (digest !== undefined)
      await tx
        .insert(digests)
        .values({ memberId, rhythm: digest })
        .onConflictDoUpdate({ target: digests.memberId, set: { rhythm: digest } });
    if (levels.length) await saveLevels(tx, memberId, levels);
  });
}

async function saveLevels(tx: Transaction, memberId: string, levels: NonNullable<LevelDraft["levels"]>): Promise<void> {
  await tx
    .insert(notificationLevels)
    .values(levels.map(({ kind, in_app, by_email }) => ({ memberId, kind, inApp: in_app, byEmail: by_email })))
    .onConflictDoUpdate({
      target: [notificationLevels.memberId, notificationLevels.kind],
      set: { inApp: sql`excluded.in_app`, byEmail: sql`excluded.by_email` },
    });
}
