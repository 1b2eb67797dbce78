import { sql } from "drizzle-orm";
import * as z from "zod";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { members } from "../../accounts/tables.ts";
import { Count, readCursor, writeCursor } from "../../db/cursor.ts";
import { sliceOf } from "../../db/slice.ts";
import { notMuted, seenBy, viewerId } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookCard } from "../look-cards.ts";
import type { LookFilter } from "../look-filter.ts";
import { looksByIds } from "../looks-by-ids.ts";
import { lookColours, lookRanks, looks } from "../tables.ts";

const pageSize = 24;
const list = "looks-popular";
const RankKey = z.tuple([z.uuid(), Count]);

/**
 * A page of the frozen order that the cursor names. Once that run is forgotten, the list goes on in the newest at the
 * same rank. Who may see a look is asked now, not when it was ranked.
 * @throws 400 for a cursor of another list
 */
export async function popularLooks(
  site: SiteContext,
  viewer: Member | null,
  { after, ...filters }: Omit<LookFilter, "feed">,
): Promise<Slice<LookCard>> {
  const [wanted, reached] = readCursor(list, after, RankKey) ?? [null, 0];
  site.shows(["popular-looks"]);
  const run = await runToRead(site, wanted);
  if (run === null) return { items: [], next: null };
  const ranked = await ranksAfter(site, viewer, { ...filters, run, reached });
  const { items: ids, next } = sliceOf(
    ranked,
    pageSize,
    ({ id }) => id,
    ({ rank }) => writeCursor(list, [run, rank]),
  );
  const rows = await looksByIds(site, viewer, ids);
  const cards = new Map(rows.map((row) => [row.look.id, lookCard(row)]));
  return { items: ids.flatMap((id) => cards.get(id) ?? []), next };
}

/** The run of the cursor, or else the newest; null before the first one. */
export async function runToRead({ db }: Pick<SiteContext, "db">, wanted: string | null): Promise<string | null> {
  const { rows } = await db.execute<{ run: string | null }>(sql`
    select coalesce(
      (select run_id from ${lookRanks} where run_id = ${wanted}::uuid limit 1),
      (select run_id from ${lookRanks} order by run_id desc limit 1)) as run`);
  return rows[0]?.run ?? null;
}

interface RankFilter extends Omit<LookFilter, "feed" | "after"> {
  run: string;
  reached: number;
}

async function ranksAfter(
  { db }: Pick<SiteContext, "db">,
  viewer: Member | null,
  { run, reached, colour, occasion, season }: RankFilter,
): Promise<{ id: string; rank: number }[]> {
  const reader = viewer ? viewerId(viewer) : undefined;
  const isWanted = sql.join(
    [
      sql`${lookRanks.runId} = ${run}::uuid and ${lookRanks.rank} > ${reached}::int`,
      seenBy(viewer, looks, reader),
      viewer ? notMuted(looks.authorId, reader) : sql`true`,
      occasion ? sql`${looks.occasion} = ${occasion}` : sql`true`,
      season ? sql`${looks.season} = ${season}` : sql`true`,
      colour
        ? sql`exists (select 1 from ${lookColours} where ${lookColours.lookId} = ${looks.id} and ${lookColours.colour} = ${colour})`
        : sql`true`,
    ],
    sql` and `,
  );
  const { rows } = await db.execute<{ id: string; rank: number }>(sql`
    select ${looks.id}, ${lookRanks.rank} from ${lookRanks}
    join ${looks} on ${looks.id} = ${lookRanks.lookId}
    join ${members} on ${members.id} = ${looks.authorId}
    where ${isWanted} order by ${lookRanks.rank} limit ${sql.raw(String(pageSize + 1))}`);
  return rows;
}
