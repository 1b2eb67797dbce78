import type { Logger } from "pino";
import { storageFull } from "../problems.ts";

/** A 507 for a full disk or an exceeded quota; every other error unchanged. */
export function diskProblem(error: unknown, log: Logger): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code !== "ENOSPC" && code !== "EDQUOT") return error;
  log.error({ err: error }, "no space is left for photos");
  return storageFull();
}
