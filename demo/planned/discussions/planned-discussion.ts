/** An item of who writes by its name, a look by its slug in the manifest, a product by its own. */
export type PlannedCard = { item: string } | { look: string } | { product: string };

export interface PlannedMessage {
  /** Slug of who says it. */
  by: string;
  /** Markdown; `@slug` names a member. */
  text: string;
  /** A passage of an earlier message, by its number: the first message is 1. */
  quote?: { number: number; text: string };
  likedBy?: readonly string[];
  cards?: readonly PlannedCard[];
  /** Files in `demo/pictures/` of items. */
  photos?: readonly string[];
}

/** The first message is by who starts it. */
export interface PlannedDiscussion {
  /** Slug of its group. */
  group: string;
  title: string;
  tags: readonly string[];
  /** When it was started. */
  daysAgo: number;
  isPinned?: true;
  isLocked?: true;
  messages: readonly PlannedMessage[];
}
