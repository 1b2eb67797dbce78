import { ErrorCode, PurchasesError } from "../errors.ts";

/**
 * Reads what the billing service answered to a call.
 * @throws PurchasesError UnexpectedBackendResponseError when the answer has another shape than the wire's.
 */
export function asExpected<Read>(call: string, read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    throw new PurchasesError(ErrorCode.UnexpectedBackendResponseError, undefined, `${call}: ${String(cause)}`);
  }
}
