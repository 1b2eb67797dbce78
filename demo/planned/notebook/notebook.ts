import { howManyWhiteShirts, nothingButLaces, theExpensiveCoat } from "./arithmetic.ts";
import { readTheLabel, viscose } from "./cloth.ts";
import { noStarsYet, tenDays } from "./letters.ts";
import { aKnee, moths, theLeftSleeve } from "./mending.ts";
import { elevenWinters, sameSilk } from "./one-person.ts";
import type { PlannedEntry } from "./planned-entry.ts";

/** What the demo’s notebook says, the oldest first. One goes out some days from now. */
export const plannedEntries: readonly PlannedEntry[] = [
  ...[theExpensiveCoat, howManyWhiteShirts, nothingButLaces, theLeftSleeve, aKnee, moths],
  ...[readTheLabel, viscose, elevenWinters, sameSilk, noStarsYet, tenDays],
].sort((one, other) => other.daysAgo - one.daysAgo);
