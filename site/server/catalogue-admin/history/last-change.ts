import type { Database, Transaction } from "@hemline/database";
import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { audit } from "../../audit/tables.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import type { SiteContext } from "../../site-context.ts";
import type { SluggedKind } from "../../slugs/tables.ts";

/** The id of the admin who last changed a row, or of the member who proposed it. */
export const lastChangerId = (kind: SluggedKind, id: SQLWrapper, proposedBy: SQLWrapper): SQL<string | null> => sql`
  coalesce((select ${audit.actorId} from ${audit} where ${audit.targetKind} = ${kind} and ${audit.targetId} = ${id}
    order by ${audit.at} desc, ${audit.id} desc limit 1), ${proposedBy})`;

/** Who saved a form last, and when: what a conflict names. */
export async function lastSaved(
  db: Database | Transaction,
  site: Pick<SiteContext, "clock">,
  kind: SluggedKind,
  id: string,
) {
  const [entry] = await db
    .select({ actorId: audit.actorId, at: audit.at })
    .from(audit)
    .where(and(eq(audit.targetKind, kind), eq(audit.targetId, id), inArray(audit.act, ["create", "edit", "merge"])))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1);
  const people = await membersWithAvatars(db, site, entry ? [entry.actorId] : []);
  return { by: (entry && people.get(entry.actorId)) ?? null, at: (entry?.at ?? site.clock()).toISOString() };
}
