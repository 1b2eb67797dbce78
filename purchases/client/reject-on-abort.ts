import { ErrorCode, PurchasesError } from "../errors.ts";

/**
 * Waits for something that may hang for ever, such as a file on a dead line. Whoever closes from code does not wait with
 * it, and what comes of it then is nobody's business any more.
 * @throws PurchasesError UserCancelledError as soon as it was closed.
 */
export function unlessClosed<Value>(signal: AbortSignal, waited: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const close = () => reject(new PurchasesError(ErrorCode.UserCancelledError));
    if (signal.aborted) close();
    signal.addEventListener("abort", close, { once: true });
    waited.then(resolve, reject).finally(() => signal.removeEventListener("abort", close));
  });
}
