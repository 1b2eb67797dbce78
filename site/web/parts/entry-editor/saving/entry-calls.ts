import type { Answer, FaultAnswer } from "../../../../shared/api-answer.ts";
import type { EditedEntry, EntrySavedAnswer, EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { randomUuid } from "../../../../shared/uuid.ts";
import { fetchJson } from "../../../fetch-json.ts";
import type { SaveCall, SavedText, SaveOutcome } from "./autosave.ts";

type SaveAnswer = Answer<EntrySavedAnswer> & FaultAnswer;

/** Creates an entry once, and saves its text. */
export function entrySaveCall(): SaveCall<EntryText> {
  /** What was sent without an answer: the same key with another text would be refused. */
  let creation: { text: EntryText; key: string } | null = null;

  async function create(newest: EntryText): Promise<SaveOutcome> {
    creation ??= { text: newest, key: randomUuid() };
    const { text, key } = creation;
    const headers = { "Idempotency-Key": key };
    const answered = outcomeOf(await fetchJson<SaveAnswer>(api.adminEntries, { method: "POST", body: text, headers }));
    if (answered.step === "failed") return answered;
    creation = null;
    return answered.step === "saved" && text !== newest ? save(newest, answered) : answered;
  }

  async function save(text: EntryText, { id, version }: SavedText, keepsBefore = false): Promise<SaveOutcome> {
    const body = { ...text, version, keepsBefore };
    return outcomeOf(await fetchJson<SaveAnswer>(api.adminEntryText(id), { method: "PUT", body }));
  }

  return (text, known, keepsKnown) => (known ? save(text, known, keepsKnown) : create(text));
}

function outcomeOf({ status, answer }: { status: number; answer: SaveAnswer | null }): SaveOutcome {
  if (status === 200 && answer?.data) return { step: "saved", ...(answer.data as EntrySavedAnswer) };
  if (status === 0) return { step: "failed", why: "no-connection" };
  if (status === 401) return { step: "failed", why: "logged-out" };
  const conflict: unknown = answer?.data;
  if (status === 409 && isConflict(conflict)) return { step: "conflict", saved: conflict.saved };
  if (status === 200 || status === 409 || status === 429 || status >= 500) return { step: "failed", why: "busy" };
  return { step: "refused", message: sentencesOf(answer) };
}

const isConflict = (data: unknown): data is { saved: EditedEntry } =>
  typeof data === "object" && data !== null && "saved" in data && typeof data.saved === "object" && data.saved !== null;

/** What each field says, or else the whole answer. */
function sentencesOf(answer: FaultAnswer | null): string {
  const fields = Object.values(answer?.data ?? {}).flat();
  return fields.length ? fields.join(" ") : (answer?.message ?? "We couldn’t save this text.");
}
