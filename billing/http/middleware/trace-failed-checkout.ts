import { createMiddleware } from "hono/factory";
import { Problem } from "../../problems.ts";
import { operationOfSession } from "../../store/operations.ts";
import type { BillingEnv } from "./billing-env.ts";

/** What a header can carry of a client's trace id. */
const sendable = /^[\x21-\x7e]{1,200}$/;

/**
 * Makes a customer's problem findable: a refusal names the client's trace id, an unexpected error is logged with it.
 */
export const traceFailedCheckout = createMiddleware<BillingEnv>(async (c, next) => {
  await next();
  if (!c.error) return;
  const { context, caller } = c.var;
  const session = c.req.param("session") ?? "";
  const operation = await operationOfSession(context.db, caller.appId, session).catch(() => null);
  if (!operation) return;
  const { id, traceId } = operation;
  if (sendable.test(traceId)) c.res.headers.set("x-trace-id", traceId);
  if (!(c.error instanceof Problem))
    context.log.error({ operation: id, trace: traceId }, "a checkout failed unexpectedly");
});
