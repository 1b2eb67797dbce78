import type { ProblemBody } from "@hemline/protocol";
import type { ErrorHandler, NotFoundHandler } from "hono";
import { Away, BadRequest, InternalError, Problem, UnknownPath, WrongMethod } from "../../problems.ts";
import type { BillingEnv } from "./billing-env.ts";

/** Every refusal is JSON with a numeric code; an unexpected error is logged and says nothing about itself. */
export const errorResponse: ErrorHandler<BillingEnv> = (error, c) => {
  const { db, log } = c.var.context;
  const problem = problemOf(error, db.isAway);
  if (problem.status === 500) log.error({ err: error, path: c.req.path }, "a billing request failed");
  else if (problem.cause) log.warn({ err: problem.cause, path: c.req.path }, problem.message);
  if (problem.retryAfterSeconds !== undefined) c.header("retry-after", String(problem.retryAfterSeconds));
  const { code, message, more } = problem;
  return c.json({ code, message, ...more } satisfies ProblemBody, problem.status);
};

function problemOf(error: Error, isAway: (error: unknown) => boolean): Problem {
  if (error instanceof Problem) return error;
  // Node's error for a caller who left in the middle of a body. It has the code of a lost database connection.
  if (error.message === "aborted" && "code" in error && error.code === "ECONNRESET")
    return BadRequest("The connection was lost before the whole request arrived.");
  return isAway(error) ? Away(error) : InternalError(error);
}

/** 404 for an unknown path, 405 for another method. */
export const notFoundResponse =
  (allowedAt: (path: string) => string[]): NotFoundHandler<BillingEnv> =>
  (c) => {
    const { method, path } = c.req;
    const allowed = allowedAt(path);
    // A route with this method may still have found nothing.
    const isWrong = allowed.length > 0 && !allowed.includes(method);
    const problem = isWrong ? WrongMethod(method, path, allowed) : UnknownPath(path);
    if (isWrong) c.header("allow", allowed.join(", "));
    return c.json({ code: problem.code, message: problem.message } satisfies ProblemBody, problem.status);
  };
