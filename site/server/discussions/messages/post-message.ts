import type { Database, Transaction } from "@hemline/database";
import { and, eq, gt, sql } from "drizzle-orm";
import type { MessageDraft } from "../../../shared/discussions/message.ts";
import { messagePlace } from "../../../shared/drafts/draft-place.ts";
import { minuteMs } from "../../../shared/durations.ts";
import { repeatedMessageMinutes } from "../../../shared/lifetimes.ts";
import { textOfHtml } from "../../../shared/markdown/text-of-html.ts";
import type { GuardReason } from "../../../shared/moderation/decision.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { preparedInsert, preparedRows, preparedSql, query } from "../../db/prepared-query.ts";
import { repeatingDeadlocks } from "../../db/repeating-deadlocks.ts";
import { deletePostedDraft } from "../../drafts/delete-draft.ts";
import { publishDiscussion } from "../../live/publish-live.ts";
import { invalid, notFound, repeatedMessage } from "../../problems.ts";
import { lockActingMember } from "../../relations/lock-acting-member.ts";
import { lockedSeenBy } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { openDiscussion } from "../discussion-by-slug.ts";
import { lockPrivacy, setMessagePhotos } from "../photos/message-photos.ts";
import { requireWritable } from "../require-access.ts";
import { discussions, messages, readings } from "../tables.ts";
import { cardsToShow, insertCards } from "./message-cards.ts";
import { altsOf, askAdmins, guardOf, waitingColumns } from "./message-guard.ts";
import { membersNamedIn, type NamedMember, setMentions, wordsOf } from "./message-mentions.ts";
import { notifyOfMessage } from "./message-notices.ts";

/** `cards` and `photos` may be left out. */
export type MessageContent = Omit<MessageDraft, "cards" | "photos"> & Partial<Pick<MessageDraft, "cards" | "photos">>;

/**
 * Writes a message at the end of a discussion, and deletes its draft of `draftVersion`. The writer has read up to it, and
 * follows the discussion from now on unless they chose otherwise.
 * @returns its id
 * @throws 404 for none, 401 or 403 in a group that is closed to the member, 409 when it is locked, closed, or the text was
 * just posted, 422 for photos that are in use elsewhere. A newcomer’s link or a guarded word makes it wait for an admin
 */
export async function postMessage(
  site: SiteContext,
  member: Member,
  slug: string,
  draft: MessageContent,
  draftVersion = 0,
): Promise<string> {
  const seen = await openDiscussion(site, member, slug);
  requireWritable(seen);
  const { id: discussionId } = seen.discussion;
  const named = await membersNamedIn(site.db, member.id, draft.text);
  const cards = await cardsToShow(site, member, draft.cards ?? []);
  const { photos = [] } = draft;
  const id = await repeatingDeadlocks(() =>
    site.db.transaction(async (tx) => {
      await lockActingMember(tx, member.id);
      if (photos.length) await lockPrivacy(tx, member.id);
      const guard = await guardOf(tx, site, member, draft.text, altsOf(photos));
      const number = await nextNumber(tx, discussionId, site.clock(), guard);
      // We ask again: an admin may have locked, moved or closed the discussion meanwhile.
      requireWritable(await openDiscussion({ ...site, db: site.db.within(tx) }, member, slug));
      await requireNewText(tx, site, { authorId: member.id, source: draft.text });
      const quote = draft.quote && (await readableQuote(tx, member, discussionId, draft.quote));
      const id = await insertMessage(tx, site, {
        discussionId,
        number,
        authorId: member.id,
        named,
        text: draft.text,
        quote,
        guard,
        photos,
      });
      if (guard)
        await askAdmins(tx, site, member, { ...draft, photos, id, number, guard, discussion: seen.discussion });
      await insertCards(tx, id, cards);
      await deletePostedDraft(tx, member.id, messagePlace(slug), draftVersion);
      return id;
    }),
  );
  site.changed([`discussion:${discussionId}`, "discussions"]);
  return id;
}

