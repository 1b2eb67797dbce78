import { eq } from "drizzle-orm";
import { notificationSentence } from "../../../shared/notifications/notification-text.ts";
import { paths } from "../../../shared/paths.ts";
import { members } from "../../accounts/tables.ts";
import type { Person } from "../../testing/person.ts";
import type { TestSite } from "../../testing/test-site.ts";

export const listOf = async (person: Person) => (await person.sees("notifications", paths.notifications)).notifications;
export const sentencesOf = async (person: Person) => (await listOf(person)).items.map(notificationSentence);
export const unreadOf = async (person: Person) => (await person.opens("/about")).viewer?.unread;

export async function idOf({ db }: TestSite, person: Person): Promise<string> {
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, person.slug));
  return row?.id ?? "";
}
