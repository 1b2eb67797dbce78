import type { Database, Transaction } from "@hemline/database";
import { eq, getTableColumns } from "drizzle-orm";
import type { CollectionFields } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { ParsedCollection } from "../../../shared/catalogue-admin/collection-form.ts";
import { collections } from "../../collections/tables.ts";
import { photoCard } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { notFound } from "../../problems.ts";
import type { AuditedFields } from "../history/audited-fields.ts";

/** What the form of a collection shows. */
export async function collectionFields(db: Database | Transaction, id: string): Promise<CollectionFields> {
  const [row] = await db
    .select({ collection: collections, cover: getTableColumns(photos) })
    .from(collections)
    .leftJoin(photos, eq(photos.id, collections.coverId))
    .where(eq(collections.id, id));
  if (!row) throw notFound("collection");
  const { version, name, slug, season, year, description, coverAlt } = row.collection;
  return {
    ...{ version, name, slug, season, year, coverAlt },
    description: description ?? "",
    cover: row.cover && photoCard(row.cover, coverAlt),
  };
}

type AuditedCollection = Record<Exclude<keyof CollectionFields, "version">, AuditedFields[string]>;

export const auditedCollection = ({ version: _version, cover, ...fields }: CollectionFields): AuditedCollection => ({
  ...fields,
  cover: cover?.id ?? null,
});

export const auditedCollectionDraft = (draft: ParsedCollection, slug: string): AuditedCollection => ({
  ...{ name: draft.name, slug, season: draft.season, year: draft.year },
  ...{ cover: draft.cover, coverAlt: draft.coverAlt },
  description: draft.description ?? "",
});
