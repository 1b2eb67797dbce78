import type { CatalogueActionName, CatalogueState } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import type { ActionRequest, NamedEntry } from "../actions/action-request.ts";

/** What bulk actions need to know of a row. */
export interface SelectedEntry extends NamedEntry {
  state: CatalogueState;
}

/** One of the things that can be done with the selected rows. */
export interface BulkChoice<Request = ActionRequest> {
  label: string;
  request: Request;
}

/** What can be done with the selected rows, each action with those that it fits. */
export function bulkChoices(rows: readonly SelectedEntry[]): BulkChoice[] {
  const inState = (...states: CatalogueState[]) => rows.filter(({ state }) => states.includes(state));
  const choice = (action: CatalogueActionName, entries: readonly SelectedEntry[], verb: string, what = "") =>
    entries.length ? [{ label: labelOf(rows, entries, verb, what), request: { action, entries } }] : [];
  const proposed = inState("proposed");
  return [
    ...choice("approve", proposed, "Approve", "proposed"),
    ...choice("approve", inState("refused"), "Approve", "refused"),
    ...mergeChoice(inState("proposed", "live", "hidden")),
    ...choice("refuse", proposed, "Refuse", "proposed"),
    ...choice("hide", inState("live"), "Hide", "live"),
    ...choice("show", inState("hidden"), "Show again", "hidden"),
  ];
}

/** Proposals are always counted. */
const labelOf = (rows: readonly unknown[], entries: readonly unknown[], verb: string, what: string) =>
  what === "proposed" ? `${verb} ${entries.length} ${what}` : bulkLabel(rows, entries, verb, what);

/** “Hide” where it fits all that are selected, “Hide 1 live” where it fits some. */
export const bulkLabel = (rows: readonly unknown[], fitting: readonly unknown[], verb: string, what: string): string =>
  fitting.length === rows.length ? verb : `${verb} ${fitting.length} ${what}`;

/** Into the only public one among those selected, or one that has to be chosen. */
function mergeChoice(rows: readonly SelectedEntry[]): BulkChoice[] {
  if (rows.length === 0) return [];
  const [into, ...otherLive] = rows.filter(({ state }) => state === "live");
  const others = rows.filter((row) => row !== into);
  if (into && otherLive.length === 0 && others.length > 0)
    return [{ label: `Merge into ${into.name}`, request: { action: "merge", entries: others, into } }];
  return [{ label: "Merge into…", request: { action: "merge", entries: rows, into: null } }];
}

export const toggled = (keys: ReadonlySet<string>, key: string): Set<string> =>
  new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]);
