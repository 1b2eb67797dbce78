import type { VisitorHome } from "../../shared/home/pages.ts";
import type { LookCard } from "../../shared/looks/look.ts";
import type { EntryCard } from "../../shared/notebook/entry.ts";
import { latestOpenDiscussions } from "../discussions/lists/discussion-lists.ts";
import { listedLooks } from "../looks/lists/look-lists.ts";
import { entryCard } from "../notebook/entry-card.ts";
import { newestEntries } from "../notebook/entry-lists.ts";
import { pageMinute } from "../request/page-minute.ts";
import type { SiteContext } from "../site-context.ts";
import { garmentOfDay } from "./garment-of-day.ts";
import { inOrderOfDay, pageDay } from "./order-of-day.ts";
import { reviewsOfDay } from "./reviews-of-day.ts";
import { currentTotals } from "./totals.ts";

const maxLooks = 12;
const maxEntries = 3;
const maxDiscussions = 4;
/** The day’s entries are chosen from so many. */
const recentEntries = 9;

/**
 * Of what everybody may see, another choice every day. The cache keeps a page for seconds, so that a new day needs no job
 * to begin.
 */
export async function visitorHome(site: SiteContext): Promise<VisitorHome> {
  const day = pageDay(site);
  site.shows(["members"]);
  const [{ items: looks }, totals, garment, entries, reviews, discussions] = await Promise.all([
    listedLooks(site, null),
    currentTotals(site),
    garmentOfDay(site, day),
    newestEntries(site, null, recentEntries),
    reviewsOfDay(site, day),
    latestOpenDiscussions(site, maxDiscussions),
  ]);
  const hero = heroOfDay(day, looks);
  return {
    kind: "visitor",
    hero,
    looks: looks.filter((look) => look !== hero).slice(0, maxLooks),
    memberCount: totals.members,
    lookCount: totals.looks,
    ...{ garment, reviews, discussions },
    entries: entriesOfDay(day, entries.map(entryCard)),
    now: pageMinute(site),
  };
}

/** One of the most liked quarter of the newest looks. */
function heroOfDay(day: string, looks: readonly LookCard[]): LookCard | null {
  const byLikes = looks.toSorted((one, other) => other.likes - one.likes);
  const [hero = null] = inOrderOfDay(day, byLikes.slice(0, Math.ceil(looks.length / 4)), ({ slug }) => slug);
  return hero;
}

/** The first one is told with its cover. What is of this day leads. */
function entriesOfDay(day: string, entries: readonly EntryCard[]): EntryCard[] {
  const isNew = ({ publishedAt }: EntryCard) => publishedAt?.slice(0, 10) === day;
  const ordered = inOrderOfDay(day, entries, ({ slug }) => slug);
  const [lead] = [...ordered.filter(isNew), ...ordered.filter(({ cover }) => cover), ...ordered];
  return lead ? [lead, ...ordered.filter((entry) => entry !== lead)].slice(0, maxEntries) : [];
}
