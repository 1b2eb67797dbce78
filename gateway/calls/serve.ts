import type { Logger } from "pino";
import { type Caller, identifyCaller, type Keys } from "../http/api-keys.ts";
import { fieldsOf, treeOf } from "../http/form.ts";
import { newId } from "../http/ids.ts";
import { readShape } from "../http/parameters.ts";
import { connectionAborted, Problem, unforeseen } from "../http/problem.ts";
import { visibleFields } from "../http/visible-fields.ts";
import type { SqlPool } from "../store/sql.ts";
import { saveRecordedEvents } from "../webhooks/record-event.ts";
import { abortConnection } from "./abort-connection.ts";
import type { Call, Endpoint, SimulatorContext } from "./call.ts";
import { expanded, expansionsIn } from "./expand.ts";
import { type FaultKind, faultProblem, storedFaultAnswer } from "./faults.ts";
import { deleteIdempotencyKey, requestHash, runIdempotently, type SavedAnswer } from "./idempotency.ts";
import { type Envelope, respond } from "./respond.ts";

export interface ServeContext {
  simulator: SimulatorContext;
  keys: Keys;
  pool: SqlPool;
  clock: () => Date;
  log: Logger;
  /** Called after a call that may have written something. */
  onWrite(): void;
}

/** Configuring faults is never hit by one. */
export const faultsPath = "/v1/test_helpers/faults";

/**
 * Answers one call of an endpoint: keys, parameters, one transaction, one answer in the provider's shape.
 * `env` has Node's side of a network call. @throws as `fetch` does when a fault was requested.
 */
export async function serve(
  on: ServeContext,
  endpoint: Endpoint,
  request: Request,
  { id, env }: { id: string; env: object | undefined },
): Promise<Response> {
  const fault = endpoint.path === faultsPath ? undefined : on.simulator.faults.take(lineOf(request));
  if (fault === "time-out before" || fault === "closed before") return abortConnection(fault, env);
  const answer = await answerSafely(on, endpoint, request, { id, fault });
  if (fault === "time-out after" || fault === "closed after") return abortConnection(fault, env);
  return answer;
}

const lineOf = (request: Request): string => `${request.method} ${new URL(request.url).pathname}`;

const problemOf = (error: unknown): Problem =>
  error instanceof Problem ? error : (connectionAborted(error) ?? unforeseen());

interface Arrival {
  id: string;
  fault: FaultKind | undefined;
}

async function answerSafely(on: ServeContext, endpoint: Endpoint, request: Request, about: Arrival): Promise<Response> {
  const requestId = newId("req");
  const idempotencyKey = request.method === "POST" ? request.headers.get("Idempotency-Key") : null;
  try {
    const requested = faultProblem(about.fault);
    if (requested) throw requested;
    const answer = await answerEndpoint(on, endpoint, request, { ...about, requestId, idempotencyKey });
    if (request.method !== "GET") on.onWrite();
    return respond({ ...answer, isLasting: true }, { requestId, idempotencyKey });
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status >= 500 && !about.fault)
      on.log.error({ err: error, requestId, path: endpoint.path }, "a call went wrong");
    return respond({ status: problem.status, body: { error: problem.body }, requestId }, { requestId, idempotencyKey });
  }
}

async function answerEndpoint(
  on: ServeContext,
  endpoint: Endpoint,
  request: Request,
  about: Arrival & { requestId: string; idempotencyKey: string | null },
): Promise<Envelope> {
  const url = new URL(request.url);
  const authorization = request.headers.get("Authorization") ?? undefined;
  const text = request.method === "GET" ? url.search.slice(1) : await request.text();
  const fields = fieldsOf(text);
  const caller = identifyCaller(
    { authorization, account: request.headers.get("Stripe-Account") ?? undefined },
    fields,
    { keys: on.keys, account: on.simulator.account },
    endpoint.audience,
  );
  const form = treeOf(fields);
  const expansions = expansionsIn(form);
  const given = readShape(endpoint.shape, form);
  const { id, fault, ...rest } = about;
  const now = on.clock();

  const work = async (sql: Call["sql"]): Promise<Omit<SavedAnswer, "requestId">> => {
    const call: Call = { simulator: on.simulator, sql, now, caller, ...rest, recordedEvents: [] };
    const answer = await endpoint.answer(call, given, id);
    await saveRecordedEvents(call);
    if (answer instanceof Problem) return refusal(caller, answer);
    return { status: 200, body: visibleFields(caller.audience, await expanded(sql, answer, expansions)) };
  };
  const run = async (sql: Call["sql"]): Promise<Omit<SavedAnswer, "requestId">> => {
    const instead = storedFaultAnswer(fault);
    if (instead?.isDone) await work(sql);
    return instead ? refusal(caller, instead.answer) : work(sql);
  };
  const runOnce = async (sql: Call["sql"]): Promise<Envelope> => {
    if (rest.idempotencyKey === null) return { ...(await run(sql)), requestId: rest.requestId };
    // A browser must not replay a server's key, nor the other way round.
    const key = `${caller.audience}:${rest.idempotencyKey}`;
    if (fault === "forgotten key") await deleteIdempotencyKey(sql, key);
    const hash = requestHash(request.method, url.pathname, text);
    const answer = await runIdempotently(sql, { key, hash, requestId: rest.requestId, now }, () => run(sql));
    return fault === "saved decline" ? { ...answer, isReplay: true } : answer;
  };
  try {
    if (request.method === "GET") return { ...(await run(on.pool)), requestId: rest.requestId };
    return await on.pool.transaction(runOnce);
  } catch (error) {
    if (error instanceof Problem) return { ...refusal(caller, error), requestId: rest.requestId };
    throw error;
  }
}

const refusal = (caller: Caller, problem: Problem): Omit<SavedAnswer, "requestId"> => ({
  status: problem.status,
  body: { error: visibleFields(caller.audience, problem.body) },
});
