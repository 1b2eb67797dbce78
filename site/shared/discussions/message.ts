import * as z from "zod";
import type { MemberName, MemberWithAvatar } from "../accounts/member-name.ts";
import { formatNumber } from "../format-number.ts";
import type { ItemCard } from "../items/item.ts";
import { adminLimits, messageLimits } from "../limits.ts";
import type { LookCard } from "../looks/look.ts";
import type { PhotoCard } from "../photos/photo.ts";
import { photoDrafts } from "../photos/photo-drafts.ts";
import type { ProductCard } from "../products/product.ts";
import { hasVisibleText } from "../visible-text.ts";

/** A passage of an earlier message that another one answers. */
export interface Quotation {
  /** Null where it stayed in another discussion. */
  number: number | null;
  /** Null where the viewer may not read the quoted message any more. */
  author: string | null;
  text: string;
}

/** What a message shows as well as it says: something that its author wears, has put together, or recommends. */
export type MessageCard =
  | { kind: "item"; item: ItemCard; owner: MemberName }
  | { kind: "look"; look: LookCard }
  | { kind: "product"; product: ProductCard };

export interface LiveMessage {
  kind: "live";
  id: string;
  number: number;
  author: MemberWithAvatar;
  /** Its author has left Hemline, and has no page. */
  isFormer: boolean;
  /** Safe. */
  html: string;
  quote: Quotation | null;
  /** Whoever reads the message sees them. */
  photos: PhotoCard[];
  /** Those that the viewer may see. Null in a pushed message that has some: it has to be fetched. */
  cards: MessageCard[] | null;
  postedAt: string;
  isEdited: boolean;
  /** It said something else before. Without it, only its photos were edited, or what moderation had hidden. */
  hasHistory: boolean;
  likes: number;
  isLiked: boolean;
  /** The viewer has muted its author: it is shown folded. */
  isMuted: boolean;
  /** Moderation hid it, or it waits for an admin: only its author and admins read it, with the reason, which may be empty. */
  hidden: { why: string; waits: boolean } | null;
  /** Its text as written, for its author while they may change it. */
  source: string | null;
  mayDelete: boolean;
}

/** Deleted: its number stays. */
export interface DeletedMessage {
  kind: "deleted";
  id: string;
  number: number;
}

/** An admin moved it to another discussion: its number stays. */
export interface MovedMessage {
  kind: "moved";
  id: string;
  number: number;
  /** Null where it is gone, or in a discussion that the viewer may not see. */
  to: { slug: string; title: string; number: number } | null;
}

export type Message = LiveMessage | DeletedMessage | MovedMessage;

/** What a message said before an edit. */
export interface EarlierMessage {
  html: string;
  /** When it was replaced. */
  replacedAt: string;
}
export interface MessageHistoryAnswer {
  /** The newest first. */
  versions: EarlierMessage[];
}

export interface MessageLikeAnswer {
  liked: boolean;
  likes: number;
}

/** A message that a search within a conversation found. */
export interface FoundMessage {
  number: number;
  author: string;
  /** Around the words that were found. */
  text: string;
  postedAt: string;
}
export interface FoundMessagesAnswer {
  messages: FoundMessage[];
}

/** Whom a text may name: `@slug` of these becomes a link. */
export interface MentionableAnswer {
  members: MemberWithAvatar[];
}

export const messageText = z
  .string({ error: "Write something." })
  .trim()
  .refine(hasVisibleText, "Write something.")
  .max(messageLimits.textLength, `Use ${formatNumber(messageLimits.textLength)} characters or fewer.`);

/** Whether a message has some or not, it has a text. */
export const messagePhotos = photoDrafts("reply", messageLimits);

const quote = z
  .object({
    number: z
      .int()
      .min(1)
      .max(2 ** 31 - 1),
    text: z
      .string()
      .trim()
      .min(1)
      .max(messageLimits.quoteLength, `Quote ${formatNumber(messageLimits.quoteLength)} characters or fewer.`),
  })
  .nullish()
  .transform((one) => one ?? null);

/** An item by its id, a look or a product by its slug. */
export const CardDraft = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("item"), id: z.uuid("We can’t find this item.").toLowerCase() }),
    z.object({ kind: z.literal("look"), slug: z.string().min(1).max(200) }),
    z.object({ kind: z.literal("product"), slug: z.string().min(1).max(200) }),
  ],
  { error: "Add an item, a look or a product." },
);
export type CardDraft = z.output<typeof CardDraft>;

/** `POST /api/discussions/{slug}/messages` */
export const MessageDraft = z.object({
  text: messageText,
  quote,
  cards: z.array(CardDraft).max(messageLimits.cards, `Add up to ${messageLimits.cards} cards.`).default([]),
  photos: messagePhotos.default([]),
});
export type MessageDraft = z.output<typeof MessageDraft>;

/** `POST /api/messages/{id}/approval`, for admins. */
export const MessageApproval = z.object({
  decision: z.enum(["show", "hide"], { error: "Choose to show or to hide it." }),
  /** Its author reads it, and the audit log keeps it. */
  why: z
    .string()
    .trim()
    .max(adminLimits.whyLength, `Use ${adminLimits.whyLength} characters or fewer for the reason.`)
    .default(""),
});

/** `PUT /api/messages/{id}` */
export const MessageEdit = z.object({
  text: messageText,
  /** Absent: those that it shows stay. */
  photos: messagePhotos.optional(),
});
export type MessageEdit = z.output<typeof MessageEdit>;
