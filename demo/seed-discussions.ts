import {
  createGroup,
  groupAt,
  lastNumberOf,
  type Member,
  messageIdAt,
  postMessage,
  setLocked,
  setMessageLike,
  setPinned,
  startDiscussion,
  uploadPhoto,
} from "@hemline/site/server";
import { GroupDraft } from "@hemline/site/shared/group-admin/group-form.ts";
import { slugOf } from "@hemline/site/shared/slug.ts";
import { asAdmin } from "./as-admin.ts";
import { daysBefore } from "./days-before.ts";
import type { DemoContext } from "./demo-context.ts";
import { readManifest } from "./manifest.ts";
import { people as everybody } from "./people.ts";
import { bytesOf, photoIdOf } from "./picture-file.ts";
import { plannedDiscussions } from "./planned/discussions/discussions.ts";
import type { PlannedDiscussion } from "./planned/discussions/planned-discussion.ts";
import { plannedGroups } from "./planned/groups.ts";

/** Days ago, before all discussions. */
const firstGroup = 220;

/** Adds the groups and lets people talk in them; what was said already is not said again. */
export async function seedDiscussions(context: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  await seedGroups(context, people);
  const writers = new Map([...people].map(([slug, member]) => [slug, asSubscriber(slug, member)]));
  for (const planned of plannedDiscussions) await seedDiscussion(context, people, writers, planned);
}

async function seedGroups({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const acting = asAdmin(people);
  const { items, products } = readManifest();
  for (const [at, { cover: file, ...group }] of plannedGroups.entries()) {
    if (await groupAt(site.db, group.slug)) continue;
    const cover = (await uploadPhoto(site, acting.admin, photoIdOf(`cover of group ${group.slug}`), bytesOf(file))).id;
    const coverAlt = [...items, ...products].find((entry) => entry.file === file)?.alt ?? "";
    await createGroup(daysBefore(site, firstGroup - at), acting, GroupDraft.parse({ ...group, cover, coverAlt }));
  }
}

/** Whoever subscribes by now did so all along. */
function asSubscriber(slug: string, member: Member): Member {
  const isSubscriber = everybody.some((person) => person.slug === slug && person.subscriber);
  return isSubscriber ? { ...member, subscribedUntil: new Date(8_640_000_000_000_000) } : member;
}

async function seedDiscussion(
  { site }: DemoContext,
  people: ReadonlyMap<string, Member>,
  writers: ReadonlyMap<string, Member>,
  planned: PlannedDiscussion,
): Promise<void> {
  const { group, title, tags, daysAgo, messages } = planned;
  const slug = slugOf(title, "discussion");
  const memberAt = (who: string): Member => {
    const member = writers.get(who);
    if (!member) throw new Error(`The demo has no person ${who}.`);
    return member;
  };
  const said = (await lastNumberOf(site, slug)) ?? 0;
  for (const [at, { by, text, quote, likedBy = [] }] of messages.entries()) {
    if (at < said) continue;
    // More of it at the beginning, and never after now.
    const then = daysBefore(site, daysAgo * (1 - at / messages.length) ** 2);
    if (at === 0) await startDiscussion(then, memberAt(by), { group, title, tags: [...tags], text });
    else await postMessage(then, memberAt(by), slug, { text, quote: quote ?? null });
    const id = await messageIdAt(site, slug, at + 1);
    for (const who of likedBy) await setMessageLike(then, memberAt(who), id, true);
  }
  const acting = asAdmin(people);
  if (planned.isPinned) await setPinned(site, acting, slug, true);
  if (planned.isLocked) await setLocked(site, acting, slug, true);
}
