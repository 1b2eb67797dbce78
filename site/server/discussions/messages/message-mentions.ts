import type { Database, Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { messageLimits } from "../../../shared/limits.ts";
import { mentionedSlugs } from "../../../shared/markdown/mentions.ts";
import { renderMarkdown } from "../../../shared/markdown/render-markdown.ts";
import { memberSlugs, members } from "../../accounts/tables.ts";
import type { RenewedMentions } from "../../notifications/renew-mention-notices.ts";
import { hasPage, notBlocked, viewerId } from "../../relations/seen-by.ts";
import { messageMentions } from "../tables.ts";

export interface NamedMember {
  id: string;
  /** As it stands in the text, in lower case. */
  slug: string;
}

/** The members whom a text names, out of those whom its author may see, the author included. */
export async function membersNamedIn(
  db: Database | Transaction,
  authorId: string,
  source: string,
): Promise<NamedMember[]> {
  const slugs = mentionedSlugs(source).slice(0, messageLimits.mentions);
  if (slugs.length === 0) return [];
  return db
    .select({ id: members.id, slug: memberSlugs.slug })
    .from(memberSlugs)
    .innerJoin(members, eq(members.id, memberSlugs.memberId))
    .where(and(inArray(memberSlugs.slug, slugs), hasPage, notBlocked(members.id, viewerId({ id: authorId }))));
}

/** A text with its HTML, in which the names lead to their pages. */
export const wordsOf = (source: string, named: readonly NamedMember[]) => ({
  source,
  html: renderMarkdown(source, { mentioned: new Set(named.map(({ slug }) => slug)) }),
});

/** As `renderMarkdown` writes it: names in code and in other links lead nowhere. */
const linkTo = (slug: string): string => `<a href="/members/${slug}">`;

/** Records whom the links of a message name now, in place of whom it named before. @returns both */
export async function setMentions(
  tx: Transaction,
  message: { id: string; authorId: string; html: string },
  named: readonly NamedMember[],
): Promise<RenewedMentions> {
  const deleted = await tx
    .delete(messageMentions)
    .where(eq(messageMentions.messageId, message.id))
    .returning({ memberId: messageMentions.memberId });
  const linked = named.filter(({ id, slug }) => id !== message.authorId && message.html.includes(linkTo(slug)));
  const now = new Set(linked.map(({ id }) => id));
  if (now.size)
    await tx.insert(messageMentions).values([...now].map((memberId) => ({ messageId: message.id, memberId })));
  return { before: new Set(deleted.map(({ memberId }) => memberId)), now };
}
