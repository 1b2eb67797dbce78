import type { Database } from "@hemline/database";
import { openSessions } from "../processes/open-sessions.ts";
import { type Amounts, runSeed } from "../processes/run-seed.ts";

const sessions = 400;

/** The bearer token of the seeded member `bench-{number}`, for the first ones: those with a session. */
export const tokenOf = (number: number): string => `bench-token-${String(number).padStart(31, "0")}`;

/**
 * Seeds looks and follows once, and opens sessions for the first members.
 * @param beforeSeeding awaits what the looks copy of the demo
 */
export async function seedCommunity(
  db: Database,
  amounts: Required<Pick<Amounts, "members" | "looks" | "likes" | "comments">>,
  beforeSeeding: () => Promise<void>,
): Promise<void> {
  const { rowCount } = await db.$client.query("select from site.looks where slug = 'bench-look-1'");
  if (rowCount === 0) {
    await beforeSeeding();
    await runSeed(db, new URL("seed.sql", import.meta.url), amounts);
  }
  await openSessions(
    db,
    Array.from({ length: sessions }, (_, at) => ({ slug: `bench-${at + 1}`, token: tokenOf(at + 1) })),
  );
}
