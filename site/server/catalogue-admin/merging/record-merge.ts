import type { Transaction } from "@hemline/database";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import type { AuditedFields } from "../history/audited-fields.ts";
import { recordChanges } from "../history/record-change.ts";

interface Merge {
  kind: "brand" | "product";
  source: { id: string; name: string };
  target: { id: string; slug: string };
  /** What the source was. */
  before: AuditedFields;
  /** What the target took from it. */
  filled: { before: AuditedFields; after: AuditedFields };
}

/** Both get an entry: what became of the source, and what the target took from it. */
export const recordMerge = (
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  { kind, source, target, before, filled }: Merge,
): Promise<string[]> =>
  recordChanges(tx, site, acting, [
    { act: "merge", kind, id: source.id, before, after: { state: "merged", into: target.slug } },
    {
      ...{ act: "merge", kind, id: target.id, before: filled.before },
      after: { ...filled.after, about: source.name },
    },
  ]);
