import type { Transaction } from "@hemline/database";
import type { DraftPlace } from "../../shared/drafts/draft-place.ts";
import type { SiteContext } from "../site-context.ts";
import { type StoredPlace, storedPlace } from "./stored-place.ts";

/** What drafts need from the nouns above them. */
export interface DraftSubjects {
  /** Keeps the member's own look as it is until the transaction ends. @throws 404 */
  lockOwnLook(tx: Transaction, memberId: string, lookId: string): Promise<void>;
}

/** @throws 404 when the member has nothing there that a draft could change */
export async function requirePlace(
  tx: Transaction,
  { lockOwnLook }: DraftSubjects,
  memberId: string,
  { editedLookId }: StoredPlace,
): Promise<void> {
  if (editedLookId !== undefined) await lockOwnLook(tx, memberId, editedLookId);
}

/** The place that `text` names. @throws 404 as `requirePlace`, and for a place that does not exist */
export async function ownPlace(
  { db }: SiteContext,
  subjects: DraftSubjects,
  memberId: string,
  text: string,
): Promise<DraftPlace> {
  const at = storedPlace(text);
  if (at.editedLookId !== undefined) await db.transaction((tx) => requirePlace(tx, subjects, memberId, at));
  return at.place;
}
