import { api } from "../../../shared/paths.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import type { ImportAnswer, ImportFaults } from "../../../shared/wardrobe/import.ts";
import { callApi } from "../../call-api.ts";
import { CallFailure } from "../../call-failure.ts";

export type ImportResult =
  | { kind: "imported"; count: number }
  /** Nothing was imported. */
  | { kind: "faults"; faults: ImportFaults }
  /** Nothing was imported. `path`: where a member can get more room. */
  | { kind: "refused"; message: string; path: string | null };

/** JSON begins with a bracket; anything else is read as CSV. */
export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** The key of what was sent without an answer: sending the same again imports it once. */
let unanswered: { text: string; key: string } | null = null;

export async function importItems(text: string): Promise<ImportResult> {
  const key = unanswered?.text === text ? unanswered.key : randomUuid();
  unanswered = { text, key };
  try {
    const { data } = await callApi<ImportAnswer>(api.itemImport, {
      method: "POST",
      body: new Blob([text], { type: isJson(text) ? "application/json" : "text/csv" }),
      headers: { "Idempotency-Key": key },
      toasts: "none",
    });
    unanswered = null;
    return { kind: "imported", count: data?.imported ?? 0 };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.status !== 0) unanswered = null;
    return resultOf(failure);
  }
}

function resultOf({ status, answer, fields }: CallFailure): ImportResult {
  const data: unknown = answer?.data;
  if (isFaults(data)) return { kind: "faults", faults: data };
  const lost = "The connection was lost. Your text is still here. Try again.";
  const message = status === 0 ? lost : (answer?.message ?? answer?.error ?? Object.values(fields).flat()[0]);
  const path = hasPath(data) ? data.path : null;
  return { kind: "refused", message: message ?? "We couldn’t import these items. Try again in a moment.", path };
}

const isFaults = (data: unknown): data is ImportFaults =>
  typeof data === "object" && data !== null && "faults" in data && Array.isArray(data.faults);

const hasPath = (data: unknown): data is { path: string } =>
  typeof data === "object" && data !== null && "path" in data && typeof data.path === "string";
