import type { Database, Transaction } from "@hemline/database";
import { and, eq, max, sql } from "drizzle-orm";
import { minuteMs } from "../../../shared/durations.ts";
import { revisionMinutes } from "../../../shared/lifetimes.ts";
import { wordCount } from "../../../shared/notebook/entry-document.ts";
import type { EntryText } from "../../../shared/notebook-admin/notebook-admin.ts";
import type { AllowedReaders } from "../../../shared/reader-access.ts";
import { entrySearchText } from "../../notebook/entry-search-text.ts";
import { entryBodies } from "../../notebook/tables.ts";

/** What the row of an entry says of a text. @param allowed as in `entrySearchText` */
export const outlineOf = (text: EntryText, allowed: AllowedReaders | null = null) => ({
  ...{ title: text.title, excerpt: text.excerpt, words: wordCount(text.document) },
  searchText: entrySearchText(text, allowed),
});

/** @throws when there is none: an entry has its newest and its published text */
export async function textOfVersion(tx: Database | Transaction, id: string, version: number): Promise<EntryText> {
  const [text] = await tx
    .select({ title: entryBodies.title, excerpt: entryBodies.excerpt, document: entryBodies.document })
    .from(entryBodies)
    .where(and(eq(entryBodies.entryId, id), eq(entryBodies.version, version)));
  if (!text) throw new Error(`Entry ${id} has no version ${version}.`);
  return text;
}

/** Whether this version is kept: a save may have been written over it. */
export const hasText = async (tx: Transaction, id: string, version: number): Promise<boolean> =>
  (await tx.$count(entryBodies, and(eq(entryBodies.entryId, id), eq(entryBodies.version, version)))) > 0;

/** The number of the next text. The newest one need not have the highest: a text that lost may have come after it. */
export async function nextVersion(tx: Transaction, id: string): Promise<number> {
  const [last] = await tx
    .select({ version: max(entryBodies.version) })
    .from(entryBodies)
    .where(eq(entryBodies.entryId, id));
  return (last?.version ?? 0) + 1;
}

/** Compared by the database: it does not keep the order in which a document names its parts. */
export const isText = ({ title, excerpt, document }: EntryText) =>
  sql<boolean>`(${entryBodies.words} = ${wordCount(document)} and ${entryBodies.title} = ${title}
    and ${entryBodies.excerpt} = ${excerpt} and ${entryBodies.document} = ${JSON.stringify(document)}::jsonb)`;

const revisionMs = revisionMinutes * minuteMs;

/** In the same ten minutes of the clock, so that a long session has many revisions. */
export const areOneRevision = (first: Date, second: Date): boolean =>
  Math.floor(first.getTime() / revisionMs) === Math.floor(second.getTime() / revisionMs);
