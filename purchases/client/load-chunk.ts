import { ErrorCode, PurchasesError } from "../errors.ts";

/** Waits for a part of the SDK that is a file of its own, and may be out of reach like anything else. */
export async function lazily<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new PurchasesError(ErrorCode.NetworkError, undefined, String(cause));
  }
}
