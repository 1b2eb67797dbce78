import type { Audience, SubjectState } from "../../shared/permissions.ts";
import type { WearsAnswer } from "../../shared/wears/wear.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { items } from "../items/tables.ts";

/** An answer of a call, and what visitors see of what it changed. */
export interface ChangedWears {
  answer: WearsAnswer;
  changed: CacheTag[];
}

/** What `wornItems` needs to know of an item whose wears changed. */
export const wornColumns = {
  id: items.id,
  wears: items.wearCount,
  lastWornOn: items.lastWornOn,
  state: items.state,
  audience: items.audience,
};

interface WornItem {
  id: string;
  wears: number;
  lastWornOn: string | null;
  state: SubjectState;
  audience: Audience;
}

/** Visitors see how often an item was worn, and a wardrobe in that order; never when. */
export function wornItems(memberId: string, press: string, worn: readonly WornItem[]): ChangedWears {
  const open = worn.filter(({ state, audience }) => state === "live" && audience === "everyone");
  const tags = open.map(({ id }): CacheTag => `item:${id}`);
  return {
    answer: { press, items: worn.map(({ id, wears, lastWornOn }) => ({ id, wears, lastWornOn })) },
    changed: tags.length ? [...tags, `wardrobe:${memberId}`] : [],
  };
}
