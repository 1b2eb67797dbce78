import { acceptFollower, follow, type Member, setPrivacy } from "@hemline/site/server";
import type { DemoContext } from "../demo-context.ts";
import { privatePerson } from "../people.ts";
import { plannedFollows } from "../planned/follows.ts";

const spanMs = 12 * 24 * 60 * 60 * 1000;

/** Makes one person private, and lets everybody follow some of the others. Of those who ask her, the last one waits. */
export async function seedFollows({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const keeper = people.get(privatePerson);
  if (keeper && !keeper.isPrivate) await setPrivacy(site, keeper, true);
  const asked: string[] = [];
  const planned = [...plannedFollows()].flatMap(([slug, others]) => others.map((other) => ({ slug, other })));
  const now = site.clock().getTime();
  for (const [at, { slug, other }] of planned.entries()) {
    const member = people.get(slug);
    if (!member) continue;
    const followedAt = new Date(now - spanMs * (1 - (at + 1) / planned.length));
    const { follow: state } = await follow({ ...site, clock: () => followedAt }, member, other);
    if (state === "asked") asked.push(slug);
  }
  if (keeper) for (const slug of asked.slice(0, -1)) await acceptFollower(site, keeper, slug);
}
