import { isDeepStrictEqual } from "node:util";
import { ProblemBody } from "@hemline/protocol";
import { callOf, refusalsOf } from "../http/docs/calls.ts";
import { exampleOf } from "../http/docs/document.ts";

/**
 * Every answer a test gets is what the documents say, no field less and none more, and every refusal is one of those
 * listed for its call.
 * @throws when it is not.
 */
export function assertDocumented(request: { method: string; pathname: string }, status: number, body: unknown): void {
  const { method, pathname } = request;
  if (!/^\/(v1|rcbilling)\//.test(pathname) || method === "OPTIONS") return;
  const call = callOf(method, pathname);
  const where = `${method} ${pathname} answered ${status}`;
  if (!call) {
    if (![401, 404, 405].includes(status)) throw new Error(`${where}, and billing/http/docs/ does not know this call.`);
    return;
  }
  const answer = call.answers[status];
  if (answer) {
    mustFit(answer.schema, body, where);
    return;
  }
  mustFit(ProblemBody, body, where);
  const { code } = body as ProblemBody;
  const isListed = refusalsOf(call)
    .map(exampleOf)
    .some((it) => it.status === status && it.code === code);
  if (!isListed)
    throw new Error(`${where} with code ${code}, and billing/http/docs/ lists no such refusal for ${call.name}.`);
}

function mustFit(schema: { parse(body: unknown): unknown } | null, body: unknown, where: string): void {
  const read = schema ? schema.parse(body) : null;
  if (!isDeepStrictEqual(read, body)) {
    throw new Error(`${where} with fields that its schema does not know: ${JSON.stringify(body)}`);
  }
}
