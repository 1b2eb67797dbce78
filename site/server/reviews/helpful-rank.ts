import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { reviews, reviewVotes } from "./tables.ts";

/** 95% */
const z = sql.raw("1.96");
const zSquared = sql.raw("3.8416");

/**
 * The lower bound of the Wilson interval (Wilson 1927): what share of all readers finds a review helpful at least, if those
 * who voted are a sample of them. Few votes rank low, however good they are. 0 without votes.
 */
export function helpfulRank(helpful: SQL, unhelpful: SQL): SQL {
  const votes = sql`(${helpful} + ${unhelpful})::double precision`;
  const share = sql`(${helpful} / ${votes})`;
  return sql`case when ${helpful} = 0 then 0 else
    (${share} + ${zSquared} / (2 * ${votes})
      - ${z} * sqrt((${share} * (1 - ${share}) + ${zSquared} / (4 * ${votes})) / ${votes}))
    / (1 + ${zSquared} / ${votes}) end`;
}

/** Counts the votes on reviews anew: those of members whom others see. The caller has locked the reviews. */
export async function recountVotes(tx: Transaction, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  const [helpful, unhelpful] = [sql`votes.helpful`, sql`votes.unhelpful`];
  await tx.execute(sql`
    update ${reviews} r set helpful_count = ${helpful}, unhelpful_count = ${unhelpful},
      helpful_rank = ${helpfulRank(helpful, unhelpful)}
    from (select one.id, (count(*) filter (where v.is_helpful))::int as helpful,
        (count(*) filter (where not v.is_helpful))::int as unhelpful
      from unnest(${sql.param([...reviewIds])}::uuid[]) as one (id)
      left join (${reviewVotes} v join ${members} m on m.id = v.member_id and m.standing not in ('banned', 'leaving'))
        on v.review_id = one.id
      group by one.id) votes
    where r.id = votes.id`);
}
