import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { guardedTitle } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import type { LockedDiscussion } from "./lock-discussion.ts";
import { type LockedMessage, lockMessage } from "./messages/lock-message.ts";
import { askAdmins, guardOf } from "./messages/message-guard.ts";
import { makeMessageWait } from "./messages/moderate-message.ts";
import { photosShownBy } from "./photos/message-photos.ts";
import { messages } from "./tables.ts";

/**
 * What makes a new discussion wait for an admin makes one with such a new title or tag wait too, with its first message, the
 * only one. A discussion with replies does not vanish for what its author makes of its title. Comes after the discussion and
 * its group are locked.
 * @returns what changes for others
 * @throws 409 where it can’t wait
 */
export async function guardNewTitle(
  tx: Transaction,
  site: SiteContext,
  member: Member,
  before: LockedDiscussion,
  { title, tags }: Pick<LockedDiscussion, "title" | "tags">,
): Promise<CacheTag[]> {
  const added = [...(title === before.title ? [] : [title]), ...tags.filter((tag) => !before.tags.includes(tag))];
  const newGuard = await guardOf(tx, site, member, "", added);
  const first = await firstMessage(tx, before.id);
  if (newGuard && !mayWait(before, first)) throw guardedTitle(newGuard);
  // Of one that waits already, an admin reads the new title, too.
  const guard = first?.guard ?? newGuard;
  if (!first || !guard) return [];
  const hidden = first.guard === null ? await makeMessageWait(tx, first, guard) : [];
  const photos = await photosShownBy(tx, first.id);
  const discussion = { slug: before.slug, title, tags };
  await askAdmins(tx, site, member, { ...first, text: first.source, photos, guard, discussion });
  return hidden;
}

function mayWait({ state, lastNumber }: LockedDiscussion, first: LockedMessage | null): boolean {
  if (first === null) return false;
  return first.guard === null ? first.state === "live" && lastNumber === 1 : state === "hidden";
}

/** Null when it is deleted. */
async function firstMessage(tx: Transaction, discussionId: string): Promise<LockedMessage | null> {
  const [found] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.discussionId, discussionId), eq(messages.number, 1), ne(messages.state, "deleted")));
  return found ? lockMessage(tx, found.id) : null;
}
