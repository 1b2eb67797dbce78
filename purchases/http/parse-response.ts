import { ErrorCode, PurchasesError } from "../errors.ts";

/**
 * @throws PurchasesError UnexpectedBackendResponseError when `read` fails, as the answer has another shape
 */
export function parseResponse<Read>(call: string, read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    throw new PurchasesError(ErrorCode.UnexpectedBackendResponseError, undefined, `${call}: ${String(cause)}`);
  }
}
