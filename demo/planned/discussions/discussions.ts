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
