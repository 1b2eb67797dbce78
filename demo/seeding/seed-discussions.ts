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
import type { CardDraft, MessageDraft } from "@hemline/site/shared/discussions/message.ts";
import { GroupDraft } from "@hemline/site/shared/group-admin/group-form.ts";
import { slugOf } from "@hemline/site/shared/slug.ts";
import type { DemoContext } from "../demo-context.ts";
import { people as everybody } from "../people.ts";
import { altOf, bytesOf, photoIdOf } from "../picture-file.ts";
import type { PlannedCard, PlannedDiscussion } from "../planned/discussions/planned-discussion.ts";
import { plannedGroups } from "../planned/groups.ts";
import { asAdmin } from "./as-admin.ts";
import { daysBefore } from "./days-before.ts";
import { postedLooks } from "./posted-looks.ts";
import type { SeededWardrobe } from "./seed-items.ts";

/** Days ago, before all discussions. */
const firstGroup = 220;

/** Adds the groups and lets people have these discussions there; what was said already is not said again. */
export async function seedDiscussions(
  context: DemoContext,
  people: ReadonlyMap<string, Member>,
  wardrobes: ReadonlyMap<string, SeededWardrobe>,
  planned: readonly PlannedDiscussion[],
): Promise<void> {
  await seedGroups(context, people);
  const writers = new Map([...people].map(([slug, member]) => [slug, asSubscriber(slug, member)]));
  const things = { wardrobes, looks: await postedLooks(context) };
  for (const one of planned) await seedDiscussion(context, { people, writers, ...things }, one);
}

async function seedGroups({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const acting = asAdmin(people);
  for (const [at, { cover: file, ...group }] of plannedGroups.entries()) {
    if (await groupAt(site.db, group.slug)) continue;
    const cover = (await uploadPhoto(site, acting.admin, photoIdOf(`cover of group ${group.slug}`), bytesOf(file))).id;
    const coverAlt = altOf(file);
    await createGroup(daysBefore(site, firstGroup - at), acting, GroupDraft.parse({ ...group, cover, coverAlt }));
  }
}

/** Whoever subscribes by now did so all along. */
function asSubscriber(slug: string, member: Member): Member {
  const isSubscriber = everybody.some((person) => person.slug === slug && person.subscriber);
  return isSubscriber ? { ...member, subscribedUntil: new Date(8_640_000_000_000_000) } : member;
}

interface Seeded {
  people: ReadonlyMap<string, Member>;
  /** The same people, with what they subscribe to. */
  writers: ReadonlyMap<string, Member>;
  wardrobes: ReadonlyMap<string, SeededWardrobe>;
  /** Slugs of posted looks by those of the manifest. */
  looks: ReadonlyMap<string, string>;
}

async function seedDiscussion({ site }: DemoContext, seeded: Seeded, planned: PlannedDiscussion): Promise<void> {
  const { group, title, tags, daysAgo, messages } = planned;
  const slug = slugOf(title, "discussion");
  const memberAt = (who: string): Member => {
    const member = seeded.writers.get(who);
    if (!member) throw new Error(`The demo has no person ${who}.`);
    return member;
  };
  const said = (await lastNumberOf(site, slug)) ?? 0;
  for (const [at, message] of messages.entries()) {
    if (at < said) continue;
    const { by, text, quote = null, likedBy = [] } = message;
    // More of it at the beginning, and never after now.
    const then = daysBefore(site, daysAgo * (1 - at / messages.length) ** 2);
    const photos = await uploadPhotos(site, memberAt(by), `${slug} ${at + 1}`, message.photos ?? []);
    const cards = (message.cards ?? []).map((card) => cardOf(seeded, by, card));
    if (at === 0) await startDiscussion(then, memberAt(by), { group, title, tags: [...tags], text, photos });
    else await postMessage(then, memberAt(by), slug, { text, quote, photos, cards });
    const id = await messageIdAt(site, slug, at + 1);
    for (const who of likedBy) await setMessageLike(then, memberAt(who), id, true);
  }
  const acting = asAdmin(seeded.people);
  if (planned.isPinned) await setPinned(site, acting, slug, true);
  if (planned.isLocked) await setLocked(site, acting, slug, true);
}

async function uploadPhotos(
  site: DemoContext["site"],
  member: Member,
  of: string,
  files: readonly string[],
): Promise<MessageDraft["photos"]> {
  const uploads = files.map(async (file) => ({
    id: (await uploadPhoto(site, member, photoIdOf(`${file} of message ${of}`), bytesOf(file))).id,
    alt: altOf(file),
  }));
  return await Promise.all(uploads);
}

function cardOf({ wardrobes, looks }: Seeded, by: string, card: PlannedCard): CardDraft {
  if ("product" in card) return { kind: "product", slug: card.product };
  if ("look" in card) return { kind: "look", slug: looks.get(card.look) ?? card.look };
  const id = wardrobes.get(by)?.ids.get(card.item);
  if (!id) throw new Error(`The demo’s ${by} has no item ${card.item}.`);
  return { kind: "item", id };
}
