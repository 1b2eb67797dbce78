import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { LockedMessage } from "../../discussions/messages/lock-message.ts";
import { altsOf, askAdmins, guardOf } from "../../discussions/messages/message-guard.ts";
import { lockModeratedMessage, makeMessageWait } from "../../discussions/messages/moderate-message.ts";
import { photosShownBy } from "../../discussions/photos/message-photos.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { notFound } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import type { CaseRow } from "./case-by-id.ts";
import { otherHidingDecision } from "./other-hiding-decision.ts";
import { setTargetState, unlessGone } from "./target-state.ts";

/**
 * Shows what a decision hid that no longer counts, unless another one hides it too. What its author has written since may
 * make a message wait: `askAboutWaiting` puts that to the admins, once the case is what it will be.
 * @returns what changes for others
 */
export async function showAgain(tx: Transaction, site: SiteContext, one: CaseRow): Promise<CacheTag[]> {
  if (await otherHidingDecision(tx, one)) return [];
  const shown = await unlessGone(() => showOrWait(tx, site, one));
  return shown ?? [];
}

async function showOrWait(tx: Transaction, site: SiteContext, one: CaseRow): Promise<CacheTag[] | null> {
  if (one.targetKind !== "message") return setTargetState(tx, site, one, "live", "");
  const message = await lockModeratedMessage(tx, one.targetId);
  // Shown since, and then changed: an admin reads it before others do.
  if (message.guard !== null) return null;
  const guard =
    message.state === "hidden" && hasChangedSince(message, one) ? await newGuardOf(tx, site, message) : null;
  return guard ? makeMessageWait(tx, message, guard) : setTargetState(tx, site, one, "live", "");
}

async function newGuardOf(tx: Transaction, site: SiteContext, { id, authorId, source }: LockedMessage) {
  const photos = await photosShownBy(tx, id);
  return guardOf(tx, site, await authorOf(tx, authorId), source, altsOf(photos));
}

/** Asks the admins to read a message that waits again with other words than those about which was decided. */
export async function askAboutWaiting(tx: Transaction, site: SiteContext, one: CaseRow): Promise<void> {
  const message = one.targetKind === "message" ? await unlessGone(() => lockModeratedMessage(tx, one.targetId)) : null;
  if (!message?.guard || !hasChangedSince(message, one)) return;
  const { source: text, guard } = message;
  const photos = await photosShownBy(tx, message.id);
  await askAdmins(tx, site, await authorOf(tx, message.authorId), { ...message, text, photos, guard });
}

const hasChangedSince = ({ editedAt }: { editedAt: Date | null }, { decidedAt }: CaseRow): boolean =>
  editedAt !== null && decidedAt !== null && editedAt > decidedAt;

async function authorOf(tx: Transaction, id: string) {
  const [author] = await tx
    .select({
      ...{ id: members.id, role: members.role, slug: members.slug },
      ...{ username: members.username, firstName: members.firstName, lastName: members.lastName },
    })
    .from(members)
    .where(eq(members.id, id));
  if (!author) throw notFound("member");
  return author;
}
