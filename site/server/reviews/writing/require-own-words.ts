import type { Transaction } from "@hemline/database";
import { and, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { repeatedReviewDays } from "../../../shared/lifetimes.ts";
import { invalid } from "../../problems.ts";
import { isAbout } from "../is-about.ts";
import type { SubjectIds } from "../lock-subject.ts";
import { reviews } from "../tables.ts";
import { essenceOf, hashOfEssence } from "./words-of-review.ts";

const keptMs = repeatedReviewDays * dayMs;

interface WrittenReview extends SubjectIds {
  /** Of a review that is changed. */
  id?: string;
  authorId: string;
  source: string;
}

/** @throws 422 for a text that its author posted about something else lately, or that anybody posted about the same */
export async function requireOwnWords(tx: Transaction, written: WrittenReview, now: Date): Promise<void> {
  const text = sql`${written.source}::text`;
  const isSame = sql`${hashOfEssence(reviews.source)} = ${hashOfEssence(text)} and ${essenceOf(reviews.source)} = ${essenceOf(text)}`;
  const isOwn = and(eq(reviews.authorId, written.authorId), gt(reviews.postedAt, new Date(now.getTime() - keptMs)));
  const [repeated] = await tx
    .select({ authorId: reviews.authorId })
    .from(reviews)
    .where(
      and(
        or(isOwn, isAbout(written)),
        inArray(reviews.state, ["live", "hidden"]),
        written.id === undefined ? undefined : ne(reviews.id, written.id),
        isSame,
      ),
    )
    .limit(1);
  if (repeated) throw invalid({ text: [repeated.authorId === written.authorId ? ownText : textOfOther] });
}

const ownText = "You’ve posted this text in another review. Say what’s different here.";
const textOfOther = "There is a review with this text already. Use your own words.";
