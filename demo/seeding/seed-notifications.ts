import { changeNotificationLevels, type Member, markReadUntil } from "@hemline/site/server";
import type { DemoContext } from "../demo-context.ts";

const unreadMs = 3 * 24 * 60 * 60 * 1000;

/** Everybody has read what is older than three days, and nobody gets emails: their addresses are made up. */
export async function seedNotifications({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const until = new Date(site.clock().getTime() - unreadMs);
  for (const member of people.values()) {
    await markReadUntil(site, member, until);
    await changeNotificationLevels(site, member.id, { digest: "never" });
  }
}
