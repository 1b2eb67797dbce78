import type { Database } from "@hemline/database";
import { and, gte, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

export interface SitemapEntry {
  path: string;
  changedAt: Date | null;
}

/** A range of ids: from `from`, before `before`; null for up to the newest. */
export interface SitemapPart {
  from: string;
  before: string | null;
}

/** What a noun gives to the sitemap. It is named in `public-nouns.ts`. */
export interface SitemapNoun {
  /** Its ids are UUIDv7: new rows come into the last part. */
  table: PgTable & { id: AnyPgColumn };
  /** The addresses of a part that visitors may read, `maxAddressesPerPart` at most, in the order of their ids. */
  entries(db: Database, part: SitemapPart): Promise<SitemapEntry[]>;
}

/** The protocol's own limit, https://www.sitemaps.org/protocol.html. Only the last part, which still grows, could meet it. */
export const maxAddressesPerPart = 50_000;

export const isInPart = (id: AnyPgColumn, { from, before }: SitemapPart): SQL | undefined =>
  and(gte(id, from), before === null ? undefined : lt(id, before));
