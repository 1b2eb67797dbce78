import { ErrorCode, PurchasesError } from "../errors.ts";

/** @throws PurchasesError NetworkError when the chunk could not be loaded */
export async function loadChunk<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new PurchasesError(ErrorCode.NetworkError, undefined, String(cause));
  }
}
