import { eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

export async function recordSubscriber(
  { db, purge }: SiteContext,
  { id, slug }: Pick<Member, "id" | "slug">,
  isSubscriber: boolean,
): Promise<void> {
  await db.update(members).set({ isSubscriber }).where(eq(members.id, id));
  purge(["home", "looks", "members", `members/${slug}`]);
}
