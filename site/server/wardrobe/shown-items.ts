import { and, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { forgottenAfterDays, type ItemFilter } from "../../shared/items/item-options.ts";
import { items } from "../items/tables.ts";

const isOwned = and(isNull(items.archivedAt), not(items.isWished));
const isNamed = isNotNull(items.name);

/** The first day that is not yet six weeks ago, as the placeholder `lately`. */
const lately = sql`(${sql.placeholder("lately")}::date)`;

/** Which items of a wardrobe a filter shows, as SQL. */
export const shownItems: Readonly<Record<ItemFilter, SQL | undefined>> = {
  owned: isOwned,
  favourite: and(isOwned, sql`${items.isFavourite}`),
  "never-worn": and(isOwned, isNamed, isNull(items.lastWornOn)),
  "not-worn-lately": and(isOwned, isNamed, or(isNull(items.lastWornOn), sql`${items.lastWornOn} < ${lately}`)),
  wished: and(sql`${items.isWished}`, isNull(items.archivedAt)),
  archived: isNotNull(items.archivedAt),
  unnamed: and(isOwned, not(isNamed)),
};

/** The value of `lately`. */
export const latelyAt = (now: Date): string => {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - forgottenAfterDays);
  return day.toISOString().slice(0, 10);
};
