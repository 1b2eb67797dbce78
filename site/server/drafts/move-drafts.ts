import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { type DraftPlace, reviewPlace } from "../../shared/drafts/draft-place.ts";
import type { SubjectDraft } from "../../shared/reviews/review-draft.ts";
import { drafts } from "./tables.ts";

export interface DraftMove {
  from: DraftPlace;
  to: DraftPlace;
}

export const reviewDraftMove = (from: SubjectDraft, to: SubjectDraft): DraftMove => ({
  from: reviewPlace(from),
  to: reviewPlace(to),
});

/** What members have typed at one place goes on at another, except where they have begun there already. */
export async function moveDrafts(tx: Transaction, moves: readonly DraftMove[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.execute(sql`
    with moved as (
      insert into ${drafts} (member_id, place, body, version, updated_at)
      select d.member_id, move."to", d.body, d.version, d.updated_at
      from json_to_recordset(${JSON.stringify(moves)}::json) as move ("from" text, "to" text)
      join ${drafts} d on d.place = move."from"
      on conflict do nothing returning member_id, place)
    delete from ${drafts} d
    using json_to_recordset(${JSON.stringify(moves)}::json) as move ("from" text, "to" text), moved
    where d.place = move."from" and moved.place = move."to" and moved.member_id = d.member_id`);
}
