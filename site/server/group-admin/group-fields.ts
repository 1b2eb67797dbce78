import type { Database, Transaction } from "@hemline/database";
import { eq, getTableColumns } from "drizzle-orm";
import type { GroupFields } from "../../shared/group-admin/group-admin.ts";
import type { ParsedGroup } from "../../shared/group-admin/group-form.ts";
import type { AuditedFields } from "../catalogue-admin/history/audited-fields.ts";
import { groups } from "../groups/tables.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { notFound } from "../problems.ts";

/** What the form of a group shows. @throws 404 */
export async function groupFields(db: Database | Transaction, id: string): Promise<GroupFields> {
  const [row] = await db
    .select({ group: groups, cover: getTableColumns(photos) })
    .from(groups)
    .leftJoin(photos, eq(photos.id, groups.coverId))
    .where(eq(groups.id, id));
  if (!row) throw notFound("group");
  const { version, name, slug, description, colour, coverAlt, mayRead, mayPost, closedAt } = row.group;
  return {
    ...{ version, name, slug, description, colour, coverAlt, mayRead, mayPost, isClosed: closedAt !== null },
    cover: row.cover && photoCard(row.cover, coverAlt),
  };
}

type AuditedGroup = Record<Exclude<keyof GroupFields, "version">, AuditedFields[string]>;

const said = (isClosed: boolean) => (isClosed ? "yes" : "no");

export const auditedGroup = ({ version: _version, cover, isClosed, ...fields }: GroupFields): AuditedGroup => ({
  ...fields,
  isClosed: said(isClosed),
  cover: cover?.id ?? null,
});

export const auditedGroupDraft = (draft: ParsedGroup, slug: string): AuditedGroup => ({
  ...{ name: draft.name, slug, description: draft.description, colour: draft.colour },
  ...{ cover: draft.cover, coverAlt: draft.coverAlt, mayRead: draft.mayRead, mayPost: draft.mayPost },
  isClosed: said(draft.isClosed),
});
