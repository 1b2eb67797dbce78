import type { Database } from "@hemline/database";
import { and, desc, eq } from "drizzle-orm";
import type { AdminName, CatalogueChange } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { members } from "../../accounts/tables.ts";
import { audit } from "../../audit/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import type { SluggedKind } from "../../slugs/tables.ts";
import { adminName, nameColumns } from "../admin-names.ts";
import { isUndoable, stateActs, undoUntil } from "./undoable.ts";

const shown = 20;

/** “Who changed what”, the newest first. Of what moved it to another state only the last can be undone. */
export async function changesOf(
  { db, clock }: Pick<SiteContext, "clock"> & { db: Database },
  kind: SluggedKind,
  id: string,
): Promise<CatalogueChange[]> {
  const rows = await db
    .select({ entry: audit, actor: nameColumns })
    .from(audit)
    .leftJoin(members, eq(members.id, audit.actorId))
    .where(and(eq(audit.targetKind, kind), eq(audit.targetId, id)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(shown);
  const now = clock();
  const last = rows.find(({ entry }) => stateActs.some((act) => act === entry.act))?.entry.id;
  return rows.map(({ entry, actor }) => changeOf(entry, adminName(actor), entry.id === last && isUndoable(entry, now)));
}

function changeOf(entry: typeof audit.$inferSelect, by: AdminName | null, mayUndo: boolean): CatalogueChange {
  const { id, act, at, why, before, after } = entry;
  const { about, ...fields } = { ...before, ...after };
  return {
    ...{ id, act, why, by, at: at.toISOString() },
    fields: Object.keys(fields),
    about: typeof about === "string" ? about : null,
    undoUntil: mayUndo ? undoUntil(at).toISOString() : null,
  };
}
