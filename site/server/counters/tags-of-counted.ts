import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import type { CountedTable } from "./counters.ts";

interface CountedPages {
  /** An id that a row `s` refers to, for the tags. */
  of: SQL;
  tags(id: string, of: string): CacheTag[];
}

/** Of the visitors' pages that show the counters of these rows. */
export async function tagsOfCounted(tx: Transaction, table: CountedTable, ids: readonly string[]): Promise<CacheTag[]> {
  const { of, tags } = countedPages[table];
  const { rows } = await tx.execute<{ id: string; of: string }>(
    sql`select s.id, ${of} as of from ${sql.raw(`site.${table}`)} s where s.id = any(${sql.param([...ids])}::uuid[])`,
  );
  return rows.flatMap((row) => tags(row.id, row.of));
}

const countedPages: Record<CountedTable, CountedPages> = {
  members: {
    of: sql`s.id`,
    tags: (id) => [`member:${id}`, `profile:${id}`, "members", "members-by-followers"],
  },
  looks: { of: sql`s.author_id`, tags: (id, authorId) => [`look:${id}`, `comments:${id}`, `profile:${authorId}`] },
  entries: { of: sql`s.id`, tags: (id) => [`entry:${id}`, `comments:${id}`] },
  comments: { of: sql`coalesce(s.look_id, s.entry_id)`, tags: (_, subjectId) => [`comments:${subjectId}`] },
  items: { of: sql`s.author_id`, tags: (id, authorId) => [`item:${id}`, `wardrobe:${authorId}`] },
  brands: { of: sql`s.id`, tags: (id) => [`brand:${id}`, "brands", "brands-by-followers"] },
  collections: { of: sql`s.brand_id`, tags: (id, brandId) => [`collection:${id}`, `brand:${brandId}`] },
  products: { of: sql`s.brand_id`, tags: (id, brandId) => [`product:${id}`, `owners-of:${id}`, `brand:${brandId}`] },
  reviews: { of: sql`s.brand_id`, tags: (id, brandId) => [`review:${id}`, `reviews-of:${brandId}`, "reviews"] },
  discussions: { of: sql`s.id`, tags: (id) => [`discussion:${id}`, "discussions"] },
  messages: { of: sql`s.discussion_id`, tags: (_, discussionId) => [`discussion:${discussionId}`] },
  groups: { of: sql`s.id`, tags: () => ["groups"] },
  categories: { of: sql`s.id`, tags: () => ["notebook"] },
};
