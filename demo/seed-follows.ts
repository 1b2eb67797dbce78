import { acceptFollower, follow, type Member, setPrivacy } from "@hemline/site/server";
import type { DemoContext } from "./demo-context.ts";
import { privatePerson } from "./people.ts";
import { plannedFollows } from "./planned-follows.ts";

/** Makes one person private, and lets everybody follow some of the others. Of those who ask her, the last one waits. */
export async function seedFollows({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const keeper = people.get(privatePerson);
  if (keeper && !keeper.isPrivate) await setPrivacy(site, keeper, true);
  const asked: string[] = [];
  for (const [slug, others] of plannedFollows()) {
    const member = people.get(slug);
    if (!member) continue;
    for (const other of others) if ((await follow(site, member, other)).follow === "asked") asked.push(slug);
  }
  if (keeper) for (const slug of asked.slice(0, -1)) await acceptFollower(site, keeper, slug);
}
