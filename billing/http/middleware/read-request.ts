import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import type * as z from "zod";
import { BadAppUserId, BadRequest, BodyTooLarge, type Problem } from "../../problems.ts";
import { appUserIdError } from "../../rules/customers/app-user-id-error.ts";
import { firstOf } from "../../rules/defined.ts";
import { maxBodyBytes, maxBodyDepth, maxIdempotencyKeyLength } from "../../rules/limits.ts";
import type { BillingEnv } from "./billing-env.ts";

/** The body of a request, parsed by `shape`. @throws a Problem that names the first error and where it is. */
export async function readBody<T>(
  c: { req: Pick<HonoRequest, "header" | "text"> },
  shape: z.ZodType<T>,
  o: { problem?: (why: string) => Problem; maxBytes?: number; takesAnyText?: boolean } = {},
): Promise<T> {
  const { problem = BadRequest, maxBytes = maxBodyBytes } = o;
  if (Number(c.req.header("content-length") ?? 0) > maxBytes) throw BodyTooLarge(maxBytes);
  const text = await c.req.text();
  if (Buffer.byteLength(text) > maxBytes) throw BodyTooLarge(maxBytes);
  if (isNestedDeeper(text, maxBodyDepth)) throw problem(`The body is nested more than ${maxBodyDepth} levels deep.`);
  const isChecked = !o.takesAnyText && mayBeUnstorable.test(text);
  const parsed = shape.safeParse(parseJson(text, problem, isChecked));
  if (parsed.success) return parsed.data;
  const issue = firstOf(parsed.error.issues, "issues");
  throw problem(`${issue.path.join(".") || "The body"}: ${issue.message}`);
}

/**
 * Refuses null characters in an address, which PostgreSQL stores in no text; app user ids have an error of their own.
 */
export const refuseNullCharacters = createMiddleware<BillingEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (/%00/.test(pathname.replace(/\/subscribers\/[^/]*/, "") + search)) {
    throw BadRequest("The address must not contain a null character.");
  }
  await next();
});

export function readAppUserId(id: string): string {
  const error = appUserIdError(id);
  if (error) throw BadAppUserId(error);
  return id;
}

/** Looks at every character of JSON text once, before parsing. */
function isNestedDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === "\\") at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === "[" || sign === "{") {
      if (++depth > levels) return true;
    } else if (sign === "]" || sign === "}") depth--;
  }
  return false;
}

/** Null when left out. */
export function readIdempotencyKey(c: { req: Pick<HonoRequest, "header"> }): string | null {
  const key = c.req.header("idempotency-key");
  if (key !== undefined && (!/^[\x21-\x7e]+$/.test(key) || key.length > maxIdempotencyKeyLength)) {
    throw BadRequest(`Idempotency-Key: use 1 to ${maxIdempotencyKeyLength} printable ASCII characters without spaces.`);
  }
  return key ?? null;
}

function parseJson(text: string, problem: (why: string) => Problem, isChecked: boolean): unknown {
  try {
    return JSON.parse(text === "" ? "{}" : text, isChecked ? storable : undefined);
  } catch (error) {
    throw problem(error instanceof Unstorable ? error.message : "The body is not JSON.");
  }
}

/** PostgreSQL stores every text but these: null characters, and halves of surrogate pairs. */
const mayBeUnstorable = /\\u(0000|d[89a-f])/i;

class Unstorable extends Error {}

function storable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === "string" && (text.includes("\0") || !text.isWellFormed())) {
      throw new Unstorable("The body must not contain null characters or halves of surrogate pairs.");
    }
  }
  return value;
}
