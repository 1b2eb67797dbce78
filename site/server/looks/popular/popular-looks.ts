import { sql } from "drizzle-orm";
import * as z from "zod";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { members } from "../../accounts/tables.ts";
import { Count } from "../../db/cursor.ts";
import { type Cursors, keysetOrder, type PageStart, pageOfRows } from "../../db/keyset.ts";
import { notMuted, seenBy, viewerId } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookCard } from "../look-cards.ts";
import type { LookConditions } from "../look-filter.ts";
import { looksByIds } from "../looks-by-ids.ts";
import { lookColours, lookRanks, looks, lookTags } from "../tables.ts";

const pageSize = 24;
const RankKey = z.tuple([z.uuid(), Count]);
const byRank = keysetOrder([lookRanks.rank], "asc");

/**
 * A page of the frozen order that the cursor names. Once that run is forgotten, the list goes on in the newest at the
 * same rank. Who may see a look is asked now, not when it was ranked.
 * @throws 400 for a cursor of another list
 */
export async function popularLooks(
  site: SiteContext,
  viewer: Member | null,
  conditions: LookConditions,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  site.shows(["popular-looks"]);
  const page = await pageOfRows(
    {
      list: "looks-popular",
      key: RankKey,
      size: pageSize,
      rows: async (start, limit) => {
        const run = await runToRead(site, start.key?.[0] ?? null);
        return run === null ? [] : ranksOf(site, viewer, { ...conditions, run, start, limit });
      },
      keyOf: ({ run, rank }): [string, number] => [run, rank],
    },
    cursors,
  );
  const ids = page.items.map(({ id }) => id);
  const rows = await looksByIds(site, viewer, ids);
  const cards = new Map(rows.map((row) => [row.look.id, lookCard(row)]));
  return { ...page, items: ids.flatMap((id) => cards.get(id) ?? []) };
}

/** The run of the cursor, or else the newest; null before the first one. */
export async function runToRead({ db }: Pick<SiteContext, "db">, wanted: string | null): Promise<string | null> {
  const { rows } = await db.execute<{ run: string | null }>(sql`
    select coalesce(
      (select run_id from ${lookRanks} where run_id = ${wanted}::uuid limit 1),
      (select run_id from ${lookRanks} order by run_id desc limit 1)) as run`);
  return rows[0]?.run ?? null;
}

interface RankFilter extends LookConditions {
  run: string;
  start: PageStart<[string, number]>;
  limit: number;
}

async function ranksOf(
  { db }: Pick<SiteContext, "db">,
  viewer: Member | null,
  { run, start, limit, colour, occasion, season, brand }: RankFilter,
): Promise<{ id: string; run: string; rank: number }[]> {
  const reader = viewer ? viewerId(viewer) : undefined;
  const isWanted = sql.join(
    [
      sql`${lookRanks.runId} = ${run}::uuid and ${byRank.isBeyond(start, sql`(${start.key?.[1] ?? 0}::int)`)}`,
      seenBy(viewer, looks, reader),
      viewer ? notMuted(looks.authorId, reader) : sql`true`,
      occasion ? sql`${looks.occasion} = ${occasion}` : sql`true`,
      season ? sql`${looks.season} = ${season}` : sql`true`,
      colour
        ? sql`exists (select 1 from ${lookColours} where ${lookColours.lookId} = ${looks.id} and ${lookColours.colour} = ${colour})`
        : sql`true`,
      brand
        ? sql`exists (select 1 from ${lookTags} where ${lookTags.lookId} = ${looks.id} and ${lookTags.brandId} = ${brand.id})`
        : sql`true`,
    ],
    sql` and `,
  );
  const { rows } = await db.execute<{ id: string; run: string; rank: number }>(sql`
    select ${looks.id}, ${lookRanks.runId} as run, ${lookRanks.rank} from ${lookRanks}
    join ${looks} on ${looks.id} = ${lookRanks.lookId}
    join ${members} on ${members.id} = ${looks.authorId}
    where ${isWanted} order by ${sql.join(byRank.orderBy(start), sql`, `)} limit ${sql.raw(String(limit))}`);
  return rows;
}
