import { type SQL, sql } from "drizzle-orm";

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
