import type { Database } from "@hemline/database";
import { writeCursor } from "../../site/server/db/cursor.ts";
import type { ReviewOrder } from "../../site/shared/reviews/review-options.ts";

const keys: Record<ReviewOrder, string> = {
  newest: "extract(epoch from posted_at) * 1000",
  helpful: "helpful_rank",
  worn: "worn_count",
};

const pageSize = 20;

/** The cursor of a page of everybody's reviews. */
export const cursorOfPage = (db: Database, order: ReviewOrder, page: number): Promise<string> =>
  cursorAt(db, { list: `reviews-${order}`, order, where: "state = 'live'", at: (page - 1) * pageSize });

/** The cursor in the middle of the reviews of the product that has most. */
export async function cursorAmongReviews(db: Database, order: ReviewOrder): Promise<string> {
  const where = "product_id = (select id from site.products where slug = 'bench-product-1') and state = 'live'";
  const { rows } = await db.$client.query(`select count(*)::int / 2 as half from site.reviews where ${where}`);
  return cursorAt(db, { list: `reviews-of-a-product-${order}`, order, where, at: rows[0].half });
}

interface Place {
  list: string;
  order: ReviewOrder;
  where: string;
  at: number;
}

async function cursorAt(db: Database, { list, order, where, at }: Place): Promise<string> {
  const { rows } = await db.$client.query(
    `select id, ${keys[order]} as key from site.reviews where ${where} order by key desc, id desc offset ${at - 1} limit 1`,
  );
  const key = Number(rows[0].key);
  return encodeURIComponent(writeCursor(list, [order === "newest" ? Math.round(key) : key, rows[0].id]));
}

/** Live reviews of others than the members who vote on them. */
export async function reviewsToVoteOn(db: Database, count: number): Promise<string[]> {
  const { rows } = await db.$client.query(
    `select r.id from site.reviews r join site.members m on m.id = r.author_id
      where r.state = 'live' and not m.is_private and m.slug not in (select 'bench-' || n from generate_series(1, 400) n)
        and r.product_id in (select id from site.products where state = 'live')
      order by r.helpful_count desc, r.id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** For each of the first members, products that they have not reviewed: the most reviewed first. */
export async function productsToReview(db: Database, members: number, each: number): Promise<[number, string][]> {
  const { rows } = await db.$client.query(
    `select n as member, p.slug from generate_series(1, $1::int) n
      join site.members m on m.slug = 'bench-' || n
      cross join lateral (
        select slug from site.products p where state = 'live' and slug like 'bench-product-%' and rating_count > 0
          and not exists (select from site.reviews r where r.author_id = m.id and r.product_id = p.id)
        order by rating_count desc, id offset n limit $2::int) p`,
    [members, each],
  );
  return rows.map(({ member, slug }) => [member, slug]);
}
