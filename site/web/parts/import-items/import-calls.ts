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

/** What a file holds, and where it goes. */
export interface ImportKind {
  /** Where the text is sent. */
  url: string;
  /** “item” */
  noun: string;
  takesJson: boolean;
  limits: { imported: number; importedBytes: number };
}

/** The key of what was sent without an answer: sending the same again imports it once. */
let unanswered: { url: string; text: string; key: string } | null = null;

export async function importText({ url, noun, takesJson }: ImportKind, text: string): Promise<ImportResult> {
  const key = unanswered?.url === url && unanswered.text === text ? unanswered.key : randomUuid();
  unanswered = { url, text, key };
  try {
    const { data } = await callApi<ImportAnswer>(url, {
      method: "POST",
      body: new Blob([text], { type: takesJson && isJson(text) ? "application/json" : "text/csv" }),
      headers: { "Idempotency-Key": key },
      toasts: "none",
    });
    unanswered = null;
    return { kind: "imported", count: data?.imported ?? 0 };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.status !== 0) unanswered = null;
    return resultOf(failure, noun);
  }
}

function resultOf({ status, answer, fields }: CallFailure, noun: string): ImportResult {
  const data: unknown = answer?.data;
  if (isFaults(data)) return { kind: "faults", faults: data };
  const lost = "The connection was lost. Your text is still here. Try again.";
  const message = status === 0 ? lost : (answer?.message ?? answer?.error ?? Object.values(fields).flat()[0]);
  const path = hasPath(data) ? data.path : null;
  return { kind: "refused", message: message ?? `We couldn’t import these ${noun}s. Try again in a moment.`, path };
}

const isFaults = (data: unknown): data is ImportFaults =>
  typeof data === "object" && data !== null && "faults" in data && Array.isArray(data.faults);

const hasPath = (data: unknown): data is { path: string } =>
  typeof data === "object" && data !== null && "path" in data && typeof data.path === "string";
