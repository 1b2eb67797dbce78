import type { FaultAnswer } from "../shared/api-answer.ts";

/** `status` is 0 without an answer. */
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

  /** Messages by field name. */
  get fields(): Record<string, string[]> {
    return this.answer?.data ?? {};
  }
}
