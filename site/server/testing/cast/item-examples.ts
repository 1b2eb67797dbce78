import { sql } from "drizzle-orm";
import type { ItemDraft } from "../../../shared/items/item.ts";
import { api } from "../../../shared/paths.ts";
import type { Person } from "../person.ts";
import type { TestSite } from "../test-site.ts";
import type { Authors } from "./authors.ts";
import type { Example, Examples } from "./examples.ts";

/** As they are added: what becomes of some of them follows. Wanda's wardrobe is for followers. */
export async function itemExamples({ olga, petra, sven, boris, lena, wanda }: Authors): Promise<Examples["item"]> {
  const example = async (owner: Person, name: string, more: Partial<ItemDraft> = {}): Promise<Example> => {
    const photo = await owner.hasPhoto();
    const draft = { name, photo: photo.id, ...more };
    const { id } = (await owner.sends<{ id: string }>("POST", api.items, draft)).data;
    return { owner, slug: owner.slug, id, words: more.name === undefined && "name" in more ? id : name, photo };
  };
  await wanda.sends("PUT", api.wardrobe, { audience: "followers" });
  return {
    public: await example(olga, "Public hat"),
    "for followers": await example(olga, "Hat for followers", { audience: "followers" }),
    "for its owner": await example(olga, "Hat for its owner", { audience: "me" }),
    unnamed: await example(olga, "", { name: undefined }),
    archived: await example(olga, "Sold hat", { archiveReason: "sold" }),
    deleted: await example(olga, "Deleted hat"),
    hidden: await example(olga, "Hidden hat"),
    "in a wardrobe for followers": await example(wanda, "Hat of Wanda"),
    "of a private member": await example(petra, "Hat of Petra"),
    "of a suspended member": await example(sven, "Hat of Sven"),
    "of a banned member": await example(boris, "Hat of Boris"),
    "of a leaving member": await example(lena, "Hat of Lena"),
  };
}

export async function changeItemStates({ db }: TestSite, { deleted, hidden }: Examples["item"]): Promise<void> {
  await deleted.owner.sends("POST", api.itemDeletions, { ids: [deleted.id] });
  // What moderation will do with an item: no verb does it yet.
  await db.execute(sql`update site.items set state = 'hidden' where id = ${hidden.id}`);
  await db.execute(sql`update site.photos set is_open = false where id = ${hidden.photo?.id}`);
  await db.execute(sql`update site.members set item_count = item_count - 1 where slug = ${hidden.owner.slug}`);
}
