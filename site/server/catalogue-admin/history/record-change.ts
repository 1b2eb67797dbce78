import type { Transaction } from "@hemline/database";
import type { AuditAct } from "../../../shared/moderation/admin.ts";
import { recordAudits } from "../../audit/record-audit.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import type { SluggedKind } from "../../slugs/tables.ts";
import type { AuditedFields } from "./audited-fields.ts";

export interface Change {
  act: AuditAct;
  kind: SluggedKind;
  id: string;
  before?: AuditedFields | null;
  after?: AuditedFields | null;
  why?: string;
}

/** @returns the ids of the entries */
export const recordChanges = (
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  { admin, requestId }: ActingAdmin,
  changes: readonly Change[],
): Promise<string[]> =>
  recordAudits(
    tx,
    site,
    changes.map(({ act, kind, id, before = null, after = null, why = "" }) => ({
      ...{ actorId: admin.id, act, targetKind: kind, targetId: id },
      ...{ before, after, why, requestId },
    })),
  );

export const recordChange = async (
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  acting: ActingAdmin,
  change: Change,
): Promise<void> => void (await recordChanges(tx, site, acting, [change]));
