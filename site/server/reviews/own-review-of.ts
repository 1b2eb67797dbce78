import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { isAbout } from "./is-about.ts";
import type { SubjectIds } from "./lock-subject.ts";
import { reviews } from "./tables.ts";

/** The one review of a member about something that is not deleted. */
export async function ownReviewOf(tx: Transaction, authorId: string, ids: SubjectIds): Promise<string | null> {
  const [own] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.authorId, authorId), isAbout(ids), inArray(reviews.state, ["live", "hidden"])));
  return own?.id ?? null;
}
