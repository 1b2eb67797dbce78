import { eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";

/** Keeps whether a member subscribes, and forgets the pages that show their badge, or the lack of it. */
export async function recordSubscriber(
  { db, purge }: SiteContext,
  { id, slug }: Pick<Member, "id" | "slug">,
  isSubscriber: boolean,
): Promise<void> {
  await db.update(members).set({ isSubscriber }).where(eq(members.id, id));
  purge(["home", "looks", "members", `members/${slug}`]);
}
