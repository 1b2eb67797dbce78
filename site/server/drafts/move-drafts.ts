import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import type { DraftPlace } from "../../shared/drafts/draft-place.ts";
import { drafts } from "./tables.ts";

/** What members have typed at one place goes on at another, except where they have begun there already. */
export const moveDrafts = (tx: Transaction, from: DraftPlace, to: DraftPlace) =>
  tx.execute(sql`
    with moved as (
      insert into ${drafts} (member_id, place, body, version, updated_at)
      select member_id, ${to}, body, version, updated_at from ${drafts} where place = ${from}
      on conflict do nothing returning member_id)
    delete from ${drafts} where place = ${from} and member_id in (select member_id from moved)`);
