import { api, paths } from "../../../shared/paths.ts";
import type { WearDraft, WearsAnswer } from "../../../shared/wears/wear.ts";
import type { Person } from "../../testing/person.ts";

export const wear = (
  person: Person,
  on: string,
  items: { id: string }[],
  more: Partial<WearDraft> = {},
  headers?: Record<string, string>,
) => person.sends<WearsAnswer>("POST", api.wears, { on, items: items.map(({ id }) => id), ...more }, headers);

/** How often an item was worn, and when last, as its owner reads it. */
export async function wornOf(owner: Person, { id }: { id: string }) {
  const { item } = await owner.sees("item", paths.item(owner.slug, id));
  return [item.wears, item.own?.lastWornOn ?? null];
}
