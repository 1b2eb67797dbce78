import { cardProblem, type Problem, problemOf, unforeseen, unknownOutcome } from "../http/problem.ts";
import { taxProblems } from "../tax/tax-setting.ts";

export const faultKinds = [
  /** No answer; the call has had no effect, or its whole effect. */
  "time-out before",
  "time-out after",
  /** The connection is closed, likewise. */
  "closed before",
  "closed after",
  /** 409: another call has locked the object. Nothing has happened. */
  "conflict",
  /** 429. Nothing has happened. */
  "too many requests",
  /** 500, and nothing has happened: the key may be used again. */
  "error before",
  /** 500 although it has happened. The answer is stored: the same key returns the same 500 for a day. */
  "error after",
  /** 402, as if the key had been used for a declined attempt. Nothing happens, now or with this key later. */
  "saved decline",
  /** The key is deleted, as after a day: the call is a new one. */
  "forgotten key",
  /** The answers to tax calls while the account is not ready for them. */
  "taxes inactive",
  "no origin address",
  "no permission",
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** Matched against "POST /v1/refunds", without the query. */
  call: RegExp;
  kind: FaultKind;
  /** The number of failing calls; 1 by default. Each retry of the provider's package counts. */
  times?: number;
}

/** Faults on demand, kept in this process only. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** How many calls are still going to fail. */
  left(): number;
}

export interface FaultQueue extends Faults {
  take(line: string): FaultKind | undefined;
}

export function createFaults(): FaultQueue {
  let waiting: { call: RegExp; kind: FaultKind; left: number }[] = [];
  return {
    add({ call, kind, times = 1 }) {
      // Without the flags that make a pattern stateful.
      waiting.push({ call: new RegExp(call.source, call.flags.replace(/[gy]/g, "")), kind, left: times });
    },
    clear() {
      waiting = [];
    },
    left: () => waiting.reduce((sum, { left }) => sum + left, 0),
    take(line) {
      const fault = waiting.find(({ call }) => call.test(line));
      if (!fault) return undefined;
      fault.left -= 1;
      if (fault.left <= 0) waiting = waiting.filter((one) => one !== fault);
      return fault.kind;
    },
  };
}

const refusals: Partial<Record<FaultKind, () => Problem>> = {
  conflict: () =>
    problemOf(409, "Another call has locked this object. Try again in a moment.", { code: "lock_timeout" }),
  "too many requests": () => problemOf(429, "Too many calls in a short time. Wait a little.", { code: "rate_limit" }),
  "error before": unforeseen,
  "taxes inactive": taxProblems.inactive,
  "no origin address": taxProblems["no origin address"],
  "no permission": taxProblems["no permission"],
};

/** The problem that replaces a call. */
export const faultProblem = (kind: FaultKind | undefined): Problem | undefined =>
  kind === undefined ? undefined : refusals[kind]?.();

/** A stored answer that is not the call's own; `isDone` says whether the call takes effect nevertheless. */
export function storedFaultAnswer(kind: FaultKind | undefined): { answer: Problem; isDone: boolean } | undefined {
  if (kind === "error after") return { answer: unknownOutcome(), isDone: true };
  if (kind === "saved decline") return { answer: savedDecline(), isDone: false };
  return undefined;
}

const savedDecline = (): Problem =>
  cardProblem({ code: "card_declined", decline_code: "generic_decline", message: "Your card was declined." });
