import { readFileSync } from "node:fs";
import type { Database } from "@hemline/database";
import { tokenHash } from "../../site/server/accounts/sessions/token.ts";

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
  const numbers = Array.from({ length: wearers }, (_, at) => at + 1);
  await db.$client.query(
    `insert into site.sessions (token_hash, id, member_id, browser, network, created_at, seen_at)
      select h.hash, gen_random_uuid(), m.id, 'Firefox on Linux', '192.0.2.*', now(), now()
      from unnest($1::text[], $2::text[]) h(hash, slug) join site.members m on m.slug = h.slug
      on conflict (token_hash) do update set seen_at = now(), created_at = now()`,
    [numbers.map((number) => tokenHash(tokenOf(number))), numbers.map((number) => `wearer-${number}`)],
  );
}
