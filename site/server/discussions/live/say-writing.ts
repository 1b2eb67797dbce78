import { publishDiscussion } from "../../live/publish-live.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { openDiscussion } from "../discussion-by-slug.ts";
import { requireWritable } from "../require-access.ts";

/** Tells those who have the discussion open that a member is writing in it. Nothing is stored. @throws 404, 403, 409 */
export async function sayWriting(site: SiteContext, member: Member, slug: string): Promise<void> {
  const seen = await openDiscussion(site, member, slug);
  requireWritable(seen);
  await publishDiscussion(site.db, { discussionId: seen.discussion.id, kind: "writing", id: member.id });
}
