import { isDeepStrictEqual } from "node:util";
import { ProblemBody } from "@hemline/protocol";
import { endpointOf, errorsOf } from "../http/docs/endpoints/all-endpoints.ts";
import type { Endpoint } from "../http/docs/endpoints/endpoint.ts";
import { exampleOf } from "../http/docs/endpoints/error-examples.ts";

/**
 * Every response a test gets is as documented, no field less and none more, and every error is one of those listed for
 * its endpoint.
 * @throws when it is not.
 */
export function assertDocumented(request: { method: string; pathname: string }, status: number, body: unknown): void {
  const { method, pathname } = request;
  if (!/^\/(v1|rcbilling)\//.test(pathname) || method === "OPTIONS") return;
  const endpoint = endpointOf(method, pathname);
  const where = `${method} ${pathname} answered ${status}`;
  if (!endpoint) {
    if (![401, 404, 405].includes(status))
      throw new Error(`${where}, and billing/http/docs/ does not know this endpoint.`);
    return;
  }
  const success = endpoint.responses[status];
  if (success) {
    mustFit(success.schema, body, where);
    return;
  }
  mustFit(ProblemBody, body, where);
  const { code } = body as ProblemBody;
  if (!isListedError(endpoint, status, code))
    throw new Error(`${where} with code ${code}, and billing/http/docs/ lists no such error for ${endpoint.name}.`);
}

function isListedError(endpoint: Endpoint, status: number, code: number): boolean {
  return errorsOf(endpoint)
    .map(exampleOf)
    .some((it) => it.status === status && it.body.code === code);
}

function mustFit(schema: { parse(body: unknown): unknown } | null, body: unknown, where: string): void {
  const read = schema ? schema.parse(body) : null;
  if (!isDeepStrictEqual(read, body)) {
    throw new Error(`${where} with fields that its schema does not know: ${JSON.stringify(body)}`);
  }
}
