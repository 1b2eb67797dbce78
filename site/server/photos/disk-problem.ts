import type { Logger } from "pino";
import { storageFull } from "../problems.ts";

/** What a full disk or a used-up quota means to the one who sent a photo; every other error as it is. */
export function problemOfDisk(error: unknown, log: Logger): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "ENOSPC" && code !== "EDQUOT") return error;
  log.error({ err: error }, "no space is left for photos");
  return storageFull();
}
