import type { WardrobeFull } from "../../shared/items/item.ts";
import { freeItems, itemLimits } from "../../shared/limits.ts";
import { subscriptionPaths } from "../../shared/subscription/paths.ts";
import { SiteProblem } from "./site-problem.ts";

export const nothingToWear = (what: "look" | "outfit") =>
  new SiteProblem(409, `This ${what} has no items that you can wear. Add items from your wardrobe to it first.`);
export const tooManyPlans = () =>
  new SiteProblem(409, `You’ve planned ${itemLimits.plansPerDay} outfits for this day. Remove one to plan another.`);

/** @param room how many items can still be added without a subscription */
export const wardrobeFull = (room: number, added: number) =>
  new SiteProblem(
    409,
    room === 0
      ? `A wardrobe has ${freeItems} items without a subscription, and yours is full. Archive items that you no longer wear, or subscribe to add more.`
      : `There’s room for ${room} more ${room === 1 ? "item" : "items"} without a subscription, and this would add ${added}. Archive items that you no longer wear, or subscribe to add more.`,
    { data: { limit: freeItems, path: subscriptionPaths.paidSubscription } satisfies WardrobeFull },
  );
