import { expect } from "vitest";
import type { ItemDetail, ItemDraft } from "../../../shared/items/item.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { api } from "../../../shared/paths.ts";
import type { Person } from "../../testing/person.ts";

export async function hasItem(person: Person, name: string, more: Partial<ItemDraft> = {}): Promise<ItemDetail> {
  const answer = await person.sends<ItemDetail>("POST", api.items, { name, ...more });
  expect(answer.status).toBe(200);
  return answer.data;
}

export const creates = (person: Person, name: string, items: { id: string }[], headers?: Record<string, string>) =>
  person.sends<Outfit>("POST", api.outfits, { name, items: items.map(({ id }) => id) }, headers);

/** Ada's coat, shirt and boots, and an outfit of them. */
export async function walk(ada: Person) {
  const [boots, shirt, coat] = [
    await hasItem(ada, "Boots", { category: "boots" }),
    await hasItem(ada, "Shirt", { category: "shirt" }),
    await hasItem(ada, "Coat", { category: "coat" }),
  ];
  const outfit = (await creates(ada, "For a walk", [boots, shirt, coat])).data;
  return { boots, shirt, coat, outfit };
}
