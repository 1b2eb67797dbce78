import type { FaultAnswer } from "../../shared/answer.ts";
import type { SiteContext } from "../parts.ts";
import { away, badRequest, SiteProblem } from "../problems.ts";

/** What we say when it is our fault. */
export const ourFault = "Something went wrong on our side. Please try again in a moment.";

/** The problem that an error is; what nobody expected is written down and becomes a 500 that tells nothing. */
export function problemOf(
  error: unknown,
  { db, log }: Pick<SiteContext, "db" | "log">,
  requestId: string,
): SiteProblem {
  if (error instanceof SiteProblem) return error;
  if (isBrokenOff(error)) return badRequest("The request broke off. Send it again.");
  if (db.isAway(error)) {
    log.warn({ err: error, requestId }, "a request failed because the database is away");
    return away();
  }
  log.error({ err: error, requestId }, "a request failed");
  return new SiteProblem(500, ourFault);
}

/** Node's word for a caller who left in the middle of a body. It has the code of a lost database connection. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";

/** A problem as the API says it. */
export function problemResponse({ status, message, fields, headers }: SiteProblem): Response {
  const body: FaultAnswer = fields ? { message, data: fields } : { message };
  return Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
