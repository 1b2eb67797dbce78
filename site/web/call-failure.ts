import type { FaultAnswer } from "../shared/api-answer.ts";

/** A call that did not succeed: which one, and what was answered. `status` is 0 when nothing was answered at all. */
export class CallFailure extends Error {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly answer: FaultAnswer | null;

  constructor(method: string, url: string, status: number, answer: FaultAnswer | null, cause?: unknown) {
    super(`[${method}] "${url}": ${status || "no answer"}`, { cause });
    this.method = method;
    this.url = url;
    this.status = status;
    this.answer = answer;
  }

  /** Messages by field name, for the form that was sent; empty when the failure is about no field. */
  get fields(): Record<string, string[]> {
    return this.answer?.data ?? {};
  }
}
