import { type SQL, sql } from "drizzle-orm";
import { helpfulRank } from "./helpful-rank.ts";
import { countedReviews, reviewsOfBrand, reviewsOfCollection, reviewsOfProduct } from "./rated-reviews.ts";

/** Columns that keep what would otherwise be counted at every reading. */
export interface Counter {
  /** In the schema `site`, with a UUID `id`. */
  table: CountedTable;
  columns: readonly string[];
  /** Selects what the columns of a row `s` must hold: one row, in their order. */
  truth: SQL;
}

export type CountedTable =
  | "members"
  | "looks"
  | "entries"
  | "comments"
  | "items"
  | "brands"
  | "collections"
  | "products"
  | "reviews"
  | "discussions"
  | "messages"
  | "groups"
  | "categories";

/**
 * The offset has the planner look each row up by its key. For joins it would have to know how few rows a subject has, and
 * where it guesses wrongly, it reads the whole other table again for every subject.
 */
const exists = (rows: SQL): SQL => sql`exists (select from ${rows} offset 0)`;

/** Whether the rows of a member count. */
const isShown = (memberId: SQL, more: SQL = sql`true`): SQL =>
  exists(sql`site.members m where m.id = ${memberId} and m.standing not in ('banned', 'leaving') and ${more}`);

const commentsOf = (subjectId: SQL): SQL => sql`
  select count(*) from site.comments c
  where ${subjectId} = s.id and c.state = 'live' and ${isShown(sql`c.author_id`)}`;

/** As `ratingColumns` keep it. */
const ratingColumns = ["rating_count", "rating_halves", "fits_small", "fits_true", "fits_large", "stars"];

const ratingOf = (isOfSubject: SQL): SQL => sql`
  select count(*), coalesce(sum(r.halves), 0), ${withFit("small")}, ${withFit("true")}, ${withFit("large")},
    array[${withHalves}]::int[]
  from site.reviews r where ${isOfSubject}
    and ${exists(sql`site.members m where m.id = r.author_id and ${countedReviews}`)}`;

const withFit = (fit: string) => sql.raw(`count(*) filter (where r.fit = '${fit}')`);
const withHalves = sql.raw(
  Array.from({ length: 10 }, (_, at) => `count(*) filter (where r.halves = ${at + 1})`).join(", "),
);

/**
 * Every counter of the site and the truth that it keeps. Verbs change counters in the transaction that changes what is
 * counted: by one, or with `recountRows`. `recountAll` goes through this table in this order every night.
 */
