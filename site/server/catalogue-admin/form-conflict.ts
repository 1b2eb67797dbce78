import type { Transaction } from "@hemline/database";
import type { SaveConflict } from "../../shared/catalogue-admin/catalogue-admin.ts";
import { saveConflict } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import type { SluggedKind } from "../slugs/tables.ts";
import { lastSaved } from "./history/last-change.ts";

interface Saved<Fields> {
  kind: SluggedKind;
  id: string;
  fields: Fields;
  /** Where the form that was sent differs. */
  differing: Exclude<keyof Fields, "version">[];
}

/** For a form whose version is old: what is there now, and who saved it. */
export async function formConflict<Fields>(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  { kind, id, fields, differing }: Saved<Fields>,
): Promise<Error> {
  const last = await lastSaved(tx, site, kind, id);
  const data: SaveConflict<Fields> = { ...last, saved: fields, fields: differing };
  return saveConflict(kind, last.by?.username ?? null, data);
}
