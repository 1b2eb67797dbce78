import type { Transaction } from "@hemline/database";
import { and, eq, isNull } from "drizzle-orm";
import type { SanctionKind } from "../../../shared/moderation/decision.ts";
import { isShown, type Standing } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { sanctions } from "../../cases/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { publishLive } from "../../live/publish-live.ts";
import { lockConcerned, setStanding } from "../../members/set-standing.ts";
import { tagsOfMember } from "../../members/tags-of-member.ts";
import { memberIsLeaving } from "../../problems.ts";

/**
 * Locks the member whom a decision concerns, and where it changes their standing whoever that concerns. Comes before the
 * decision is recorded, changed or deleted: decisions about a member come one after another, and none overlooks another.
 */
export async function lockSanctioned(tx: Transaction, memberId: string, kind: SanctionKind): Promise<void> {
  if (changesStanding(kind)) return lockConcerned(tx, memberId);
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("no key update");
}

const changesStanding = (kind: SanctionKind): boolean => kind === "suspension" || kind === "ban";

/**
 * Brings a member into the standing that the decisions about them now mean, and says so to their open tabs. Call it after
 * each new or lifted decision about them, under `lockSanctioned`.
 * @returns what changes for others
 * @throws 409 for a member who is leaving
 */
export async function applySanctions(
  tx: Transaction,
  memberId: string,
  kind: SanctionKind,
  now: Date,
): Promise<CacheTag[]> {
  if (kind === "posting-pause") await applyPostingPause(tx, memberId);
  if (changesStanding(kind)) return applyStanding(tx, memberId, now);
  return [];
}

/** The stream of an open tab says that something has changed. */
async function applyPostingPause(tx: Transaction, memberId: string): Promise<void> {
  const ends = (await heldBy(tx, memberId)).flatMap(({ kind, until }) => (kind === "posting-pause" && until) || []);
  await tx
    .update(members)
    .set({ postingPausedUntil: latest(ends) })
    .where(eq(members.id, memberId));
  await publishLive(tx, memberId);
}

async function applyStanding(tx: Transaction, memberId: string, now: Date): Promise<CacheTag[]> {
  const held = await heldBy(tx, memberId);
  const ends = held.flatMap(({ kind, until }) => (kind === "suspension" && until && until > now ? until : []));
  const isBanned = held.some(({ kind }) => kind === "ban");
  const standing: Standing = isBanned ? "banned" : ends.length > 0 ? "suspended" : "active";
  const before = await setStanding(tx, memberId, standing);
  if (before === null || before === "leaving" || before === "erased") throw memberIsLeaving();
  if (standing === "suspended")
    await tx
      .update(members)
      .set({ suspendedUntil: latest(ends) })
      .where(eq(members.id, memberId));
  return isShown(before) === isShown(standing) ? [] : tagsOfMember(tx, memberId);
}

const latest = (ends: readonly Date[]): Date | null =>
  ends.length > 0 ? new Date(Math.max(...ends.map((end) => end.getTime()))) : null;

const heldBy = (tx: Transaction, memberId: string) =>
  tx
    .select({ kind: sanctions.kind, until: sanctions.until })
    .from(sanctions)
    .where(and(eq(sanctions.memberId, memberId), isNull(sanctions.liftedAt)));