export const counters = {
  followers: {
    table: "members",
    columns: ["follower_count"],
    truth: sql`select count(*) from site.follows f
      where f.member_id = s.id and f.state = 'following' and ${isShown(sql`f.follower_id`)}`,
  },
  following: {
    table: "members",
    columns: ["following_count"],
    truth: sql`select count(*) from site.follows f
      where f.follower_id = s.id and f.state = 'following' and ${isShown(sql`f.member_id`)}`,
  },
  looks: {
    table: "members",
    columns: ["look_count"],
    truth: sql`select count(*) from site.looks l where l.author_id = s.id and l.state = 'live' and l.audience <> 'me'`,
  },
  items: {
    table: "members",
    columns: ["item_count"],
    truth: sql`select count(*) from site.items i where i.author_id = s.id and i.state = 'live' and i.audience <> 'me'
      and not i.is_wished and i.archived_at is null`,
  },
  likesOfLooks: {
    table: "looks",
    columns: ["like_count"],
    truth: sql`select count(*) from site.likes k
      where k.look_id = s.id and ${isShown(sql`k.member_id`)}`,
  },
  savesOfLooks: {
    table: "looks",
    columns: ["save_count"],
    truth: sql`select count(*) from site.saves k
      where k.look_id = s.id and ${isShown(sql`k.member_id`)}`,
  },
  commentsOnLooks: { table: "looks", columns: ["comment_count"], truth: commentsOf(sql`c.look_id`) },
  commentsOnEntries: { table: "entries", columns: ["comment_count"], truth: commentsOf(sql`c.entry_id`) },
  replies: { table: "comments", columns: ["reply_count"], truth: commentsOf(sql`c.parent_id`) },
  /** Before the wears of reviews, which are those of items. */
  wears: {
    table: "items",
    columns: ["wear_count", "last_worn_on"],
    truth: sql`select count(*), max(w.worn_on) from site.wears w where w.item_id = s.id`,
  },
  brandFollowers: {
    table: "brands",
    columns: ["follower_count"],
    truth: sql`select count(*) from site.brand_follows f
      where f.brand_id = s.id and ${isShown(sql`f.member_id`)}`,
  },
  collectionsOfBrands: {
    table: "brands",
    columns: ["collection_count"],
    truth: sql`select count(*) from site.collections c where c.brand_id = s.id`,
  },
  productsOfBrands: {
    table: "brands",
    columns: ["product_count"],
    truth: sql`select count(*) from site.products p where p.brand_id = s.id and p.state = 'live'`,
  },
  productsOfCollections: {
    table: "collections",
    columns: ["product_count"],
    truth: sql`select count(*) from site.collection_products cp
      where cp.collection_id = s.id and ${exists(sql`site.products p where p.id = cp.product_id and p.state = 'live'`)}`,
  },
  /** Items that others may see of members whom others see: owned, neither archived nor wished for. */
  itemsOfProducts: {
    table: "products",
    columns: ["item_count"],
    truth: sql`select count(*) from site.items i
      where i.product_id = s.id and i.state = 'live' and not i.is_wished and i.archived_at is null
        and i.audience <> 'me' and ${isShown(sql`i.author_id`, sql`m.wardrobe_audience <> 'me'`)}`,
  },
  /** Live looks that tag it. */
  looksOfProducts: {
    table: "products",
    columns: ["look_count"],
    truth: sql`select count(distinct t.look_id) from site.look_tags t
      where t.product_id = s.id and ${exists(sql`site.looks l where l.id = t.look_id and l.state = 'live'
        and l.audience <> 'me' and ${isShown(sql`l.author_id`)}`)}`,
  },
  ratingsOfProducts: { table: "products", columns: ratingColumns, truth: ratingOf(reviewsOfProduct) },
  /** Also the reviews of the products in them. */
  ratingsOfCollections: { table: "collections", columns: ratingColumns, truth: ratingOf(reviewsOfCollection) },
  /** The reviews of all that brands make. */
  ratingsOfBrands: { table: "brands", columns: ratingColumns, truth: ratingOf(reviewsOfBrand) },
  votes: {
    table: "reviews",
    columns: ["helpful_count", "unhelpful_count", "helpful_rank"],
    truth: sql`select v.helpful, v.unhelpful, ${helpfulRank(sql`v.helpful`, sql`v.unhelpful`)}
      from (select (count(*) filter (where v.is_helpful))::int as helpful,
          (count(*) filter (where not v.is_helpful))::int as unhelpful
        from site.review_votes v
        where v.review_id = s.id and ${isShown(sql`v.member_id`)}) v`,
  },
  /** The trigger `reviews_know_their_wears` keeps it. */
  wearsOfReviews: {
    table: "reviews",
    columns: ["worn_count"],
    truth: sql`select coalesce((select i.wear_count from site.items i where i.id = s.item_id and i.state <> 'deleted'
      and (s.product_id is null or i.product_id = s.product_id)), s.worn_at_posting)`,
  },
  messages: {
    table: "discussions",
    columns: ["message_count"],
    truth: sql`select count(*) from site.messages a
      where a.discussion_id = s.id and a.state = 'live' and ${isShown(sql`a.author_id`)}`,
  },
  likesOfMessages: {
    table: "messages",
    columns: ["like_count"],
    truth: sql`select count(*) from site.message_likes k
      where k.message_id = s.id and ${isShown(sql`k.member_id`)}`,
  },
  discussions: {
    table: "groups",
    columns: ["discussion_count"],
    truth: sql`select count(*) from site.discussions d
      where d.group_id = s.id and d.state = 'live' and ${isShown(sql`d.author_id`)}`,
  },
  entries: {
    table: "categories",
    columns: ["entry_count"],
    truth: sql`select count(*) from site.entry_categories ec
      where ec.category_id = s.id and ${exists(sql`site.entries e where e.id = ec.entry_id and e.state = 'live'`)}`,
  },
} as const satisfies Record<string, Counter>;
