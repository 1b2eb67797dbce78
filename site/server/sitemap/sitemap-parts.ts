import { sql } from "drizzle-orm";
import { minuteMs } from "../../shared/durations.ts";
import type { SiteContext } from "../site-context.ts";
import type { SitemapNoun, SitemapPart } from "./sitemap-noun.ts";

/** Their XML is 1.5 MB at most. */
const rowsPerPart = 10_000;

type Reading = Pick<SiteContext, "db" | "clock">;

export interface SitemapParts {
  count(site: Reading, name: string): Promise<number>;
  /** @param number from 1; null when there is no such part */
  part(site: Reading, name: string, number: number): Promise<SitemapPart | null>;
}

interface KnownStarts {
  readAt: number;
  starts: Promise<string[]>;
}

/** Where the parts of each noun begin, by rows of any state: what becomes private moves nothing to another part. */
export function createSitemapParts(nouns: Record<string, SitemapNoun>, rows = rowsPerPart): SitemapParts {
  const known = new Map<string, KnownStarts>();

  async function startsOf(site: Reading, name: string, maxAgeMs?: number): Promise<string[]> {
    const now = site.clock().getTime();
    const held = known.get(name);
    if (held) {
      const starts = await held.starts;
      // A large table takes longer to read, and its next part is longer in coming.
      if (now - held.readAt < Math.min(maxAgeMs ?? Number.POSITIVE_INFINITY, starts.length * minuteMs)) return starts;
    }
    const noun = nouns[name];
    if (!noun) return [];
    const starts = readStarts(site, noun, rows);
    known.set(name, { readAt: now, starts });
    starts.catch(() => known.delete(name));
    return starts;
  }

  return {
    count: async (site, name) => (await startsOf(site, name)).length,
    async part(site, name, number) {
      let starts = await startsOf(site, name);
      // Another process may have listed it already.
      if (number === starts.length + 1) starts = await startsOf(site, name, minuteMs);
      const from = starts[number - 1];
      return from === undefined ? null : { from, before: starts[number] ?? null };
    },
  };
}

/** Steps through the primary key’s index from one part to the next: about 2 s for a million rows, which the caller keeps. */
async function readStarts({ db }: Reading, { table }: SitemapNoun, rows: number): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    with recursive part (id) as (
      (select ${table.id} from ${table} order by ${table.id} limit 1)
      union all
      select (select ${table.id} from ${table} where ${table.id} > part.id order by ${table.id} offset ${rows - 1} limit 1)
      from part where part.id is not null
    )
    select id from part where id is not null`);
  return found.rows.map(({ id }) => id);
}
