import { readFileSync } from "node:fs";
import type { Database } from "@hemline/database";
import { tokenHash } from "../../site/server/accounts/sessions/token.ts";

const sessions = 400;

/** The bearer token of the seeded member `bench-{number}`, for the first 400 of them. */
export const tokenOf = (number: number): string => `bench-token-${String(number).padStart(31, "0")}`;

/**
 * Seeds the crowd once, and opens sessions for its first members.
 * @param beforeSeeding awaits what the crowd copies of the demo
 */
export async function seedCommunity(db: Database, beforeSeeding: () => Promise<void>): Promise<void> {
  const { rowCount } = await db.$client.query("select from site.members where slug = 'bench-1'");
  if (rowCount === 0) {
    await beforeSeeding();
    await seedCrowd(db);
  }
  await db.$client.query(
    `insert into site.sessions (token_hash, id, member_id, browser, network, created_at, seen_at)
      select h.hash, gen_random_uuid(), m.id, 'Firefox on Linux', '192.0.2.*', now(), now()
      from unnest($1::text[], $2::text[]) h(hash, slug) join site.members m on m.slug = h.slug
      on conflict (token_hash) do update set seen_at = now(), created_at = now()`,
    [
      Array.from({ length: sessions }, (_, at) => tokenHash(tokenOf(at + 1))),
      Array.from({ length: sessions }, (_, at) => `bench-${at + 1}`),
    ],
  );
}

async function seedCrowd(db: Database): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(readFileSync(new URL("seed.sql", import.meta.url), "utf8"));
    await client.query("vacuum analyze");
  } finally {
    // Closed, for the timeout's sake.
    client.release(true);
  }
}
