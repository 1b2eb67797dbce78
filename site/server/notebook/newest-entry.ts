import { eq, sql } from "drizzle-orm";
import type { EntryDetail } from "../../shared/notebook/entry.ts";
import { readingMinutes } from "../../shared/notebook/entry-document.ts";
import type { Reader } from "../../shared/permissions.ts";
import { preparedRows } from "../db/prepared-query.ts";
import { notFound } from "../problems.ts";
import { readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { newestBody } from "./entry-body.ts";
import { entryCard } from "./entry-card.ts";
import { entryParts } from "./entry-parts.ts";
import { type EntryRow, entryQuery } from "./entry-rows.ts";
import { entries } from "./tables.ts";

/**
 * An entry of any state with the whole of its newest text. The caller has asked who reads.
 * @throws 404 also for a deleted one
 */
export async function newestEntry(site: SiteContext, viewer: Reader | null, id: string): Promise<EntryDetail> {
  const [row, { title, excerpt, words, document }] = await Promise.all([
    entryOfAnyState(site, viewer, id),
    newestBody(site, id),
  ]);
  const parts = await entryParts(site, viewer, { entryId: id, document });
  return {
    ...entryCard(row),
    ...{ id, title, excerpt, minutes: readingMinutes(words) },
    ...{ editedAt: null, access: "open", offer: null, parts },
  };
}

async function entryOfAnyState({ db, clock }: SiteContext, viewer: Reader | null, id: string): Promise<EntryRow> {
  const given = { id, viewer: viewer?.id ?? null, now: clock() };
  const [row] = await preparedRows(db, `entry of any state for ${readerKind(viewer)}`, given, () =>
    entryQuery(viewer).where(eq(entries.id, sql.placeholder("id"))),
  );
  if (!row || row.entry.state === "deleted") throw notFound("entry");
  return row;
}
