import { type AuditedFields, filledFields } from "../../catalogue-admin/history/audited-fields.ts";
import type { Change } from "../../catalogue-admin/history/record-change.ts";
import type { Entry } from "./lock-entry.ts";

// What the audit log says of an act on an entry: enough of the state before to go back to it.

export const publication = (entry: Entry): Change => ({
  ...{ act: "publish", kind: "entry", id: entry.id, before: stateOf(entry) },
  after: { state: "live", publishedVersion: entry.version },
});

export const scheduling = (entry: Entry, publishAt: Date): Change => ({
  ...{ act: "schedule", kind: "entry", id: entry.id, before: stateOf(entry) },
  after: { state: "scheduled", publishAt: publishAt.toISOString() },
});

export const unpublication = (entry: Entry): Change => ({
  ...{ act: "unpublish", kind: "entry", id: entry.id, before: stateOf(entry), after: { state: "draft" } },
});

export const deletion = (entry: Entry): Change => ({
  ...{ act: "delete", kind: "entry", id: entry.id },
  ...{ before: { ...stateOf(entry), slug: entry.slug }, after: { state: "deleted" } },
});

/** A deleted entry is a draft again. */
export const restoration = ({ id, title, state }: Entry): Change => ({
  ...{ act: "undo", kind: "entry", id, before: { state }, after: { title, state: "draft" } },
});

const stateOf = ({ title, state, publishedVersion, publishedAt, publishAt }: Entry): AuditedFields =>
  filledFields({
    ...{ title, state, publishedVersion },
    publishedAt: publishedAt?.toISOString() ?? null,
    publishAt: publishAt?.toISOString() ?? null,
  });
