import type { EntryAction } from "../../../../shared/notebook-admin/action-form.ts";
import type {
  AdminEntry,
  EntryActionAnswer,
  EntryActionName,
} from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { showDone } from "../../catalogue-admin/actions/action-request.ts";
import { entryDoneText } from "./entry-action-texts.ts";

/** What an admin is about to do to some entries, as the list shows them. */
export interface EntryRequest {
  action: EntryActionName;
  entries: readonly Pick<AdminEntry, "id" | "title" | "version">[];
}

const actionOf = ({ action, entries }: EntryRequest): EntryAction => ({
  action,
  entries: entries.map(({ id, version }) => ({ id, version })),
});

/** What would happen. @throws CallFailure */
export async function previewEntryAction(
  request: EntryRequest,
  signal: AbortSignal,
): Promise<EntryActionAnswer | null> {
  const { data } = await callApi<EntryActionAnswer>(api.adminEntryActions, {
    ...{ method: "POST", body: { ...actionOf(request), preview: true }, toasts: "none", signal },
  });
  return data ?? null;
}

/** Does it, and offers to take it back. @throws CallFailure */
export async function takeEntryAction(
  request: EntryRequest,
  onChanged: () => unknown,
): Promise<EntryActionAnswer | null> {
  const { data } = await callApi<EntryActionAnswer>(api.adminEntryActions, {
    ...{ method: "POST", body: actionOf(request), toasts: "failures" },
  });
  if (!data) return null;
  showDone(entryDoneText(request.action, data.results), data.undo, onChanged, api.adminEntryUndos);
  return data;
}
