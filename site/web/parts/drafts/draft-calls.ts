import type { Answer } from "../../../shared/api-answer.ts";
import type { Draft } from "../../../shared/drafts/draft.ts";
import type { DraftPlace } from "../../../shared/drafts/draft-place.ts";
import { api } from "../../../shared/paths.ts";
import { fetchJson } from "../../fetch-json.ts";

/** `refused`: the same text would be refused again. */
export type DraftFailure = { step: "failed"; why: "no-connection" | "logged-out" | "busy" | "refused" };
export type FoundDraft<Body> = { step: "found"; draft: Draft<Body> | null } | DraftFailure;
export type DraftOutcome<Body> =
  | { step: "saved"; version: number }
  | { step: "deleted" }
  | { step: "conflict"; theirs: Draft<Body> | null }
  | DraftFailure;

/** A member's draft at one place, on the server. */
export interface DraftCalls<Body> {
  find(): Promise<FoundDraft<Body>>;
  /** @param isLeaving the page may be gone before the answer comes */
  save(body: Body, version: number, isLeaving: boolean): Promise<DraftOutcome<Body>>;
  delete(version: number, isLeaving: boolean): Promise<DraftOutcome<Body>>;
}

/** 200: the version, or nothing after a deletion. 409: the other draft. */
type WriteAnswer<Body> = Answer<Draft<Body> | null>;

export function draftCalls<Body>(place: DraftPlace): DraftCalls<Body> {
  const address = api.draft(place);
  return {
    async find() {
      const { status, answer } = await fetchJson<Answer<Draft<Body> | null>>(address);
      return status === 200 ? { step: "found", draft: answer?.data ?? null } : failureOf(status);
    },
    async save(body, version, keepalive) {
      const sent = { method: "PUT", body: { body, version }, keepalive } as const;
      const { status, answer } = await fetchJson<WriteAnswer<Body>>(address, sent);
      if (status === 200 && answer?.data) return { step: "saved", version: answer.data.version };
      return status === 409 ? { step: "conflict", theirs: answer?.data ?? null } : failureOf(status);
    },
    async delete(version, keepalive) {
      const sent = { method: "DELETE", keepalive } as const;
      const { status, answer } = await fetchJson<WriteAnswer<Body>>(`${address}?version=${version}`, sent);
      if (status === 200) return { step: "deleted" };
      return status === 409 ? { step: "conflict", theirs: answer?.data ?? null } : failureOf(status);
    },
  };
}

function failureOf(status: number): DraftFailure {
  if (status === 0) return { step: "failed", why: "no-connection" };
  if (status === 401) return { step: "failed", why: "logged-out" };
  return { step: "failed", why: status === 429 || status >= 500 ? "busy" : "refused" };
}
