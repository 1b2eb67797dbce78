import type { CatalogueAction } from "../../../../shared/catalogue-admin/action-form.ts";
import type { ActionAnswer, UndoAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CatalogueActionName } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import { doneText, type EntryKind } from "./action-texts.ts";

export interface NamedEntry {
  slug: string;
  name: string;
}

/** What an admin is about to do to some brands, or to some products. */
export interface ActionRequest {
  action: CatalogueActionName;
  entries: readonly NamedEntry[];
  /** Which one stays, for merging; null while it has to be chosen. */
  into?: NamedEntry | null;
}

/** What is written in the dialog. */
export interface ActionWords {
  why: string;
  answer: string;
}

const actionsApi: Record<EntryKind, string> = { brand: api.adminBrandActions, product: api.adminProductActions };

/** Null while it is not known which one stays. */
function actionOf({ action, entries, into }: ActionRequest, { why, answer }: ActionWords): CatalogueAction | null {
  const slugs = entries.map(({ slug }) => slug);
  switch (action) {
    case "approve":
      return { action, slugs };
    case "refuse":
      return { action, slugs, answer };
    case "hide":
    case "show":
      return { action, slugs, why };
    case "merge":
      return into ? { action, slugs, into: into.slug } : null;
  }
}

const noWords: ActionWords = { why: "", answer: "" };

/** What would happen; null while it is not known which one stays. @throws CallFailure */
export async function previewAction(
  kind: EntryKind,
  request: ActionRequest,
  signal: AbortSignal,
): Promise<ActionAnswer | null> {
  const action = actionOf(request, noWords);
  if (!action) return null;
  const { data } = await callApi<ActionAnswer>(actionsApi[kind], {
    ...{ method: "POST", body: { ...action, preview: true }, toasts: "none", signal },
  });
  return data ?? null;
}

/** Does it, and offers to take it back. @throws CallFailure */
export async function takeAction(
  kind: EntryKind,
  request: ActionRequest,
  words: ActionWords,
  onChanged: () => unknown,
): Promise<ActionAnswer | null> {
  const action = actionOf(request, words);
  if (!action) return null;
  const { data } = await callApi<ActionAnswer>(actionsApi[kind], {
    ...{ method: "POST", body: action, toasts: "failures" },
  });
  if (!data) return null;
  showDone(doneText(request.action, kind, data.results), data.undo, onChanged);
  return data;
}

/** Says what was done, and offers to take it back. */
export function showDone(
  text: string,
  undo: ActionAnswer["undo"],
  onChanged: () => unknown,
  undosApi: string = api.adminUndos,
): void {
  const run = undo && (() => undoActions(undo.entries, onChanged, undosApi));
  showSuccess(text, run ? { label: "Undo", run } : undefined);
}

/** Takes actions back by their entries in the audit log. */
export async function undoActions(
  entries: readonly string[],
  onChanged: () => unknown,
  undosApi: string = api.adminUndos,
): Promise<void> {
  try {
    const { data } = await callApi<UndoAnswer>(undosApi, { method: "POST", body: { entries }, toasts: "failures" });
    const left = data?.results.filter(({ outcome }) => outcome !== "done").length ?? 0;
    showSuccess(left > 0 ? `Undone, except ${left} changed since` : "Undone");
  } catch {
    // The toast has said why.
  }
  await onChanged();
}
