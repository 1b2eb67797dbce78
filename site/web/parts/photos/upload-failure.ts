import type { FaultAnswer } from "../../../shared/api-answer.ts";
import { CallFailure } from "../../call-failure.ts";

/** A step of an upload that failed, with the time that the site asks to wait. */
export class UploadFailure extends CallFailure {
  readonly retryAfterSeconds: number | null;

  /** @param retryAfter the header of that name */
  constructor(method: string, url: string, status: number, answer: FaultAnswer | null, retryAfter: string | null) {
    super(method, url, status, answer);
    this.retryAfterSeconds = Number(retryAfter) || null;
  }
}
