import { type SQL, sql } from "drizzle-orm";
import type { AnsweredReview } from "../../shared/notifications/notification.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { notifications } from "../notifications/tables.ts";
import { products } from "../products/tables.ts";
import { reviewAnswers, reviews } from "../reviews/tables.ts";

/** The review that a notification is about, with the brand's response. Null for other kinds, and while nobody reads it. */
export const answeredReview: SQL<AnsweredReview | null> = sql`case when ${notifications.kind} = 'review-answer' then (
  select json_build_object(
    'id', r.id,
    'brand', json_build_object('slug', b.slug, 'name', b.name),
    'kind', case when r.product_id is null then 'collection' else 'product' end,
    'slug', coalesce(p.slug, c.slug),
    'name', coalesce(p.name, c.name),
    'text', said.source)
  from ${reviews} r
    join ${reviewAnswers} said on said.review_id = r.id and said.state = 'live'
    join ${brands} b on b.id = r.brand_id
    left join ${products} p on p.id = r.product_id
    left join ${collections} c on c.id = r.collection_id
  where r.id = ${notifications.subjectId} and r.state in ('live', 'hidden') and b.state = 'live'
    and (r.product_id is null or p.state = 'live')) end`;
