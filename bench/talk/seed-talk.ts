import type { Database } from "@hemline/database";
import { tokenOf } from "../community/seed-community.ts";
import { openSessions } from "../processes/open-sessions.ts";
import { type Amounts, runSeed } from "../processes/run-seed.ts";

const sessions = 1_000;

/** With 5,000 messages, which no measurement adds to. */
export const largeDiscussion = "bench-discussion-1";

/** In the same group. */
export const writtenDiscussion = "bench-discussion-2";

/**
 * Seeds the discussions once, and opens sessions for the first of their members.
 * @param beforeSeeding awaits what avatars copy of the demo
 */
export async function seedTalk(
  db: Database,
  amounts: Pick<Amounts, "members" | "part">,
  beforeSeeding: () => Promise<void>,
): Promise<void> {
  const { rowCount } = await db.$client.query("select from site.discussions where slug = $1", [largeDiscussion]);
  if (rowCount === 0) {
    await beforeSeeding();
    await runSeed(db, new URL("seed.sql", import.meta.url), amounts);
  }
  await openSessions(
    db,
    Array.from({ length: sessions }, (_, at) => ({ slug: `bench-${at + 1}`, token: tokenOf(at + 1) })),
  );
}
