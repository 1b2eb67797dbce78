import type { PhotoCard } from "../../../shared/photos/photo.ts";
import type { Person } from "../person.ts";

/** One example of a noun in one state. */
export interface Example {
  /** The person whom the role `owner` stands for. */
  owner: Person;
  /** Its own address; of a comment, that of its look or entry; of an item, its owner's. */
  slug: string;
  /** Of what has no slug. */
  id: string;
  /** What only those who may read it find in a page. */
  words: string;
  photo?: PhotoCard;
  /** Of a review. */
  product?: string;
}

const lookStates = [
  "public",
  "for followers",
  "for its author",
  "draft",
  "deleted",
  "hidden",
  "with closed comments",
  "of a private member",
  "of a suspended member",
  "of a banned member",
  "of a leaving member",
] as const;

const itemStates = [
  "public",
  "for followers",
  "for its owner",
  "unnamed",
  "archived",
  "deleted",
  "hidden",
  "in a wardrobe for followers",
  "of a private member",
  "of a suspended member",
  "of a banned member",
  "of a leaving member",
] as const;

const memberStates = ["public", "private", "suspended", "banned", "leaving", "erased"] as const;

const commentStates = [
  "shown",
  "deleted",
  "hidden",
  "in a closed thread",
  "of a private member",
  "of a suspended member",
  "of a banned member",
  "of a leaving member",
  "of an erased member",
  "on a look for its author",
  "on a deleted look",
  "on a hidden look",
  "on an entry",
  "on an entry for members",
  "on an entry for subscribers",
  "on a draft entry",
] as const;

/** Of brands that Olga proposed. Nobody's block or account decides who sees them. */
const brandStates = ["public", "hidden", "proposed"] as const;

const productStates = ["of a public brand", "hidden", "proposed", "of a hidden brand"] as const;

const collectionStates = ["of a public brand", "of a hidden brand"] as const;

const reviewStates = [
  "shown",
  "hidden",
  "deleted",
  "of a private member",
  "of a suspended member",
  "of a banned member",
  "of a leaving member",
  "of an erased member",
] as const;

const messageStates = [
  "shown",
  "deleted",
  "hidden",
  "of a private member",
  "of a suspended member",
  "of a banned member",
  "of a leaving member",
  "of an erased member",
  "in a locked discussion",
  "in a group for members",
  "in a group for subscribers",
] as const;

/** Of entries that Olga wrote. */
const entryStates = ["for everyone", "for members", "for subscribers", "draft", "scheduled", "deleted"] as const;

/** Everything else: each is Olga's. */
const thingNames = [
  "category",
  "folder",
  "outfit",
  "plan",
  "wear press",
  "request",
  "notification",
  "session",
  "report",
  "draft",
  "unused photo",
  "cover of a public member",
  "cover of a private member",
] as const;

export type LookState = (typeof lookStates)[number];
export type ItemState = (typeof itemStates)[number];
export type MemberState = (typeof memberStates)[number];
export type CommentState = (typeof commentStates)[number];
export type BrandExampleState = (typeof brandStates)[number];
export type ProductExampleState = (typeof productStates)[number];
export type CollectionState = (typeof collectionStates)[number];
export type ReviewState = (typeof reviewStates)[number];
export type MessageState = (typeof messageStates)[number];
export type EntryState = (typeof entryStates)[number];
export type ThingName = (typeof thingNames)[number];

export interface Examples {
  look: Record<LookState, Example>;
  item: Record<ItemState, Example>;
  member: Record<MemberState, Example>;
  comment: Record<CommentState, Example>;
  brand: Record<BrandExampleState, Example>;
  product: Record<ProductExampleState, Example>;
  /** `slug` is that of its brand, and `id` its own. */
  collection: Record<CollectionState, Example>;
  /** `slug` is that of its author, and `product` that of what it is about. */
  review: Record<ReviewState, Example & { product: string }>;
  /** `slug` is that of its discussion, which Mara started. */
  message: Record<MessageState, Example>;
  entry: Record<EntryState, Example>;
  thing: Record<ThingName, Example>;
}

/** @throws for a noun or state that nobody has made an example of */
export function exampleOf(examples: Examples, { noun, state }: { noun: string; state: string }): Example {
  if (noun === "-") return examples.look.public;
  const ofNoun: Record<string, Example> = noun in examples ? examples[noun as keyof Examples] : examples.thing;
  const example = ofNoun[noun in examples ? state : noun];
  if (!example) throw new Error(`There is no example of ${noun}: ${state}.`);
  return example;
}
