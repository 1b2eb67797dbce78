import type { Call } from "../../calls/call.ts";
import type { Sql } from "../../store/sql.ts";
import { cardByName, type TestCard } from "../../test-cards.ts";

export const recordIssuedCard = (sql: Sql, holder: string, card: TestCard): Promise<unknown> =>
  sql.query("insert into gateway.issued_cards (holder, card) values ($1, $2)", [holder, card.name]);

export async function issuedCard(sql: Sql, holder: string): Promise<{ card: TestCard; isSetUp: boolean }> {
  const { rows } = await sql.query<{ card: string; set_up_at: Date | null }>(
    "select card, set_up_at from gateway.issued_cards where holder = $1",
    [holder],
  );
  if (!rows[0]) throw new Error(`Nobody issued a card for ${holder}.`);
  return { card: cardByName(rows[0].card), isSetUp: rows[0].set_up_at !== null };
}

export const markSetUp = (call: Call, method: string): Promise<unknown> =>
  call.sql.query("update gateway.issued_cards set set_up_at = coalesce(set_up_at, $2) where holder = $1", [
    method,
    call.now,
  ]);
