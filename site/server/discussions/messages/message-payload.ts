import type { MemberWithAvatar } from "../../../shared/accounts/member-name.ts";
import type {
  DeletedMessage,
  Message,
  MessageCard,
  MovedMessage,
  Quotation,
} from "../../../shared/discussions/message.ts";
import { hourMs } from "../../../shared/durations.ts";
import { messageLimits } from "../../../shared/limits.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { memberWithAvatar } from "../../accounts/member-name.ts";
import { usernameOf } from "../../accounts/person-names.ts";
import { photoCard } from "../../photos/photos.ts";
import type { SiteContext } from "../../site-context.ts";
import { cardsOf } from "./message-cards.ts";
import type { MessageRow } from "./message-rows.ts";

export const isEditable = ({ postedAt }: { postedAt: Date }, now: Date): boolean =>
  now.getTime() - postedAt.getTime() < messageLimits.editHours * hourMs;

export const nobody: MemberWithAvatar = { slug: "", username: "A former member", isSubscribed: false, avatar: null };

/** What a page may know of a message. @param o.cards what it shows; null where that differs by reader */
export function messageOf(
  row: MessageRow,
  { viewer, now, cards }: { viewer: Reader | null; now: Date; cards: MessageCard[] | null },
): Message {
  const { message, author, avatar } = row;
  const { id, number, state, html, source, postedAt, editedAt, likeCount } = message;
  if (state === "deleted") return placeOf(row);
  const isOwn = viewer?.id === message.authorId;
  const isFormer = author.standing === "erased";
  return {
    ...{ kind: "live", id, number, html, likes: likeCount, isLiked: row.isLiked, isMuted: row.isMuted },
    author: isFormer ? nobody : memberWithAvatar(author, avatar && photoCard(avatar)),
    isFormer,
    quote: quotationOf(row),
    photos: row.photos,
    cards: row.hasCards ? cards : [],
    postedAt: postedAt.toISOString(),
    ...{ isEdited: editedAt !== null, hasHistory: row.hasHistory },
    hidden: state === "hidden" ? { why: message.hiddenWhy ?? "", waits: message.guard !== null } : null,
    source: isOwn && isEditable(message, now) ? source : null,
    mayDelete: isOwn || viewer?.role === "admin",
  };
}

/** Of a message that is deleted, or in another discussion now. */
function placeOf({ message: { id, number, movedTo }, movedTo: to }: MessageRow): DeletedMessage | MovedMessage {
  if (movedTo === null) return { kind: "deleted", id, number };
  return { kind: "moved", id, number, to: to && { slug: to.slug, title: to.title, number: to.number } };
}

/** Of a message that the viewer may not read any more, nothing is quoted. */
function quotationOf({ message, quotedAuthor, isQuoteSeen }: MessageRow): Quotation | null {
  const { quotedNumber: number, quotedText: text } = message;
  if (text === null) return null;
  if (!isQuoteSeen || !quotedAuthor) return { number, author: null, text: "" };
  return { number, author: quotedAuthor.standing === "erased" ? nobody.username : usernameOf(quotedAuthor), text };
}

/** Messages as one reader sees them, with what they show. */
export async function messagesOf(
  site: SiteContext,
  viewer: Reader | null,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const withCards = rows.filter(({ hasCards }) => hasCards).map(({ message }) => message.id);
  const cards = await cardsOf(site, viewer, withCards);
  const now = site.clock();
  return rows.map((row) => messageOf(row, { viewer, now, cards: cards.get(row.message.id) ?? [] }));
}
