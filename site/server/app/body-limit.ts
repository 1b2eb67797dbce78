import { bodyLimit as limitBody } from "hono/body-limit";
import { itemLimits, notebookLimits } from "../../shared/limits.ts";
import { payloadTooLarge } from "../problems.ts";

const limitedTo = (maxSize: number) =>
  limitBody({
    maxSize,
    onError: () => {
      throw payloadTooLarge(maxSize);
    },
  });

/** Refuses bodies of more than 256 kB. Photos have a limit of their own. */
export const bodyLimit = limitedTo(256 * 1024);

export const importLimit = limitedTo(itemLimits.importedBytes);

export const entryTextLimit = limitedTo(notebookLimits.textBytes);
