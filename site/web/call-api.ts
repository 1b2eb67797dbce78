import type { Answer, FaultAnswer } from "../shared/api-answer.ts";
import { CallFailure } from "./call-failure.ts";
import { type FetchOptions, fetchJson, methodOf } from "./fetch-json.ts";
import { openAccountDialog } from "./state/account-dialog.ts";
import { showError, showSuccess } from "./state/show-toast.ts";

export interface CallOptions extends FetchOptions {
  /** Toasts for: everything; failures only; "form": everything but messages of fields, which the form shows; nothing. */
  toasts?: "all" | "failures" | "form" | "none";
  /** False for logging in itself: a 401 then opens no dialog. */
  login?: boolean;
}

/**
 * Calls the site's API and shows its messages as toasts. A 401 opens the login dialog; the call is repeated
 * afterwards.
 * @throws CallFailure when the call failed, or the person did not log in.
 */
export async function callApi<Data = unknown>(url: string, options: CallOptions = {}): Promise<Answer<Data>> {
  const toasts = options.toasts ?? "all";
  const { status, answer, cause } = await fetchJson<Answer<Data> & FaultAnswer>(url, options);
  if (status >= 200 && status < 300) {
    const success: Answer<Data> = answer ?? {};
    const isSaid = toasts === "all" || toasts === "form";
    if (status === 200 && isSaid && typeof success.message === "string" && success.message)
      showSuccess(success.message);
    return success;
  }
  const failure = new CallFailure(methodOf(options), url, status, answer, cause);
  if (status === 401 && options.login !== false) return afterLogin<Data>(url, options, failure);
  if (toasts !== "none") toastFailure(failure, toasts === "form");
  throw failure;
}

/** Without toasts and login dialog, for calls that the person did not start. */
export const callApiQuietly = <Data = unknown>(url: string, options: FetchOptions = {}): Promise<Answer<Data>> =>
  callApi<Data>(url, { ...options, toasts: "none", login: false });

function afterLogin<Data>(url: string, options: CallOptions, failure: CallFailure): Promise<Answer<Data>> {
  return new Promise((resolve, reject) => {
    openAccountDialog({
      mode: "login",
      onSignedIn: () => callApi<Data>(url, { ...options, login: false }).then(resolve, reject),
      onDismissed: () => reject(failure),
    });
  });
}

function toastFailure({ status, answer, fields }: CallFailure, isForm: boolean): void {
  const atFields = Object.values(fields).flat();
  if (isForm && atFields.length) return;
  const sentences = [answer?.message, answer?.error, ...atFields].flatMap((text) =>
    typeof text === "string" && text !== "" ? [text] : [],
  );
  for (const text of sentences) showError(text);
  if (sentences.length === 0) showError(defaultMessage(status));
}

/** Shows as toasts the messages that the text of the form does not contain. */
export function toastUnseen({ answer, fields }: CallFailure, seen: string): void {
  const unseen = Object.values(fields)
    .flat()
    .filter((text) => !seen.includes(text));
  if (unseen.length === 0) return;
  for (const text of [answer?.message, answer?.error, ...unseen]) if (text) showError(text);
}

const defaultMessage = (status: number) =>
  status === 0
    ? "We can’t reach Hemline. Check your connection and try again."
    : `Something went wrong (${status}). Try again.`;
