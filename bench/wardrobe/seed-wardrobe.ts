import { readFileSync } from "node:fs";
import type { Database } from "@hemline/database";
import { openSessions } from "../processes/open-sessions.ts";

export const wearers = 401;

/** The bearer token of the seeded member `wearer-{number}`; the first one has the large wardrobe. */
export const tokenOf = (number: number): string => `bench-wearer-${String(number).padStart(30, "0")}`;

/** The id of a seeded item: the first 5,000 are in the large wardrobe, then each other one has 20. */
export const itemOf = (number: number): string => `00000002-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/** Seeds the wardrobes once, and opens sessions for their members. */
export async function seedWardrobe(db: Database): Promise<void> {
  const { rowCount } = await db.$client.query("select from site.members where slug = 'wearer-1'");
  if (rowCount === 0) {
    await db.$client.query(readFileSync(new URL("seed.sql", import.meta.url), "utf8"));
    await db.$client.query("vacuum analyze");
  }
  await openSessions(
    db,
    Array.from({ length: wearers }, (_, at) => ({ slug: `wearer-${at + 1}`, token: tokenOf(at + 1) })),
  );
}
