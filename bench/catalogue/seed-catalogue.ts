import type { Database } from "@hemline/database";
import { tokenOf } from "../community/seed-community.ts";
import { openSessions } from "../processes/open-sessions.ts";
import { type Amounts, runSeed } from "../processes/run-seed.ts";

export const sessions = 400;

/**
 * Seeds the catalogue once, and opens sessions for the first of its members.
 * @param beforeSeeding awaits what the products copy of the demo
 */
export async function seedCatalogue(
  db: Database,
  amounts: Pick<Amounts, "members" | "part">,
  beforeSeeding: () => Promise<void>,
): Promise<void> {
  const { rowCount } = await db.$client.query("select from site.brands where slug = 'bench-brand-1'");
  if (rowCount === 0) {
    await beforeSeeding();
    await runSeed(db, new URL("seed.sql", import.meta.url), amounts);
  }
  await openSessions(
    db,
    Array.from({ length: sessions }, (_, at) => ({ slug: `bench-${at + 1}`, token: tokenOf(at + 1) })),
  );
}
