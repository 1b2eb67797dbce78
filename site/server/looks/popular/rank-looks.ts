import { sql } from "drizzle-orm";
import { popularLookLimits } from "../../../shared/lifetimes.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookRanks, looks } from "../tables.ts";

/** A reader who pages for longer continues in the newest run. */
const keptRuns = popularLookLimits.keptMinutes / popularLookLimits.frozenMinutes;
/** More than anybody pages through. */
const maxRanked = 5_000;

/**
 * The score of a look: likes, and saves and comments twice, which take more thought, divided by (age in days + 2)^1.5.
 * The form is that of Hacker News (news.arc, Paul Graham: points over a power of the age, with two hours added), in days
 * because looks are worn by the day. In floating point: a power of exact numbers takes seven times as long, which was
 * longer than a query may take among a million looks.
 */
const scoreAt = (now: Date) => sql`
  (${looks.likeCount} + 2 * ${looks.saveCount} + 2 * ${looks.commentCount})
    / power(greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${looks.postedAt})::float8) / 86400 + 2, 1.5)`;

/** Freezes the order of popular looks, among those that everybody may see, and forgets the oldest order. */
export async function rankLooks({ db, clock, changed }: Pick<SiteContext, "db" | "clock" | "changed">): Promise<void> {
  const runId = newUuid(clock);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${lookRanks} (run_id, rank, look_id)
      select ${runId}::uuid, row_number() over (order by scored.score desc, scored.id desc), scored.id
      from (
        select ${looks.id}, ${scoreAt(clock())} as score
        from ${looks} join ${members} on ${members.id} = ${looks.authorId}
        where ${seenBy(null, looks)}
        order by score desc, ${looks.id} desc limit ${maxRanked}
      ) scored`);
    await tx.execute(sql`
      delete from ${lookRanks} where run_id < (
        select min(kept.run_id::text)::uuid from (
          select distinct run_id from ${lookRanks} order by run_id desc limit ${keptRuns}) kept)`);
  });
  changed(["popular-looks"]);
}