interface NewMessage {
  discussionId: string;
  number: number;
  authorId: string;
  named: readonly NamedMember[];
  text: string;
  quote: MessageDraft["quote"];
  photos: MessageDraft["photos"];
  /** Why it waits. */
  guard: GuardReason | null;
}

/** The row of a message whose number was taken, and all that goes with it but the counts. */
export async function insertMessage(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  one: NewMessage,
): Promise<string> {
  const { discussionId, number, authorId, named, text, quote, photos, guard } = one;
  const row = {
    ...{ id: newUuid(site.clock), discussionId, number, authorId, postedAt: site.clock() },
    ...wordsOf(text, named),
    ...{ quotedNumber: quote?.number ?? null, quotedText: quote?.text ?? null },
    ...(guard && waitingColumns(guard, number)),
  };
  await preparedInsert(tx, messages, row);
  if (photos.length) await setMessagePhotos(tx, row, photos, row.postedAt);
  const mentions = named.length ? await setMentions(tx, row, named) : { now: new Set<string>() };
  await preparedSql(tx, "read and follow", { memberId: authorId, discussionId, number }, readAndFollow);
  if (!guard) await notifyOfMessage(tx, site, row, mentions.now);
  await publishDiscussion(tx, { discussionId, kind: "message", id: row.id });
  return row.id;
}

const readAndFollow = () => sql`
  insert into ${readings} as r (member_id, discussion_id, read_number, level)
  values (${sql.placeholder("memberId")}, ${sql.placeholder("discussionId")}, ${sql.placeholder("number")}, 'following')
  on conflict (member_id, discussion_id) do update set read_number = greatest(r.read_number, excluded.read_number),
    level = case when r.level = 'normal' then 'following' else r.level end`;

/** The line in which messages stand. @throws 404 when the discussion is gone */
async function nextNumber(
  tx: Transaction,
  discussionId: string,
  now: Date,
  guard: GuardReason | null,
): Promise<number> {
  // One that waits neither counts nor moves its discussion up.
  const values = { discussionId, counted: guard ? 0 : 1, now: guard ? new Date(0) : now };
  const [taken] = await preparedSql<{ number: number }>(tx, "next number", values, takeNumber);
  if (!taken) throw notFound("discussion");
  return taken.number;
}

const takeNumber =
  () => sql`update ${discussions} set last_number = last_number + 1, message_count = message_count + ${sql.placeholder("counted")}::int,
    last_message_at = greatest(last_message_at, ${sql.placeholder("now")}::timestamptz)
  where id = ${sql.placeholder("discussionId")} and state <> 'deleted' returning last_number as number`;

/** @throws 409 for a text that its author has just posted, in whichever discussion */
export async function requireNewText(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  { authorId, source }: Pick<typeof messages.$inferInsert, "authorId" | "source">,
): Promise<void> {
  const since = new Date(clock().getTime() - repeatedMessageMinutes * minuteMs);
  const values = { authorId, source, since };
  const repeated = await preparedRows(tx, "repeated message", values, () =>
    query
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.authorId, sql.placeholder("authorId")),
          gt(messages.postedAt, sql.placeholder("since")),
          eq(messages.source, sql.placeholder("source")),
        ),
      ),
  );
  if (repeated.length) throw repeatedMessage();
}

/** @throws 404 for a message that the member cannot read, 422 for words that it does not say */
async function readableQuote(
  db: Database | Transaction,
  member: Member,
  discussionId: string,
  quote: NonNullable<MessageDraft["quote"]>,
): Promise<NonNullable<MessageDraft["quote"]>> {
  const [quoted] = await db
    .select({ html: messages.html })
    .from(messages)
    .where(
      and(eq(messages.discussionId, discussionId), eq(messages.number, quote.number), lockedSeenBy(member, messages)),
    );
  if (!quoted) throw notFound("quoted reply");
  const words = withoutSpaces(quote.text.replace(/…$/, ""));
  if (words === "" || !withoutSpaces(textOfHtml(quoted.html)).includes(words))
    throw invalid({ "quote.text": ["The reply you quote has changed. Quote it again."] });
  return quote;
}

/** Browsers set spaces and line breaks between the parts of a selection. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, "");
