import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
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
    await saveLevels(tx, memberId, levels);
  });
}

/** In one order, so that two calls don’t wait for each other. */
async function saveLevels(tx: Transaction, memberId: string, levels: NonNullable<LevelDraft["levels"]>): Promise<void> {
  for (const { kind, in_app, by_email } of levels.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))) {
    const set = {
      ...(in_app === undefined ? {} : { inApp: in_app }),
      ...(by_email === undefined ? {} : { byEmail: by_email }),
    };
    if (Object.keys(set).length === 0) continue;
    await tx
      .insert(notificationLevels)
      .values({ memberId, kind, inApp: true, byEmail: true, ...set })
      .onConflictDoUpdate({ target: [notificationLevels.memberId, notificationLevels.kind], set });
  }
}
