import type { HonoRequest } from "hono";
import type * as z from "zod";
import { BadAppUserId, BadRequest, BodyTooLarge, type Problem } from "../problems.ts";
import { faultOfAppUserId } from "../rules/app-user-id.ts";

const largestBodyBytes = 64 * 1024;

/**
 * The body of a request, as `shape` says it must be.
 * @throws a Problem that names the first fault and where it is.
 */
export async function readBody<T>(
  c: { req: Pick<HonoRequest, "header" | "text"> },
  shape: z.ZodType<T>,
  o: { fault?: (why: string) => Problem; largestBytes?: number } = {},
): Promise<T> {
  const { fault = BadRequest, largestBytes = largestBodyBytes } = o;
  if (Number(c.req.header("content-length") ?? 0) > largestBytes) throw BodyTooLarge(largestBytes);
  const text = await c.req.text();
  if (Buffer.byteLength(text) > largestBytes) throw BodyTooLarge(largestBytes);
  const parsed = shape.safeParse(parseJson(text, fault));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw fault(`${issue.path.join(".") || "The body"}: ${issue.message}`);
}

/** The app user id of a path or a body. */
export function readAppUserId(id: string): string {
  const fault = faultOfAppUserId(id);
  if (fault) throw BadAppUserId(fault);
  return id;
}

function parseJson(text: string, fault: (why: string) => Problem): unknown {
  try {
    return JSON.parse(text === "" ? "{}" : text);
  } catch {
    throw fault("The body is not JSON.");
  }
}
