import { type AllowedReaders, type ReaderAccess, readerAccess } from "../../shared/reader-access.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { isSubscribedAtBilling } from "../subscription/is-subscribed-at-billing.ts";

/** What a reader gets of a published entry, its author all of it. Billing is asked only where the answer depends on it. */
export async function entryAccess(
  site: SiteContext,
  viewer: Member | null,
  { allowed, authorId }: { allowed: AllowedReaders; authorId: string | null },
): Promise<ReaderAccess> {
  if (viewer !== null && viewer.id === authorId) return "open";
  const access = readerAccess(viewer && { id: viewer.id, role: viewer.role, isSubscribed: false }, allowed);
  if (access !== "subscribers" || viewer === null) return access;
  return (await isSubscribedAtBilling(site, viewer)) ? "open" : access;
}
