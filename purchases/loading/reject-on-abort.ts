import { ErrorCode, PurchasesError } from "../errors.ts";

/**
 * Waits for something that may hang, such as a file on a dead connection, until code closes the checkout.
 * @throws PurchasesError UserCancelledError as soon as it was closed
 */
export function rejectOnAbort<Value>(signal: AbortSignal, waited: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const close = () => reject(new PurchasesError(ErrorCode.UserCancelledError));
    if (signal.aborted) close();
    signal.addEventListener("abort", close, { once: true });
    waited.then(resolve, reject).finally(() => signal.removeEventListener("abort", close));
  });
}
