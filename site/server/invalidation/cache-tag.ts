/**
 * What a page shows, and what a verb changed. Queries tag a visitor's page with what they read (`SiteContext.shows`);
 * verbs invalidate tags after their commit (`SiteContext.changed`), and the pages that have one of them are forgotten.
 * What only its member sees has no tag.
 */
export type CacheTag =
  /** A look: its words, photos, tags and likes. */
  | `look:${string}`
  /** An item: its words, photo and number of wears. */
  | `item:${string}`
  /** Which items others see in a member's wardrobe, by the member's id. */
  | `wardrobe:${string}`
  /** The comments on a look or an entry, by its id. */
  | `comments:${string}`
  /** What stands of a member wherever they are named: names, avatar, badge, and the number, order and covers of their looks. */
  | `member:${string}`
  /** What only a member's own pages show: followers, followed members, and the likes of all looks. */
  | `profile:${string}`
  /** A brand: its words, pictures, numbers and rating, wherever they are shown. */
  | `brand:${string}`
  /** A collection: its words, cover, products, their order, and rating. */
  | `collection:${string}`
  /** A product: its words, pictures, numbers and rating. */
  | `product:${string}`
  /** Who owns a product, and what their items say together: wears, sizes and cost. By the product's id. */
  | `owners-of:${string}`
  /** A review: its words, photos, votes and answer. */
  | `review:${string}`
  /** Which reviews there are of a product, a collection or a brand, by its id. */
  | `reviews-of:${string}`
  /** A discussion: its title, messages, and what stands of it in lists. */
  | `discussion:${string}`
  /** Which discussions there are, in which order. */
  | "discussions"
  /** The groups: their words, covers, order and numbers of discussions. */
  | "groups"
  /** An entry of the notebook: its words, photos, and what stands of it in lists. By its id. */
  | `entry:${string}`
  /** Which entries and categories the notebook has, in which order. */
  | "notebook"
  /** What the subscription costs. */
  | "offer"
  /** Which brands there are, in the list of all brands. */
  | "brands"
  | "brands-by-followers"
  /** Which reviews there are, in the lists of everybody's reviews. */
  | "reviews"
  /** Which looks there are, in the lists of everybody's looks. */
  | "looks"
  /** The frozen order of popular looks. */
  | "popular-looks"
  /** Which members there are, under which names and with how many looks, in the lists of members. */
  | "members"
  | "members-by-followers";
