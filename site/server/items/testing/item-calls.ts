import type { ItemCard, ItemDetail, ItemDraft } from "../../../shared/items/item.ts";
import { api } from "../../../shared/paths.ts";
import type { Person } from "../../testing/person.ts";

export const adds = (person: Person, draft: ItemDraft, headers?: Record<string, string>) =>
  person.sends<ItemDetail>("POST", api.items, draft, headers);
export const changes = (person: Person, id: string, change: object) =>
  person.sends<ItemDetail>("PUT", api.item(id), change);
export const changesMany = (person: Person, ids: string[], change: object) =>
  person.sends<ItemCard[]>("POST", api.itemChanges, { ids, change });
