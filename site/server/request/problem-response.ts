import type { Answer } from "../../shared/api-answer.ts";
import { connectionLost, databaseUnavailable, internalError, SiteProblem } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";

/** Unexpected errors are logged and become a 500 without details. */
export function problemOf(
  error: unknown,
  { db, log }: Pick<SiteContext, "db" | "log">,
  requestId: string,
): SiteProblem {
  if (error instanceof SiteProblem) return error;
  if (isAborted(error)) return connectionLost();
  if (db.isAway(error)) {
    log.warn({ err: error, requestId }, "a request failed because the database is away");
    return databaseUnavailable();
  }
  if (isOvertaken(error)) {
    log.warn({ err: error, requestId }, "a request failed because many changed the same rows");
    return databaseUnavailable();
  }
  log.error({ err: error, requestId }, "a request failed");
  return internalError();
}

/** Node's error for a caller who left in the middle of a body. It has the same code as a lost database connection. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";

/** PostgreSQL's codes for two that waited for each other, and for one that waited too long for others. */
const overtakenCodes = new Set(["40P01", "55P03"]);

/** Nothing of the request was kept, and it succeeds when it is sent again. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && overtakenCodes.has(String(error.code))) || isOvertaken(error.cause));

export function problemResponse({ status, message, data, headers }: SiteProblem): Response {
  const body: Answer = data === undefined ? { message } : { message, data };
  return Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
