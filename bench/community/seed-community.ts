import type { Database } from "@hemline/database";
import { openSessions } from "../processes/open-sessions.ts";
import { runSeed } from "../processes/run-seed.ts";

const sessions = 400;

/** The bearer token of the seeded member `bench-{number}`, for the first ones: those with a session. */
export const tokenOf = (number: number): string => `bench-token-${String(number).padStart(31, "0")}`;

/**
 * Seeds the crowd once, and opens sessions for its first members.
 * @param beforeSeeding awaits what the crowd copies of the demo
 */
export async function seedCommunity(db: Database, beforeSeeding: () => Promise<void>): Promise<void> {
  const { rowCount } = await db.$client.query("select from site.members where slug = 'bench-1'");
  if (rowCount === 0) {
    await beforeSeeding();
    await runSeed(db, new URL("seed.sql", import.meta.url));
  }
  await openSessions(
    db,
    Array.from({ length: sessions }, (_, at) => ({ slug: `bench-${at + 1}`, token: tokenOf(at + 1) })),
  );
}
