import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import * as z from "zod";
import type { LookCard, Occasion, Season } from "../../shared/look.ts";
import type { Slice } from "../../shared/pages.ts";
import { Count, cursorAt, InstantMs, placeOf } from "../db/cursor.ts";
import { atMost } from "../db/prepared.ts";
import { sliceOf } from "../db/slice.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { lookCard, lookRows } from "./look-cards.ts";
import { looks } from "./tables.ts";

const pageSize = 24;
const NewestPlace = z.tuple([InstantMs, z.uuid()]);
const LinePlace = z.tuple([Count]);

/**
 * One page of everybody's looks, newest first.
 * @throws 400 for a cursor that is none of this list's.
 */
export async function newestLooks(
  site: SiteContext,
  viewer: Member | null,
  { occasion = null, season = null, after = null }: Partial<LookFilter> = {},
): Promise<Slice<LookCard>> {
  const place = placeOf("looks", after, NewestPlace);
  // One text of SQL for each set of filters in use: an index serves each of them.
  const name = ["looks", occasion && "occasion", season && "season", place && "after"].filter(Boolean).join(" ");
  const values = { occasion, season, at: place && new Date(place[0]).toISOString(), id: place?.[1] };
  const rows = await lookRows(site, viewer, name, values, (query) =>
    query
      .where(
        and(
          occasion ? eq(looks.occasion, sql.placeholder("occasion")) : undefined,
          season ? eq(looks.season, sql.placeholder("season")) : undefined,
          place ? behindPlace : undefined,
        ),
      )
      .orderBy(desc(looks.postedAt), desc(looks.id))
      .limit(atMost(pageSize + 1)),
  );
  return sliceOf(rows, pageSize, lookCard, ({ look }) => cursorAt("looks", [look.postedAt.getTime(), look.id]));
}

export interface LookFilter {
  occasion: Occasion | null;
  season: Season | null;
  after: string | null;
}

/** One page of a member's looks in their own order, the featured one first. @throws 400 for a foreign cursor. */
export async function looksOf(
  site: SiteContext,
  viewer: Member | null,
  memberId: string,
  after: string | null,
): Promise<Slice<LookCard>> {
  const [behind] = placeOf("member-looks", after, LinePlace) ?? [0];
  const rows = await lookRows(site, viewer, "looks of a member", { memberId, behind }, (query) =>
    query
      .where(and(eq(looks.memberId, sql.placeholder("memberId")), gt(looks.place, sql.placeholder("behind"))))
      .orderBy(asc(looks.place))
      .limit(atMost(pageSize + 1)),
  );
  return sliceOf(rows, pageSize, lookCard, ({ look }) => cursorAt("member-looks", [look.place]));
}

/** One page of a member's looks, newest first. @throws 400 for a foreign cursor. */
export async function newestLooksOf(
  site: SiteContext,
  viewer: Member | null,
  memberId: string,
  after: string | null,
): Promise<Slice<LookCard>> {
  const place = placeOf("member-looks-newest", after, NewestPlace);
  const name = place ? "newest looks of a member after" : "newest looks of a member";
  const values = { memberId, at: place && new Date(place[0]).toISOString(), id: place?.[1] };
  const rows = await lookRows(site, viewer, name, values, (query) =>
    query
      .where(and(eq(looks.memberId, sql.placeholder("memberId")), place ? behindPlace : undefined))
      .orderBy(desc(looks.postedAt), desc(looks.id))
      .limit(atMost(pageSize + 1)),
  );
  return sliceOf(rows, pageSize, lookCard, ({ look }) =>
    cursorAt("member-looks-newest", [look.postedAt.getTime(), look.id]),
  );
}

const behindPlace = sql`(${looks.postedAt}, ${looks.id}) < (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)`;
