import { createItems, type Member, ownItems, setWardrobeAudience } from "@hemline/site/server";
import { ItemDraft } from "@hemline/site/shared/items/item.ts";
import { categories } from "@hemline/site/shared/items/item-options.ts";
import type { DemoContext } from "../demo-context.ts";
import { smallWardrobes } from "../planned/small-wardrobes.ts";
import type { PlannedItem, PlannedWardrobe } from "../planned/wardrobes/planned-wardrobe.ts";
import { plannedWardrobes } from "../planned/wardrobes/wardrobes.ts";

/** A wardrobe whose items exist. */
export interface SeededWardrobe {
  plan: PlannedWardrobe;
  member: Member;
  /** By name. Archived items are missing when an interrupted seeding is continued. */
  ids: ReadonlyMap<string, string>;
}

const stepMs = 5 * 60 * 60 * 1000;

/**
 * Adds the items of each wardrobe in one transaction, so that an interrupted seeding never adds them twice. Their
 * photos follow later: looks can name them before.
 */
export async function seedItems(
  { site }: DemoContext,
  people: ReadonlyMap<string, Member>,
): Promise<Map<string, SeededWardrobe>> {
  const seeded = new Map<string, SeededWardrobe>();
  for (const plan of [...plannedWardrobes, ...smallWardrobes]) {
    const member = people.get(plan.by);
    if (!member) continue;
    if (plan.audience) await setWardrobeAudience(site, member, plan.audience);
    const known = await knownItems(site, member);
    seeded.set(plan.by, { plan, member, ids: known.size > 0 ? known : await addItems(site, member, plan) });
  }
  return seeded;
}

/** A picker shows fewer items than some people own: each category is asked for. */
async function knownItems(site: DemoContext["site"], member: Member): Promise<Map<string, string>> {
  const none = { search: undefined, category: undefined, ids: undefined };
  if ((await ownItems(site, member, none)).length === 0) return new Map();
  const known = new Map<string, string>();
  for (const category of categories)
    for (const { name, id } of await ownItems(site, member, { ...none, category })) if (name) known.set(name, id);
  return known;
}

/** Those with a photo come last, because a wardrobe shows the latest first. */
async function addItems(site: DemoContext["site"], member: Member, { items }: PlannedWardrobe) {
  const inOrder = [...items.filter(({ picture }) => !picture), ...items.filter(({ picture }) => picture)];
  const ids = await createItems({ ...site, clock: addedAt(site, items.length) }, member, inOrder.map(draftOf));
  return new Map(inOrder.map(({ name }, at) => [name, ids[at] ?? ""]));
}

/** Archived only after they were worn. */
function draftOf({ picture: _picture, tag: _tag, archiveReason: _reason, ...draft }: PlannedItem) {
  return { ...ItemDraft.parse(draft), name: draft.name };
}

/** A clock that goes on some hours each time it is read: one item was added after the other, the last one lately. */
function addedAt({ clock }: DemoContext["site"], count: number): () => Date {
  let reading = clock().getTime() - (2 * count + 4) * stepMs;
  return () => {
    reading += stepMs;
    return new Date(reading);
  };
}
