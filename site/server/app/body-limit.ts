import { bodyLimit as limitBody } from "hono/body-limit";
import { payloadTooLarge } from "../problems.ts";

const maxBodyBytes = 256 * 1024;

/** Refuses bodies of more than 256 kB. Photos have a limit of their own. */
export const bodyLimit = limitBody({
  maxSize: maxBodyBytes,
  onError: () => {
    throw payloadTooLarge(maxBodyBytes);
  },
});
