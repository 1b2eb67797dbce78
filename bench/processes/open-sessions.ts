import type { Database } from "@hemline/database";
import { tokenHash } from "../../site/server/accounts/sessions/token.ts";

/** Opens sessions that seeded members have by tokens known beforehand, or renews them. */
export async function openSessions(db: Database, tokens: readonly { slug: string; token: string }[]): Promise<void> {
  await db.$client.query(
    `insert into site.sessions (token_hash, id, member_id, browser, network, created_at, seen_at)
      select h.hash, gen_random_uuid(), m.id, 'Firefox on Linux', '192.0.2.*', now(), now()
      from unnest($1::text[], $2::text[]) h(hash, slug) join site.members m on m.slug = h.slug
      on conflict (token_hash) do update set seen_at = now(), created_at = now()`,
    [tokens.map(({ token }) => tokenHash(token)), tokens.map(({ slug }) => slug)],
  );
}
