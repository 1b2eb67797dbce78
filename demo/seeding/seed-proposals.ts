import { changeItem, createItem, type Member, ownItems, proposeBrand } from "@hemline/site/server";
import { ItemDraft } from "@hemline/site/shared/items/item.ts";
import type { DemoContext } from "../demo-context.ts";
import { proposedBrands } from "../planned/brands.ts";
import { daysBefore } from "./days-before.ts";

const daysAgo = 2;

/** Two people name an item after a brand that is not there yet; an admin has not decided. */
export async function seedProposals({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  for (const { name, by, item } of proposedBrands) {
    const member = people.get(by);
    if (!member) continue;
    const { found } = await proposeBrand(daysBefore(site, daysAgo), member, name);
    const [own] = await ownItems(site, member, { search: item, category: undefined, ids: undefined });
    if (own) await changeItem(site, member, own.id, { brandSlug: found.slug });
    else await createItem(site, member, ItemDraft.parse({ name: item, brandSlug: found.slug }));
  }
}
