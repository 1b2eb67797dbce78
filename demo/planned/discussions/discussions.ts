import { knitwearDiscussions } from "./knitwear.ts";
import { mendingDiscussions } from "./mending.ts";
import { oneBagDiscussions } from "./one-bag-ten-days.ts";
import type { PlannedDiscussion } from "./planned-discussion.ts";
import { secondHandDiscussions } from "./second-hand.ts";
import { shirtsDiscussions } from "./shirts-and-tailoring.ts";
import { shoesDiscussions } from "./shoes-you-have-resoled.ts";
import { fittingRoomDiscussions } from "./the-fitting-room.ts";
import { whatToWearDiscussions } from "./what-to-wear.ts";

/** What the demo people talk about, the oldest first. */
export const plannedDiscussions: readonly PlannedDiscussion[] = [
  ...mendingDiscussions,
  ...shirtsDiscussions,
  ...shoesDiscussions,
  ...knitwearDiscussions,
  ...oneBagDiscussions,
  ...secondHandDiscussions,
  ...whatToWearDiscussions,
  ...fittingRoomDiscussions,
].sort((one, other) => other.daysAgo - one.daysAgo);

const showsOnlyItems = ({ messages }: PlannedDiscussion): boolean =>
  messages.every(({ cards = [] }) => cards.every((card) => "item" in card));

/** Those that wait for no look and no product, and so need not wait for the minutes that all pictures take. */
export const firstDiscussions = plannedDiscussions.filter(showsOnlyItems);
export const laterDiscussions = plannedDiscussions.filter((one) => !showsOnlyItems(one));
