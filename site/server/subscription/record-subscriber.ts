import { eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

export async function recordSubscriber(
  { db, changed }: SiteContext,
  { id, isSubscriber: before }: Pick<Member, "id" | "isSubscriber">,
  isSubscriber: boolean,
): Promise<void> {
  await db.update(members).set({ isSubscriber }).where(eq(members.id, id));
  // The first answer about a member without a subscription shows nowhere.
  if (isSubscriber !== (before ?? false)) changed([`member:${id}`]);
}
